/** A long press: a card is looked at closely, and the click that ends the press does nothing else. */
const LONG = 450;
let last = -Infinity;

/** Whether the click that comes now ends a long press. */
export const pressed = (): boolean => performance.now() - last < 700;

/** An attachment: calls `run` when a finger or the mouse rests on the element, where `wanted` says that it may. */
export function longPress(run: () => void, wanted: () => boolean = () => true): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !wanted()) return;
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        last = performance.now();
        run();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) stop();
    };
    // The click comes when the finger is lifted, however long that takes.
    const up = (): void => {
      stop();
      if (performance.now() - last < 5000) last = performance.now();
    };
    const menu = (event: Event): void => {
      if (wanted()) event.preventDefault();
    };
    const on: [string, (event: never) => void][] = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", stop], ["contextmenu", menu]];
    for (const [name, listener] of on) element.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of on) element.removeEventListener(name, listener as EventListener);
    };
  };
}
