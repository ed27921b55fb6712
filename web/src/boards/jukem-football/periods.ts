/** The score by period, read from what a match said. */
import type { Said } from "../contract";

export interface Score {
  period: number;
  points: number[];
  touchdowns: number[];
  goals: number[];
}

export function periods(told: Said[]): Score[] {
  const begun = (period: number): Score => ({ period, points: [0, 0], touchdowns: [0, 0], goals: [0, 0] });
  // The record's first step comes after the deal: what it said of the first half may be missing.
  const found = [begun(1)];
  for (const [id, { half, number, who, points }] of told) {
    const period = id === "half-begins" ? Number(half) : id === "overtime-begins" ? Number(number) + 2 : 0;
    if (period > 1) found.push(begun(period));
    const now = found.at(-1);
    if (!now || (id !== "touchdown" && id !== "field-goal") || typeof who !== "object" || !("seat" in who)) continue;
    now.points[who.seat] = (now.points[who.seat] ?? 0) + Number(points);
    const kind = id === "touchdown" ? now.touchdowns : now.goals;
    kind[who.seat] = (kind[who.seat] ?? 0) + 1;
  }
  return found;
}
