import { describe, expect, it } from "vitest";
import type { BriefTable } from "../wire/BriefTable";
import { choicesOf, facesOf, tableOf } from "./brief";
import { plain } from "./model";

const table: BriefTable = {
  game: "some-game", seats: 2, awaited: [0], scores: [7, 0], over: false, places: null, wakes_at: null,
  zones: [["pile", [["pile", 12]]], ["hand", [["hand:0", ["R15", "R15", 0]], ["hand:1", 0]]], ["table", [["row", [3, "R5"]]]]],
  names: { R15: "RUN 15", R5: "RUN 5" }, lines: [["phase", "play"]], view: null,
};

describe("an update in brief", () => {
  it("has every zone with its cards and their names", () => {
    const run = { face: "R15" };
    expect(tableOf(table).zones).toEqual([
      { name: "pile", seat: null, kind: "pile", count: 12, cards: [] },
      { name: "hand", seat: 0, kind: "hand", count: 3, cards: [run, run, { tag: 0 }] },
      { name: "hand", seat: 1, kind: "hand", count: 0, cards: [] },
      { name: "row", seat: null, kind: "table", count: 2, cards: [{ tag: 3 }, { face: "R5" }] },
    ]);
    expect(tableOf(table).status).toEqual([plain("phase play")]);
    expect(facesOf(table).map(({ face, name }) => [face, name])).toEqual([["R15", plain("RUN 15")], ["R5", plain("RUN 5")]]);
  });

  it("has every choice with its label, its clause and what it touches", () => {
    const brief = {
      actions: ["run 15", "run 5", "pass"], labels: [[0, "Run for 15 yards", 0], [8, "5", 6], [0, "Pass", 0]] as [number, string, number][],
      clauses: ["A-1", "A-2"], clause: [0, 0, 1], touches: [[[1, "R15"], [3]], [], [1]] as ([number, string] | [number] | number)[][],
    };
    expect(choicesOf(brief, table)).toEqual([
      { action: "run 15", label: plain("Run for 15 yards"), clause: "A-1", touches: [
        { touch: "card", zone: { name: "hand", seat: 0 }, face: "R15" }, { touch: "zone", zone: { name: "row", seat: null } }] },
      { action: "run 5", label: plain("Run for 5 yards"), clause: "A-1", touches: [] },
      { action: "pass", label: plain("Pass"), clause: "A-2", touches: [{ touch: "seat", seat: 1 }] },
    ]);
  });
});
