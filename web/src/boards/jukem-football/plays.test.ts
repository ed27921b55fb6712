import { describe, expect, it } from "vitest";
import type { Choice, Said } from "../contract";
import { learn } from "../../words/testing";
import { Stage } from "../stage.svelte";
import { board } from "./board";
import { order, read } from "./cards";
import { periods } from "./periods";
import { aimed, attempt, cardsOf, fit, meaning, partners } from "./plays";
import { shouts } from "./shouts";

const choice = (action: string, ...faces: string[]): Choice => ({
  action,
  label: ["plain", { text: action }],
  clause: "JK-4.21",
  touches: [...faces.map((face) => ({ touch: "card" as const, zone: { name: "hand", seat: 0 }, face })), { touch: "zone", zone: { name: "drive", seat: 0 } }],
});

describe("cards", () => {
  it("are read from their notation", () => {
    expect(read("P5-20")).toMatchObject({ kind: "pass", from: 5, yards: 20, index: "5–20", colour: "black" });
    expect(read("C35")).toMatchObject({ kind: "catch", yards: 35 });
    expect(read("PICK")).toMatchObject({ kind: "picked", colour: "red" });
    expect(read("HOLD").colour).toBe("yellow");
  });

  it("stand in the hand with throws beside catches and defence last", () => {
    const hand = ["FUM", "C20", "R5", "P5-20", "R30"];
    expect(hand.toSorted((a, b) => order(a) - order(b))).toEqual(["R5", "R30", "P5-20", "C20", "FUM"]);
  });
});

describe("plays", () => {
  it("are read with their yards", () => {
    expect(meaning("run 15 pan juk").yards).toBe(50);
    expect(meaning("pass 15-35 30 juk")).toMatchObject({ act: "pass", yards: 60, jukem: true });
    expect(meaning("return").yards).toBe(50);
    expect(meaning("discard P5-20")).toMatchObject({ act: "discard", yards: 0 });
  });

  it("fit what is picked, copies counted", () => {
    const run = cardsOf(choice("run 15", "R15"));
    expect(fit(run, [])).toBe(1);
    expect(fit(run, ["R15"])).toBe(2);
    expect(fit(run, ["R15", "R15"])).toBe(0);
    expect(fit(["P5-20", "C15"], ["C15"])).toBe(1);
  });

  it("show the catches of a pass", () => {
    const choices = [choice("pass 5-20 15", "P5-20", "C15"), choice("pass 5-20 15 juk", "P5-20", "C15", "JUK"), choice("run 5", "R5")];
    expect([...partners(choices, ["P5-20"])].sort()).toEqual(["C15", "JUK"]);
    expect([...partners(choices, ["R5"])]).toEqual([]);
  });

  it("are aimed at a zone", () => {
    expect(aimed(choice("run 5", "R5"), { name: "drive", seat: 0 })).toBe(true);
    expect(aimed(choice("run 5", "R5"), { name: "discard", seat: null })).toBe(false);
  });

  it("are tried in the server's notation when they are not offered", () => {
    expect(attempt(["PAN", "R15"], [], false)).toBe("run 15 pan");
    expect(attempt(["C40", "P5-20"], [], false)).toBe("pass 5-20 40");
    expect(attempt(["P5-20"], ["P5-20", "C40"], false)).toBe("pass 5-20 40");
    expect(attempt(["JUK", "KR"], [], false)).toBe("return juk");
    expect(attempt(["FG"], [], false)).toBe("goal");
    expect(attempt(["SACK"], [], true)).toBe("defend SACK");
    expect(attempt(["JUK"], [], false)).toBe("discard JUK");
    expect(attempt(["R5", "R10"], [], false)).toBeNull();
  });
});

describe("what was told", () => {
  const who = { seat: 1 };
  const told: Said[] = [
    ["half-begins", { half: 1, who }], ["touchdown", { who, points: 7 }], ["half-begins", { half: 2, who }],
    ["field-goal", { who, points: 3 }], ["overtime-begins", { number: 1, who }],
  ];

  it("makes the score of each period", () => {
    const found = periods(told);
    expect(found.map(({ period, points }) => [period, points])).toEqual([[1, [0, 7]], [2, [0, 3]], [3, [0, 0]]]);
    expect(found[1]?.goals).toEqual([0, 1]);
    // A record begins after the deal.
    expect(periods(told.slice(1))).toEqual(found);
  });

  it("is heard and shouted by its id", () => {
    learn("jukem-football");
    const stage = new Stage(board, { act: () => Promise.reject(new Error()), why: () => Promise.resolve(null), now: () => 0 });
    stage.table = { ...stage.table, game: "jukem-football" };
    expect(told.map((note) => board.sound?.(note, stage))).toEqual(["whistle", "crowd", "whistle", "crowd", "whistle"]);
    expect(shouts(told, stage).map(({ text }) => text)).toEqual(["IT'S GOOD!", "OVERTIME"]);
    expect(shouts([["wiped-out", { card: { card: "FUM" }, who }]], stage)[0]?.tone).toBe("red");
    expect(shouts([["allowed", { who }]], stage)).toEqual([]);
  });
});
