/** Where the points came from: a finished match, read once from its record. */
import { api } from "./api";
import type { Story } from "./api";
import type { Said } from "../table/model";
import { seats } from "../words/speaker";

/** One change of somebody's points, and what was said when it happened. */
export interface Reason {
  step: number;
  seat: number;
  points: number;
  notes: Said[];
}

/** Every change of points in a story, in order. */
export function reasons(story: Story): Reason[] {
  let before: number[] = story.moments[0]?.scores.map(() => 0) ?? [];
  const found: Reason[] = [];
  for (const moment of story.moments) {
    for (const [seat, score] of moment.scores.entries()) {
      const points = score - (before[seat] ?? 0);
      if (points !== 0) found.push({ step: moment.step, seat, points, notes: moment.log.map(({ said }) => said).filter((note) => tellsOf(note, seat)) });
    }
    before = moment.scores;
  }
  return found;
}

/** Everything that was said in a story, in order. */
export function sayings(story: Story): Said[] {
  return story.moments.flatMap((moment) => moment.log.map(({ said }) => said));
}

/** Whether a note speaks of a seat, or of nobody. */
function tellsOf(note: Said, seat: number): boolean {
  const told = seats(note);
  return told.length === 0 || told.includes(seat);
}

export async function storyOf(table: string): Promise<Story> {
  return api.story(table, "truth");
}
