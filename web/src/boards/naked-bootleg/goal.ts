/** What a seat is still missing, for the note on the chalk-board. */
import type { SeatView } from "../../wire/naked-bootleg/SeatView";

export type Goal = "none" | "three" | "four" | "red" | "flag" | "one";

/** A formation needs four and three like cards (NB-0.4, NB-4.5); in Capture the Flag the flag as well. */
export function goalOf(seat: SeatView): Goal {
  if (seat.redzone) return !seat.eligible ? "flag" : seat.held === 1 ? "one" : "red";
  const [only] = seat.downed;
  if (!only) return "none";
  return only.cards.length >= 4 ? "three" : "four";
}
