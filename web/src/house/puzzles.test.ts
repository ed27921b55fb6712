import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/GameInfo";
import { better, feat, nextPuzzle, puzzleOfTheDay, shelf, solved } from "./puzzles.svelte";

const known = [
  { value: "a-0001", label: "uno", said: ["option-puzzle-value", { puzzle: "a-0001", cards: 3, stars: 1 }] },
  { value: "a-0002", label: "dos", said: ["option-puzzle-value", { puzzle: "a-0002", cards: 4, stars: 2 }] },
  { value: "g-0001", label: "tres", said: ["option-puzzle-value", { puzzle: "g-0001", cards: 5, stars: 5 }] },
  { value: "next", label: "the next one" },
];
const game = { options: [{ key: "puzzle", known }] } as unknown as GameInfo;

describe("puzzles", () => {
  it("are read from what the server offers", () => {
    expect(shelf(game)).toEqual([
      { id: "a-0001", number: 1, side: "animal", cards: 3, stars: 1 },
      { id: "a-0002", number: 2, side: "animal", cards: 4, stars: 2 },
      { id: "g-0001", number: 1, side: "gems", cards: 5, stars: 5 },
    ]);
    expect(shelf(undefined)).toEqual([]);
  });

  it("are remembered by the best try, and lead to the next one", () => {
    expect(better({ hints: 0, ms: 9 }, { hints: 1, ms: 2 })).toBe(true);
    expect(better({ hints: 1, ms: 9 }, { hints: 1, ms: 2 })).toBe(false);
    const all = shelf(game);
    expect(nextPuzzle(all)?.id).toBe("a-0001");
    solved("a-0001", { hints: 1, ms: 5000 });
    solved("a-0001", { hints: 2, ms: 10 });
    expect(feat("a-0001")).toEqual({ hints: 1, ms: 5000 });
    expect(nextPuzzle(all)?.id).toBe("a-0002");
    expect(nextPuzzle(all, "a-0002")?.id).toBe("g-0001");
  });

  it("take turns by the day", () => {
    const all = shelf(game);
    expect(new Set([0, 1, 2].map((day) => puzzleOfTheDay(all, day)?.id)).size).toBe(3);
    expect(puzzleOfTheDay([], 5)).toBeUndefined();
  });
});
