/** What the game's words call decks and squares, and how squares are read out. */
import type { Said } from "../contract";
import type { Stage } from "../stage.svelte";
import { ANIMALS, type Meeting, type Put, type Squares } from "./grid";

const PATTERNS: Record<string, string> = { L: "leopard", Z: "zebra", T: "tiger", G: "giraffe", R: "ruby", E: "emerald", S: "sapphire", A: "amethyst", "+": "centre" };

/** The animal of a deck, `FR`. */
export const animal = (deck: string): Said => [`animal-${ANIMALS[deck]}`, {}];
/** What a square shows. */
export const pattern = (letter: string): Said => [`pattern-${PATTERNS[letter] ?? "unknown"}`, {}];

/** The squares of a card: `top leopard, leopard and zebra, middle …`. */
export function rows(stage: Stage, squares: Squares): string {
  const row = (at: number): { list: Said[] } => ({ list: squares.slice(at, at + 3).map(pattern) });
  return stage.t("rows", { top: row(0), middle: row(3), bottom: row(6) });
}

/** What lies over what. */
export const pairs = (met: Meeting[]): { list: Said[] } => ({ list: met.map(({ mine, below }) => ["air-pair", { mine: pattern(mine), below: pattern(below) }]) });

/** The placement that a hint names. */
export function hinted([, { put, location }]: Said): (Put & { location: number | null }) | null {
  if (!Array.isArray(put)) return null;
  const { card, turns, x, y } = put[1] as { card: { card: string }; turns: number; x: number; y: number };
  const at = (location as { at: string } | undefined)?.at.split(":")[1];
  return { card: card.card, rot: turns, x, y, location: at === undefined ? null : Number(at) };
}

/** Milliseconds as m:ss. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
