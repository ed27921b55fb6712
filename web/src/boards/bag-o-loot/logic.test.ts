import { describe, expect, test } from "vitest";
import type { Choice, Said, Stage } from "../contract";
import { learn } from "../../words/testing";
import { speakerOf } from "../../words/games.svelte";
import type { View } from "../../wire/bag-o-loot/View";
import { dots, edge, METALS, metal, outline, rankOf } from "./coins";
import { count } from "./count";
import { attempt, bagSaid, fit, rank, read, sense } from "./moves";
import { news, withheld } from "./news";

const view = (more: Partial<View> = {}): View =>
  ({
    advanced: false, round: 2, rounds: 4, extra_rounds: 0, ends_at: null, time_up: false, dealer: 0, turn: 0, phase: "play", plays: 0, bag_made: false, ditches: 0, barren: 0,
    ranks: [1, 2], looters: 3, hands: [4, 4], pile: 9, points: [0, 0], window: null, challenger: null,
    sets: [{ name: "s1", owner: 0, rank: 7, coins: 2, looters: 1 }, { name: "s2", owner: 1, rank: 16, coins: 4, looters: 0 }],
    bags: [{ name: "b3", zone: "s3", owner: 1, made: 1, rank: null, genuine: null }],
    ...more,
  }) as View;
const choice = (action: string, label: Said = ["do-draw", {}]): Choice => ({ action, label, clause: "", touches: [] });
const hand = { name: "hand", seat: 0 };
const pick = (...faces: string[]): Stage["picks"] => faces.map((face, copy) => ({ zone: hand, face, copy }));
const stage = (more: Partial<Stage<View>> = {}): Stage<View> =>
  ({ view: view(), you: 0, picks: [], target: null, log: [], choice: () => undefined, ...more }) as unknown as Stage<View>;

describe("coins", () => {
  test("sixteen coins differ in metal or edge", () => {
    const kinds = Array.from({ length: 16 }, (_, at) => `${METALS.indexOf(metal(at + 1))} ${edge(at + 1)}`);
    expect(new Set(kinds).size).toBe(16);
  });
  test("as many dots as the number says", () => {
    expect(dots(11).match(/M/g)).toHaveLength(11);
    expect(outline("eight").match(/L/g)).toHaveLength(7);
  });
  test("a looter has no rank", () => {
    expect([rankOf("16"), rankOf("L"), rankOf("?")]).toEqual([16, null, null]);
  });
});

describe("moves", () => {
  test("are read from their notation", () => {
    expect(read("open 7 x2 +1L")).toEqual({ verb: "open", cards: ["7", "7", "L"], spot: null, seat: null });
    expect(read("snitch 10 b3")).toEqual({ verb: "snitch", cards: ["10"], spot: "b3", seat: null });
    expect(read("forfeit 2").seat).toBe(2);
    expect(read("forfeit lot").seat).toBe(-1);
  });
  test("fit what is picked, by number of cards", () => {
    expect(fit("open 7 x2", pick("7"), null)).toBe(1);
    expect(fit("open 7 x2", pick("7", "7"), null)).toBe(2);
    expect(fit("open 7 x2", pick("7", "7", "7"), null)).toBe(0);
    expect(fit("open 7 x1 +1L", pick("7", "L"), null)).toBe(2);
    expect(fit("steal 7 s2", pick("7"), { name: "s2", seat: null })).toBe(2);
    expect(fit("steal 7 s2", pick("7"), { name: "s1", seat: null })).toBe(0);
    expect(fit("snitch 7 b3", pick("7"), { name: "s3", seat: null })).toBe(2);
    expect(fit("forfeit 1", [], { seat: 1 })).toBe(2);
    expect(fit("draw", [], { name: "pile", seat: null })).toBe(2);
  });
  test("mean what their words are called, the last card or not", () => {
    const bluff: Said = ["do-bluff", { set: ["set", { who: { seat: 1 }, rank: 16 }], card: { card: "3" } }];
    expect(sense(choice("bag 3 s2", bluff))).toBe("do-bluff");
    expect(sense(choice("bag 3 s2", ["do-last", { play: bluff }]))).toBe("do-bluff");
  });
  test("what is tried is asked for", () => {
    expect(attempt(stage({ picks: pick("7") }))).toBe("open 7 x1");
    expect(attempt(stage({ picks: pick("7", "L") }))).toBe("open 7 x1 +1L");
    expect(attempt(stage({ picks: pick("L", "L") }))).toBe("open L x2");
    expect(attempt(stage({ picks: pick("7", "8") }))).toBeNull();
    expect(attempt(stage({ picks: pick("3"), target: { name: "s1", seat: null } }))).toBe("build 3 s1");
    expect(attempt(stage({ picks: pick("3"), target: { name: "s2", seat: null } }))).toBe("bag 3 s2");
    expect(attempt(stage({ picks: pick("L"), target: { name: "s3", seat: null } }))).toBe("snitch L b3");
  });
  test("with nothing picked, what costs a card comes last", () => {
    const order = ["forfeit 1", "snitch 7 b3", "open 7 x2", "build 7 s1"].map((action) => ({ action, at: rank(choice(action), stage()) }));
    expect(order.sort((a, b) => a.at - b.at).map(({ action }) => action)).toEqual(["build 7 s1", "open 7 x2", "snitch 7 b3", "forfeit 1"]);
  });
  test("bluffing comes after what is safe", () => {
    expect(rank(choice("bag 3 s2", ["do-bluff", {}]), stage())).toBeGreaterThan(rank(choice("bag 16 s2", ["do-bag", {}]), stage()));
  });
});

