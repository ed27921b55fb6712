import { describe, expect, it } from "vitest";
import { bundleOf } from "./bundle";
import { about, Speaker, type Gap, type Said } from "./speaker";

const HOUSE = `
list-and = { $first } and { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] a card
   *[other] { $count } cards
 }
you-among = you
`;
const GAME = `
face-run = RUN { $yards }
    .the = the RUN { $yards }
plays = { $who ->
    [you] You play
   *[other] { $who-name } plays
 } { $cards } from { $from }.
counts = { $cards-count ->
    [one] one of them
   *[other] all { $cards-count }
 }
takes = { $who-name } takes { $card-the }.
puts = { $card-the } goes { $at-to }
win = { $who ->
    [you] You win.
    [with-you] You win together: { $who-names }.
   *[other] { $who-names } win ({ $who-count }).
 }
reads = { $what } ({ $what-short }); { $all }
half = first half
    .short = 1st
zone-bag-pile = { $who ->
    [you] your bag pile
    [own] their bag pile
    [none] the bag pile
   *[other] { $who-name }'s bag pile
 }
    .to = { $who ->
        [you] onto your bag pile
       *[other] elsewhere
     }
yards = { $yards ->
    [one] one yard
   *[other] { $yards } yards
 }
`;

const names = ["Ann", "Ben", "Cy"];
const reader = {
  you: 0,
  name: (seat: number): string => names[seat] ?? "",
  face: (face: string): Said | null => (face.startsWith("R") ? ["face-run", { yards: Number(face.slice(1)) }] : null),
};
const speaker = new Speaker(bundleOf("en", HOUSE + GAME), reader);

describe("a speaker", () => {
  it("speaks to you and names others", () => {
    const plays = (who: number, at: string): string => speaker.t("plays", { who: { seat: who }, cards: { cards: ["R5"] }, from: { at } });
    expect(plays(0, "bag_pile:0")).toBe("You play RUN 5 from your bag pile.");
    expect(plays(1, "bag_pile:0")).toBe("Ben plays RUN 5 from your bag pile.");
    expect(plays(1, "bag_pile:1")).toBe("Ben plays RUN 5 from their bag pile.");
    expect(plays(1, "bag_pile:2")).toBe("Ben plays RUN 5 from Cy's bag pile.");
    expect(plays(1, "bag_pile")).toBe("Ben plays RUN 5 from the bag pile.");
  });
  it("counts cards, and backs come last", () => {
    const plays = (cards: Gap): string => speaker.t("plays", { who: { seat: 0 }, cards, from: { at: "bag_pile" } });
    expect(plays({ cards: ["R5", "R15", "R5"] })).toBe("You play RUN 5 ×2 and RUN 15 from the bag pile.");
    expect(plays({ cards: ["R5", "R15"], backs: 3 })).toBe("You play RUN 5, RUN 15 and 3 cards from the bag pile.");
    expect(plays({ cards: [], backs: 1 })).toBe("You play a card from the bag pile.");
    expect(speaker.t("counts", { cards: { cards: ["R5", "R5"], backs: 2 } })).toBe("all 4");
  });
  it("brings attributes along", () => {
    expect(speaker.t("takes", { who: { seat: 2 }, card: { card: "R20" } })).toBe("Cy takes the RUN 20.");
    expect(speaker.t("puts", { card: { card: "R20" }, at: { at: "bag_pile:0" } })).toBe("the RUN 20 goes onto your bag pile");
    const half: Said = ["half", {}];
    expect(speaker.t("reads", { what: half, all: { list: [half, half, half] } })).toBe("first half (1st); first half, first half and first half");
  });
  it("knows you among several", () => {
    const win = (...seats: number[]): string => speaker.t("win", { who: { seats } });
    expect(win(0)).toBe("You win.");
    expect(win(0, 2)).toBe("You win together: you and Cy.");
    expect(win(1, 2)).toBe("Ben and Cy win (2).");
    const onlooker = new Speaker(bundleOf("en", HOUSE + GAME), { ...reader, you: null });
    expect(onlooker.t("win", { who: { seats: [0, 1, 2] } })).toBe("Ann, Ben and Cy win (3).");
  });
  it("counts as the language does", () => {
    expect([1, 2, 1500].map((yards) => speaker.t("yards", { yards }))).toEqual(["one yard", "2 yards", "1,500 yards"]);
  });
  it("says something in any case", () => {
    expect(speaker.t("nothing-of-this-id")).toBe("nothing-of-this-id");
    expect(speaker.t("takes", { who: { seat: 2 }, card: { card: "?" } })).toContain("Cy takes");
    expect([speaker.has("half"), speaker.has("whole"), speaker.attribute("half", "short"), speaker.attribute("half", "long")]).toEqual([true, false, "1st", null]);
  });
  it("takes the last of two messages with one id, as a complete list has English below", () => {
    expect(new Speaker(bundleOf("de", "a = one\na = eins\n"), reader).t("a")).toBe("eins");
  });
  it("knows whom something is about", () => {
    expect(about(["plays", { cards: { cards: [] }, who: { seat: 2 }, whom: { seat: 1 } }])).toBe(2);
    expect(about(["half", { n: 3 }])).toBeNull();
  });
});
