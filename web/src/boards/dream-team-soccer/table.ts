/** What the mat tells about seats and tricks, read from the view. */
import type { View } from "../../wire/dream-team-soccer/View";

export type State = "turn" | "lead" | "skipped" | "out" | "played" | "passed" | "trade" | "next" | "deals" | "left" | "idle";

/** What a seat is called by its state; one that played shows its cards, and one that waits nothing. */
export const STATES: Partial<Record<State, string>> = {
  turn: "state-turn", lead: "state-lead", skipped: "state-skipped", out: "state-out", passed: "state-passed",
  trade: "state-trade", next: "state-next", deals: "state-deals", left: "state-left",
};

/** The cards of each play of the trick, the oldest first. */
export function tricks(view: View, cards: string[]): { player: number; value: number; cards: string[] }[] {
  const size = view.size ?? 1;
  return view.trick.map((one, at) => ({ ...one, cards: cards.slice(at * size, (at + 1) * size) }));
}

/** Who would act after the one whose turn it is. */
export function next(view: View, counts: number[]): number | null {
  if (view.turn === null || view.step !== "follow") return null;
  const at = view.clockwise.indexOf(view.turn);
  const last = view.trick.at(-1)?.player ?? null;
  for (let step = 1; step < view.clockwise.length; step++) {
    const seat = view.clockwise[(at + step) % view.clockwise.length] ?? 0;
    if (seat === last) return null;
    if ((counts[seat] ?? 0) > 0 && view.skipped !== seat) return seat;
  }
  return null;
}

/** How a seat stands, in one word. */
export function stateOf(view: View, seat: number, counts: number[], over: boolean): State {
  const place = view.places.indexOf(seat);
  if (place >= 0 && (counts[seat] ?? 0) === 0) return "out";
  if (place >= 0) return "left";
  if (over) return "idle";
  if (view.skipped === seat) return "skipped";
  if (view.turn === seat) return view.step === "lead" ? "lead" : "turn";
  if (view.trades.some((trade) => trade.upper === seat || trade.lower === seat)) return "trade";
  if (view.passed.includes(seat)) return "passed";
  if (view.trick.some((one) => one.player === seat)) return "played";
  if (next(view, counts) === seat) return "next";
  return view.podium.at(-1) === seat ? "deals" : "idle";
}

export const pointsOf = (view: View, seat: number): number => {
  const medals = view.medals[seat];
  return medals ? medals.gold * 3 + medals.silver * 2 + medals.bronze : 0;
};

/** Where a rank stands on the mat, in sixtieths of its width: three on the podium, second at the left; the others on the bench. */
export function stand(rank: number, seats: number, wide: boolean): { row: number; from: number; span: number } {
  const bench = seats - 3;
  const podium = wide ? 12 : 20;
  if (rank <= 3) return { row: 1, from: (wide ? 13 : 1) + podium * ([1, 0, 2][rank - 1] ?? 0), span: podium };
  const span = wide ? 12 : Math.floor(60 / Math.max(bench, 3));
  const first = 1 + Math.floor((60 - span * bench) / 2);
  return { row: 2, from: first + span * (rank - 4), span };
}