describe("the log", () => {
  const at = { at: "s3" };
  const opened: Said = ["opened", { who: { seat: 1 }, rank: 5, coins: 4, looters: 0, cards: { cards: ["5", "5", "5", "5"] }, place: at }];
  test("does not give away what is in a shut bag (BL-7.2)", () => {
    expect(withheld(opened, view({ bags: [] }))).toBe(false);
    expect(withheld(opened, view())).toBe(true);
    expect(withheld(["turned", { cards: { cards: ["5", "L"] }, at }], view())).toBe(true);
    expect(withheld(["built", { who: { seat: 1 }, rank: 5, card: { card: "L" }, place: at }], view())).toBe(true);
  });
  test("keeps what names no card of the bag", () => {
    expect(withheld(["bagged", { who: { seat: 1 }, place: at }], view())).toBe(false);
    expect(withheld(["snitched-wrong", { who: { seat: 0 }, card: { card: "8" }, place: at }], view())).toBe(false);
    expect(withheld(opened, view({ bags: [{ name: "b3", zone: "s3", owner: 1, made: 1, rank: 5, genuine: null }] }))).toBe(false);
  });
  test("a bag is called by its label", () => {
    learn("bag-o-loot");
    const [shut] = view().bags.map(bagSaid);
    expect(speakerOf("bag-o-loot").t("said-bag", { bag: shut as Said })).toBe("2’s bag no. 1");
    expect(speakerOf("bag-o-loot").t("do-take-bag", { bag: bagSaid({ name: "b3", zone: "s3", owner: 0, made: 1, rank: 6, genuine: null }) })).toBe("Take 1’s bag of sixes");
    expect(speakerOf("bag-o-loot").place("s12")).toBe("set s12");
  });
});

describe("news", () => {
  test("an opened bag is shown, looters last", () => {
    const turned = (face: string) => ({ told: "turned" as const, card: { face }, at: { name: "s3", seat: null } });
    const facts = [{ told: "log" as const, said: ["snitched-wrong", { who: { seat: 0 }, place: { at: "s3" } }] as Said }, ...["L", "2", "2", "2", "2"].map(turned)];
    expect(news(facts, view())).toEqual({ kind: "opened", owner: 1, faces: ["2", "2", "2", "2", "L"], rank: 2 });
  });
  test("a counted round is that before the new deal", () => {
    const facts = [["scored", { who: { seat: 0 }, points: 12 }], ["scored", { who: { seat: 1 }, points: 3 }], ["round-begins", { who: { seat: 1 }, round: 2 }]].map((said) => ({ told: "log" as const, said: said as Said }));
    expect(news(facts, view())).toEqual({ kind: "scored", round: 1, points: [{ seat: 0, points: 12 }, { seat: 1, points: 3 }] });
  });
});

test("points come from bags and cards in sets", () => {
  expect(count(view(), [13, 14])).toEqual([
    { seat: 0, bags: 0, cards: 3, round: 3, before: 10, all: 13 },
    { seat: 1, bags: 1, cards: 4, round: 14, before: 0, all: 14 },
  ]);
});
