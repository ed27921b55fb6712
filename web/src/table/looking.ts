/**
 * Looking at a card, wherever it lies: whatever has `data-face` is one. A mouse that rests on it asks for its help, a finger
 * that rests on it (or `i`) opens it. Boards write nothing for it; what they do with a press themselves stays theirs.
 */
import { longPress, pressed } from "./press";

const REST = 500;

/** The card an element belongs to; none if it is no card, or one that cannot be told. */
export function cardAt(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>("[data-face]") : null;
}

export interface Looking {
  /** The mouse rests on a card, or has gone from it. */
  rest(card: HTMLElement | null): void;
  /** A card is to be opened. */
  open(card: HTMLElement): void;
}

/** An attachment of the room: watches every card in it. `.peek` is what is shown for a resting mouse: it may be entered. */
export function looking({ rest, open }: Looking): (room: HTMLElement) => () => void {
  return (room) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let on: HTMLElement | null = null;
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || (event.target as Element).closest?.(".peek")) return;
      const card = event.buttons === 0 ? cardAt(event.target) : null;
      if (card === on) return;
      clearTimeout(timer);
      on = card;
      timer = setTimeout(() => rest(card), card ? REST : 200);
    };
    const away = (): void => {
      clearTimeout(timer);
      on = null;
      rest(null);
    };
    // The click that ends a long press on the mat does nothing else.
    const click = (event: MouseEvent): void => {
      if (!pressed() || !(event.target as Element).closest?.(".mat")) return;
      event.stopPropagation();
      event.preventDefault();
    };
    let last: HTMLElement | null = null;
    const down = (event: PointerEvent): void => {
      away();
      // Cards of the hand have a long press of their own.
      last = (event.target as Element).closest?.(".mat") ? cardAt(event.target) : null;
    };
    room.addEventListener("pointerover", over);
    room.addEventListener("pointerleave", away);
    room.addEventListener("pointerdown", down, true);
    room.addEventListener("click", click, true);
    const letGo = longPress(() => last && open(last), () => last !== null)(room);
    return () => {
      clearTimeout(timer);
      letGo();
      room.removeEventListener("pointerover", over);
      room.removeEventListener("pointerleave", away);
      room.removeEventListener("pointerdown", down, true);
      room.removeEventListener("click", click, true);
    };
  };
}
