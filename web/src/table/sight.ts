/** Where many people do not fit at once, the list of them scrolls to what matters now. */
import type { Stage } from "../boards/stage.svelte";

/** An attachment of a list that scrolls: what can be chosen in it (`.ring`), else who is awaited (`.waits`), is brought into sight after the frame. */
export function inSight(stage: Pick<Stage, "table" | "choices" | "picks">): (list: HTMLElement) => () => void {
  return (list) => {
    void [stage.table.awaited, stage.choices, stage.picks];
    const timer = setTimeout(() => {
      if (list.scrollHeight <= list.clientHeight) return;
      const room = list.getBoundingClientRect();
      const rings = [...list.querySelectorAll(".ring")].map((ring) => ring.getBoundingClientRect());
      if (rings.some((ring) => shift(ring, room) === 0)) return;
      const one = rings[0] ?? list.querySelector(".waits")?.getBoundingClientRect();
      if (one) list.scrollTop += shift(one, room);
    }, 60);
    return () => clearTimeout(timer);
  };
}

/** How far a list must scroll to show a part of it: nothing if it is in sight. */
export function shift(one: { top: number; bottom: number }, room: { top: number; bottom: number }): number {
  if (one.top < room.top) return one.top - room.top;
  return one.bottom > room.bottom ? Math.min(one.bottom - room.bottom, one.top - room.top) : 0;
}
