/** What the stands shout: the loudest of what was told at once. */
import type { Said, Stage } from "../contract";

export interface Shouted {
  text: string;
  tone: "gold" | "dark" | "yellow" | "red";
}

/** By the note's id, the loudest first; the gap that fills the shout. */
const SHOUTS: [note: string, shout: string, tone: Shouted["tone"], gap?: string][] = [
  ["hat-trick", "shout-hat-trick", "gold"],
  ["gold", "shout-gold", "gold", "who"],
  ["nutmeg", "shout-nutmeg", "dark"],
  ["out", "shout-gold", "gold", "who"],
  ["took-red", "shout-red", "red", "who"],
  ["played-skip", "shout-sits-out", "yellow", "skipped"],
  ["played-goal", "shout-goal", "gold"],
  ["round-begins", "shout-round", "dark", "round"],
];

export function shout(notes: Said[], stage: Pick<Stage, "t">): Shouted | null {
  for (const [id, words, tone, gap] of SHOUTS) {
    const note = notes.find(([other, { place }]) => other === id && (place === undefined || place === 1));
    const filling = gap === undefined ? undefined : note?.[1][gap];
    if (note) return { text: stage.t(words, filling === undefined ? {} : { [gap === "round" ? "round" : "who"]: filling }), tone };
  }
  return null;
}
