import { describe, expect, it } from "vitest";
import { bundle } from "../../words/games.svelte";
import { Speaker, type Said } from "../../words/speaker";
import { learn } from "../../words/testing";
import type { Stage } from "../stage.svelte";
import { squares } from "./grid";
import { animal, clock, hinted, pairs, pattern, rows } from "./names";

learn("camouflage");
const speaker = new Speaker(bundle("camouflage"), { you: 0, name: (seat) => ["Ann", "Rosa", "Theo"][seat] ?? "?", face: () => ["face", { animal: animal("FR"), number: 1 }] });

describe("what things are called", () => {
  it("knows decks and squares", () => {
    expect([animal("OW"), pattern("S"), pattern("+"), pattern("?")].map((said) => speaker.say(said))).toEqual(["owl", "sapphire", "centre", "unknown"]);
  });
  it("reads squares out", () => {
    expect(rows(speaker as unknown as Stage, squares("LLZ/G+G/ZZL"))).toBe("top leopard, leopard and zebra, middle giraffe, centre and giraffe, bottom zebra, zebra and leopard");
    expect(speaker.t("air-over", { pairs: pairs([{ x: 0, y: 0, mine: "L", below: "G", card: "FR1" }]) })).toBe("Under it: your leopard over giraffe.");
  });
  it("tells the time", () => expect([clock(0), clock(61_500), clock(-5)]).toEqual(["0:00", "1:01", "0:00"]));
});

describe("a hint", () => {
  const put: Said = ["put", { card: { card: "FR1" }, turns: 3, x: -4, y: 0 }];
  it("names a placement, and whose location it is on", () => {
    expect(hinted(["hint", { who: { seat: 0 }, put }])).toEqual({ card: "FR1", rot: 3, x: -4, y: 0, location: null });
    expect(hinted(["hint-on", { who: { seat: 0 }, put, location: { at: "location:2" } }])?.location).toBe(2);
    expect(hinted(["hint-none", { who: { seat: 0 } }])).toBeNull();
  });
  it("is said with its place", () => {
    expect(speaker.say(["hint-on", { who: { seat: 0 }, put, location: { at: "location:2" } }])).toBe("You can lay frog 1, turned three times, at (-4,0) on Theo's location. Only you see this.");
  });
});
