/** A finished match looked at again by an expert: what the server found, as a plot and a few sentences need it. */
import type { Said } from "../wire/Said";
import { language } from "../words/index.svelte";

/** One decision. Chances are between 0 (lost) and 1 (won), as an expert at that seat would see them among equals. */
export interface Decision {
  step: number;
  seat: number;
  action: string;
  label: Said;
  chance: number;
  took: number;
  best: string;
  best_label: Said;
  loss: number;
  swing: number;
  bluff_odds: number | null;
  bluff: boolean | null;
}

/** How a seat fared. */
export interface SeatReview {
  seat: number;
  began: number;
  won: number;
  skill: number;
  luck: number;
  agreed: number;
  decisions: number;
}

export interface Review {
  game: string;
  worlds: number;
  decisions: Decision[];
  turning_points: number[];
  seats: SeatReview[];
  /** After which line of the replay each step of the match had been made. */
  moments: number[];
}

/** A point of a seat's curve: where in the replay, and its chance there. */
export interface Point {
  at: number;
  chance: number;
  decision: Decision | null;
}

/** The line of the replay before which a decision was made. */
export const before = (review: Review, decision: Decision): number => (review.moments[decision.step - 1] ?? decision.step) - 1;

/** A seat's chances from its first decision to the end. */
export function curve(review: Review, seat: number, last: number): Point[] {
  const own = review.decisions.filter((decision) => decision.seat === seat);
  const points: Point[] = own.map((decision) => ({ at: before(review, decision), chance: decision.chance, decision }));
  const fared = review.seats.find((one) => one.seat === seat);
  return fared ? [...points, { at: last, chance: fared.won, decision: null }] : points;
}

/** The decision at a moment: the one to be made there, else the one that was just made. */
export function decisionAt(review: Review, at: number): Decision | null {
  const next = review.decisions.find((decision) => before(review, decision) === at);
  return next ?? review.decisions.find((decision) => before(review, decision) === at - 1) ?? null;
}

/** The nearest decision after (1) or before (-1) a moment. */
export function neighbour(review: Review, at: number, way: 1 | -1, seat: number): Decision | null {
  const own = review.decisions.filter((decision) => decision.seat === seat);
  return (way > 0 ? own.find((decision) => before(review, decision) > at) : own.findLast((decision) => before(review, decision) < at)) ?? null;
}

/** The decision of a seat that is nearest to a place on the curve. */
export function nearest(points: Point[], at: number): Decision | null {
  let best: Point | null = null;
  for (const point of points) if (point.decision && (!best || Math.abs(point.at - at) < Math.abs(best.at - at))) best = point;
  return best?.decision ?? null;
}

const hundredths = (share: number, signs: "auto" | "always" = "auto"): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: signs }).format(share);

/** A chance as people say it; never 0 or 100 unless it is. */
export function percent(chance: number): string {
  if (chance > 0 && Math.round(chance * 100) === 0) return `<${hundredths(0.01)}`;
  return hundredths(chance < 1 ? Math.min(chance, 0.99) : chance);
}

/** A difference of chances, with its sign. */
export function signed(difference: number): string {
  if (Math.round(difference * 100) === 0) return `±${hundredths(0)}`;
  return hundredths(difference, "always").replace("-", "−");
}
