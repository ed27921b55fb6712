/** Where the points came from: a finished match, read once from its record. */
import { api } from "./api";
import type { Story } from "./api";

/** One change of somebody's points, and what was said when it happened. */
export interface Reason {
  step: number;
  seat: number;
  points: number;
  notes: string[];
}

/** Every change of points in a story, in order. */
export function reasons(story: Story): Reason[] {
  let before: number[] = story.moments[0]?.scores.map(() => 0) ?? [];
  const found: Reason[] = [];
  for (const moment of story.moments) {
    for (const [seat, score] of moment.scores.entries()) {
      const points = score - (before[seat] ?? 0);
      if (points !== 0) found.push({ step: moment.step, seat, points, notes: moment.notes.filter((note) => about(note, seat)) });
    }
    before = moment.scores;
  }
  return found;
}

/** Whether a note speaks of a seat, or of nobody. */
function about(note: string, seat: number): boolean {
  const seats = [...note.matchAll(/\b[Ss]eat (\d+)\b/g)].map((hit) => Number(hit[1]));
  return seats.length === 0 || seats.includes(seat);
}

export async function storyOf(table: string): Promise<Story> {
  return api.story(table, "truth");
}
