/**
 * Lessons: play files with a teacher. The comments right above a step are what the teacher says before it; `# de: …` says it in
 * another language. Seat 0 is the learner, whose steps are to be found; all other steps are played as written, and those of
 * which nothing is said go along with the step before them. So every step has words.
 */
import { languages } from "../words/index.svelte";

export const LEARNER = 0;

export interface LessonStep {
  /** The line of the file that this step is, from 1; the position is the table before it. */
  line: number;
  /** Lines of others that go along without words on the way here, from the step before. */
  along: number[];
  seat: number | null;
  action: string | null;
  /** What the teacher says before it, by language. */
  words: Record<string, string[]>;
}

export interface Lesson {
  game: string;
  seats: number;
  names: string[];
  steps: LessonStep[];
}

/** Reads a lesson. */
export function readLesson(text: string): Lesson {
  const lesson: Lesson = { game: "", seats: 0, names: [], steps: [] };
  let words: Record<string, string[]> = {};
  let along: number[] = [];
  const lines = text.split("\n");
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    const act = /^(\d+): (.+?)(?: @\d+)?(?:\s+#.*)?$/.exec(line);
    if (line.startsWith("#")) speak(words, line);
    else if (line === "clock" || line.startsWith("clock ") || act) {
      const step = { line: at + 1, seat: act ? Number(act[1]) : null, action: act?.[2] ?? null };
      const silent = step.seat !== LEARNER && Object.keys(words).length === 0 && lesson.steps.length > 0;
      if (silent) along.push(step.line);
      else lesson.steps.push({ ...step, along, words });
      if (!silent) along = [];
      words = {};
    } else if (line) {
      head(lesson, line);
      words = {};
    }
  }
  lesson.steps.push({ line: lines.length + 1, along, seat: null, action: null, words });
  return lesson;
}

function speak(words: Record<string, string[]>, line: string): void {
  const [, text = ""] = /^#\s*(.*)$/.exec(line) ?? [];
  const [, code = "", other = ""] = /^([a-z]{2}):\s*(.*)$/.exec(text) ?? [];
  if (code in languages) (words[code] ??= []).push(other);
  else (words.en ??= []).push(text);
}

function head(lesson: Lesson, line: string): void {
  const [, key, value = ""] = /^(\w+) (.*)$/.exec(line) ?? [];
  if (key === "game") lesson.game = value;
  else if (key === "seats") lesson.seats = Number(value);
  else if (key === "name") {
    const [, seat, who] = /^(\d+) (.*)$/.exec(value) ?? [];
    if (seat && who) lesson.names[Number(seat)] = who;
  }
}
