import { describe, expect, it } from "vitest";
import type { Choice } from "../contract";
import { order, read, spoken } from "./cards";
import { periods } from "./periods";
import { aimed, attempt, cardsOf, fit, meaning, partners } from "./plays";
import { english, german } from "./say";

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
    expect(read("PICK")).toMatchObject({ kind: "picked", colour: "red", title: "PICKED OFF!" });
    expect(read("HOLD").colour).toBe("yellow");
  });

  it("are called as the log calls them", () => {
    expect(["R15", "P5-20", "KR", "FG", "SACK"].map(spoken)).toEqual(["RUN 15", "PASS 5–20", "KICK RETURN", "FIELD GOAL", "SACK!"]);
  });

  it("stand in the hand with throws beside catches and defence last", () => {
    const hand = ["FUM", "C20", "R5", "P5-20", "R30"];
    expect(hand.toSorted((a, b) => order(a) - order(b))).toEqual(["R5", "R30", "P5-20", "C20", "FUM"]);
  });
});

describe("plays", () => {
  it("are read with their yards", () => {
    expect(meaning("run 15 pan juk").yards).toBe(50);
    expect(meaning("pass 15-35 30 juk")).toMatchObject({ act: "pass", yards: 60, jukem: true, range: "15–35" });
    expect(meaning("return").yards).toBe(50);
    expect(meaning("discard P5-20")).toMatchObject({ act: "discard", card: "P5-20", yards: 0 });
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

describe("the log", () => {
  const voice = { you: 0, name: (seat: number) => ["Mina", "Theo"][seat] ?? "" };

  it("speaks German of others and of you", () => {
    expect(german("Seat 1 plays PASS 5–20 + CATCH 15 for 15 yards and stands at 40.", voice)).toBe("Theo spielt PASS 5–20 + CATCH 15 über 15 Yards und steht bei 40.");
    expect(german("Seat 0 answers with SACK! The drive loses 15 yards.", voice)).toBe("Du antwortest mit SACK! Der Angriff verliert 15 Yards.");
    expect(german("Overtime 2 begins. Seat 0 deals.", voice)).toBe("Verlängerung 2 beginnt. Du gibst.");
    expect(german("Something else.", voice)).toBeNull();
  });

  it("tells the score of each period", () => {
    const told = ["The first half begins. Seat 0 deals.", "Touchdown! Seat 1 scores 7.", "The second half begins. Seat 1 deals.", "It's good! Seat 1 scores 3.", "Overtime 1 begins. Seat 0 deals."];
    const found = periods(told.map((note) => ({ scores: [], notes: [note] })));
    expect(found.map(({ period, points }) => [period, points])).toEqual([[1, [0, 7]], [2, [0, 3]], [3, [0, 0]]]);
    expect(found[1]?.goals).toEqual([0, 1]);
    // A record begins after the deal.
    expect(periods(told.slice(1).map((note) => ({ scores: [], notes: [note] }))).map(({ period, points }) => [period, points])).toEqual([[1, [0, 7]], [2, [0, 3]], [3, [0, 0]]]);
    expect(english("It's good! Seat 1 scores 3.", voice.you, voice.name)).toBe("Field goal, and it's good! Theo scores 3.");
  });
});
