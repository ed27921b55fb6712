/** The shelf of puzzles, and which of them this browser has solved: kept in local storage, told to nobody. */
import type { GameInfo } from "../wire/GameInfo";

/** The game that has puzzles, and its option that names one. */
export const PUZZLER = "camouflage";
const OPTION = "puzzle";
const PLACE = "parlor.puzzles";

export interface Puzzle {
  id: string;
  /** Its number on the shelf of its side, from 1. */
  number: number;
  side: "animal" | "gems";
  cards: number;
  /** One to five. */
  stars: number;
}

/** How it was solved best: with how few hints, and how fast. */
export interface Feat {
  hints: number;
  ms: number;
}

/** The puzzles that the server offers; what their words are made of says how hard they are. */
export function shelf(game: GameInfo | undefined): Puzzle[] {
  const known = game?.options.find((option) => option.key === OPTION)?.known ?? [];
  const count = { animal: 0, gems: 0 };
  return known.flatMap(({ value, said }) => {
    if (!said) return [];
    const side = value.startsWith("g") ? "gems" : "animal";
    count[side] += 1;
    const { cards, stars } = said[1];
    return { id: value, number: count[side], side, cards: Number(cards ?? 0), stars: Number(stars ?? 1) };
  });
}

function stored(): Record<string, Feat> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Feat>;
  } catch {
    return {};
  }
}

let feats = $state.raw<Record<string, Feat>>(stored());

export const feat = (id: string): Feat | undefined => feats[id];

/** Whether a feat beats the one before: fewer hints first, then less time. */
export function better(one: Feat, other: Feat | undefined): boolean {
  return !other || one.hints < other.hints || (one.hints === other.hints && one.ms < other.ms);
}

/** Remembers that a puzzle was solved. */
export function solved(id: string, done: Feat): void {
  if (!better(done, feats[id])) return;
  feats = { ...feats, [id]: done };
  try {
    localStorage.setItem(PLACE, JSON.stringify(feats));
  } catch {
    // Private windows may refuse to store; it is remembered as long as the page.
  }
}

/** The next one to solve: the first unsolved one after `id` on its side, else anywhere. */
export function nextPuzzle(all: Puzzle[], id?: string): Puzzle | undefined {
  const at = all.findIndex((puzzle) => puzzle.id === id);
  const open = (puzzle: Puzzle): boolean => !feats[puzzle.id] && puzzle.id !== id;
  const side = all[at]?.side;
  return all.slice(at + 1).find((puzzle) => open(puzzle) && (!side || puzzle.side === side)) ?? all.find(open) ?? all[0];
}

/** One a day, the same for everybody, easy on some days and hard on others. */
export function puzzleOfTheDay(all: Puzzle[], day: number): Puzzle | undefined {
  return all[(day * 37) % Math.max(1, all.length)];
}

/** Today, counted in days. */
export const today = (): number => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);
