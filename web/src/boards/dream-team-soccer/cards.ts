/** What the cards of Dream Team Soccer are, read from their sign. */
import type { Said } from "../contract";

/** The values as the rules count them; a Free Kick has none. */
export function value(face: string): number | null {
  if (face === "F") return null;
  return { G: 0, Y: 8, K: 11, R: 12 }[face] ?? Number(face);
}

/** The face of a value. */
export const faceOf = (value: number): string => ({ 0: "G", 11: "K", 12: "R" })[value] ?? String(value);

/** Cards as the game says them: `two 4s and a Free Kick`. */
export function some(faces: string[]): { list: Said[] } {
  const kinds = [...new Set(faces)].map((face) => ({ card: { card: face }, count: faces.filter((other) => other === face).length }));
  return { list: kinds.map(({ card, count }) => (card.card === "F" && count === 2 ? ["both", { card }] : ["some", { card, count }])) };
}

/** From the strongest to the weakest, wild ones first. */
export function order(face: string): number {
  if (face === "F") return -1;
  return (value(face) ?? 0) * 2 + (face === "Y" ? 1 : 0);
}

/** The colour behind a value, from hot to cool, and the sign in the corner. */
export const LOOKS: Record<string, { ground: string; index: string }> = {
  G: { ground: "#f5b81c", index: "0" },
  1: { ground: "#e4572e", index: "1" },
  2: { ground: "#e86a33", index: "2" },
  3: { ground: "#d94f70", index: "3" },
  4: { ground: "#b84b9e", index: "4" },
  5: { ground: "#8458c7", index: "5" },
  6: { ground: "#5468d4", index: "6" },
  7: { ground: "#2f83c9", index: "7" },
  8: { ground: "#3a3a45", index: "8" },
  9: { ground: "#2c8c86", index: "9" },
  10: { ground: "#4c8a4a", index: "10" },
  K: { ground: "#1e8a55", index: "K" },
  F: { ground: "#1aa0a8", index: "★" },
  R: { ground: "#c4281f", index: "R" },
  Y: { ground: "#ffd23f", index: "8" },
};
