import { describe, expect, it } from "vitest";
import { before, curve, decisionAt, nearest, neighbour, percent, signed, type Decision, type Review } from "./review";

const decision = (step: number, seat: number, chance: number): Decision => ({
  step, seat, action: "a", label: ["a", {}], chance, took: chance, best: "a", best_label: ["a", {}], loss: 0, swing: 0, bluff_odds: null, bluff: null,
});
// Two people sat down first, so that the first step of the match is the third line of the replay; step 3 was the clock's.
const review: Review = {
  game: "g", worlds: 1, turning_points: [], moments: [3, 4, 5, 6, 8],
  decisions: [decision(1, 0, 0.5), decision(2, 1, 0.4), decision(5, 0, 0.9)],
  seats: [{ seat: 0, began: 0.5, won: 1, skill: 0, luck: 0.5, agreed: 2, decisions: 2 }, { seat: 1, began: 0.4, won: 0, skill: 0, luck: -0.4, agreed: 1, decisions: 1 }],
};

describe("a review", () => {
  it("knows the place of a decision in the replay", () => {
    expect(review.decisions.map((one) => before(review, one))).toEqual([2, 3, 7]);
  });

  it("draws a seat's chances to the end", () => {
    expect(curve(review, 0, 9).map(({ at, chance }) => [at, chance])).toEqual([[2, 0.5], [7, 0.9], [9, 1]]);
    expect(curve(review, 1, 9).map(({ at, chance }) => [at, chance])).toEqual([[3, 0.4], [9, 0]]);
  });

  it("speaks of the decision ahead, else of the one just made", () => {
    expect(decisionAt(review, 2)?.step).toBe(1);
    expect(decisionAt(review, 3)?.step).toBe(2);
    expect(decisionAt(review, 4)?.step).toBe(2);
    expect(decisionAt(review, 6)).toBeNull();
    expect(decisionAt(review, 8)?.step).toBe(5);
  });

  it("finds the next and the nearest", () => {
    expect(neighbour(review, 2, 1, 0)?.step).toBe(5);
    expect(neighbour(review, 7, -1, 0)?.step).toBe(1);
    expect(neighbour(review, 7, 1, 0)).toBeNull();
    expect(nearest(curve(review, 0, 9), 5)?.step).toBe(5);
    expect(nearest(curve(review, 0, 9), 4)?.step).toBe(1);
  });

  it("says chances with care", () => {
    expect([0, 0.004, 0.5, 0.997, 1].map(percent)).toEqual(["0%", "<1%", "50%", "99%", "100%"]);
    expect([0.12, -0.12, 0.001].map(signed)).toEqual(["+12%", "−12%", "±0%"]);
  });
});
