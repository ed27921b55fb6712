import { describe, expect, it } from "vitest";
import type { BriefTable } from "../wire/BriefTable";
import { choiceOf, longTable, tableOf, toldOf } from "./spelled";

const table: BriefTable = {
  game: "some-game", seats: 2, kinds: [["hand", "hand"], ["pile", "pile"], ["row", "table"]], awaited: [0], scores: [7, 0], over: false, places: null,
  wakes_at: null, round: 2, zones: { "hand:0": ["R15", "R15", 0], "hand:1": 0, pile: 12, row: [3, "R5"] }, status: [["half", { n: 2 }]], view: null,
};

describe("an update", () => {
  it("has every zone with its cards", () => {
    expect(tableOf(table).zones).toEqual([
      { name: "hand", seat: 0, kind: "hand", count: 3, cards: [{ face: "R15" }, { face: "R15" }, { tag: 0 }] },
      { name: "hand", seat: 1, kind: "hand", count: 0, cards: [] },
      { name: "pile", seat: null, kind: "pile", count: 12, cards: [] },
      { name: "row", seat: null, kind: "table", count: 2, cards: [{ tag: 3 }, { face: "R5" }] },
    ]);
    expect(tableOf(table)).toMatchObject({ round: 2, status: [["half", { n: 2 }]], scores: [7, 0] });
  });
  it("has the zones of a table at length", () => {
    const { zones: _, kinds: __, ...rest } = table;
    const zones = [{ name: "row", seat: null, kind: "table" as const, count: 2, cards: [3, "R5"] }];
    expect(longTable({ ...rest, zones })).toEqual({ ...rest, zones: [{ name: "row", seat: null, kind: "table", count: 2, cards: [{ tag: 3 }, { face: "R5" }] }] });
  });
  it("has choices with what they touch", () => {
    expect(choiceOf(["run 15", ["run", { yards: 15 }], "A-1", [["hand:0", "R15"], "row", 1]])).toEqual({
      action: "run 15", label: ["run", { yards: 15 }], clause: "A-1",
      touches: [{ touch: "card", zone: { name: "hand", seat: 0 }, face: "R15" }, { touch: "zone", zone: { name: "row", seat: null } }, { touch: "seat", seat: 1 }],
    });
  });
  it("tells movements, lines and cues", () => {
    const pile = { name: "pile", seat: null };
    expect([{ moved: ["R5", "hand:0", "pile"] as [string, string, string] }, { turned: [4, "pile"] as [number, string] }, { shuffled: "pile" }, { gathered: "pile" }].map(toldOf)).toEqual([
      { told: "moved", card: { face: "R5" }, from: { name: "hand", seat: 0 }, to: pile }, { told: "turned", card: { tag: 4 }, at: pile }, { told: "shuffled", zone: pile }, { told: "gathered", zone: pile },
    ]);
    expect(toldOf({ log: ["knocks", { who: { seat: 1 } }] })).toEqual({ told: "log", said: ["knocks", { who: { seat: 1 } }] });
    expect(toldOf({ cue: ["turn", {}] })).toEqual({ told: "cue", said: ["turn", {}] });
  });
});
