/** The score by period, read from the record of a match. */
export interface Score {
  period: number;
  points: number[];
  touchdowns: number[];
  goals: number[];
}

/** What was told at one step, and how the points stood after it. */
interface Moment {
  scores: number[];
  notes: string[];
}

export function periods(moments: Moment[]): Score[] {
  const begun = (period: number): Score => ({ period, points: [0, 0], touchdowns: [0, 0], goals: [0, 0] });
  // The record's first step comes after the deal: what it said of the first half may be missing.
  const found = [begun(1)];
  for (const { notes } of moments) {
    for (const note of notes) {
      const begins = /^(The first half|The second half|Overtime (\d+)) begins/.exec(note);
      const period = begins ? (begins[2] ? Number(begins[2]) + 2 : begins[1] === "The first half" ? 1 : 2) : 0;
      if (period > 1) found.push(begun(period));
      const hit = /^(Touchdown|It's good)! Seat (\d) scores (\d+)\.$/.exec(note);
      const now = found.at(-1);
      if (!hit || !now) continue;
      const seat = Number(hit[2]);
      now.points[seat] = (now.points[seat] ?? 0) + Number(hit[3]);
      const kind = hit[1] === "Touchdown" ? now.touchdowns : now.goals;
      kind[seat] = (kind[seat] ?? 0) + 1;
    }
  }
  return found;
}
