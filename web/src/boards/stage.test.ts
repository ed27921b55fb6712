import { describe, expect, it, vi } from "vitest";
import { plain, type Choice, type FaceInfo, type Said, type TableView } from "../table/model";
import { teach } from "../words/games.svelte";
import { speak } from "../words/index.svelte";
import type { Board } from "./contract";
import { fits, numbered, Stage } from "./stage.svelte";

const hand = { name: "hand", seat: 0 };
const card = (face: string): { touch: "card"; zone: typeof hand; face: string } => ({ touch: "card", zone: hand, face });
const choice = (action: string, touches: Choice["touches"]): Choice => ({ action, label: plain(action), clause: "", touches });
const pick = (face: string, copy = 0): { zone: typeof hand; face: string; copy: number } => ({ zone: hand, face, copy });
const table = (cards: string[]): TableView => ({
  game: "x", seats: 2, awaited: [0], scores: [0, 0], over: false, places: null, wakes_at: null, round: 2, status: [], view: null,
  zones: [{ ...hand, kind: "hand", count: cards.length, cards: cards.map((face) => ({ face })) }],
});

describe("fits", () => {
  it("is exact when the choice uses no other own card", () => {
    expect(fits(choice("a", [card("7")]), [pick("7")], null, 0)).toBe(2);
    expect(fits(choice("a", [card("7"), card("L")]), [pick("7")], null, 0)).toBe(1);
    expect(fits(choice("a", [card("8")]), [pick("7")], null, 0)).toBe(0);
  });
  it("needs the zone or seat that is aimed at", () => {
    const steal = choice("a", [card("7"), { touch: "zone", zone: { name: "s3", seat: null } }]);
    expect(fits(steal, [pick("7")], { name: "s3", seat: null }, 0)).toBe(2);
    expect(fits(steal, [pick("7")], { name: "s4", seat: null }, 0)).toBe(0);
    expect(fits(choice("a", [{ touch: "seat", seat: 1 }]), [], { seat: 1 }, 0)).toBe(2);
  });
});

describe("numbered", () => {
  it("gives equal cards different keys and sorts by the game's order", () => {
    const list = numbered([{ face: "9" }, { face: "7" }, { face: "9" }], (face) => Number(face));
    expect(list.map((one) => one.key)).toEqual(["7/0", "9/0", "9/1"]);
  });
});

describe("a stage that speaks", () => {
  const words = (run: string, plays: string): string => `face-run = ${run} { $yards }\nplays = { $who ->\n    [you] ${plays} { $card }\n   *[other] { $who-name }: { $card }\n }\nzone-pile = the pile\nhelp = Yards: { $yards }\nalways = always\n`;
  const run: FaceInfo = { face: "R5", name: ["face-run", { yards: 5 }], does: ["help", { yards: 5 }], when: ["always", {}], signs: [["always", {}]], clauses: ["X-1"] };
  function speaking(): Stage {
    teach("x", "en", words("RUN", "You play"));
    teach("x", "de", words("LAUF", "Du spielst"));
    const one = new Stage({ mood: "plain" } as unknown as Board, { act: vi.fn(), why: () => Promise.resolve(null), now: () => 0 });
    one.you = 0;
    one.people = ["Ann", "Bo"].map((name, seat) => ({ seat, name, bot: null, standIn: null, here: true }));
    const log = { told: "log" as const, said: ["plays", { who: { seat: 0 }, card: { card: "R5" } }] satisfies Said as Said };
    one.show({ table: table(["R5"]), faces: [run], facts: [log, { told: "cue", said: ["turn", { who: { seat: 1 } }] }], step: 3 });
    return one;
  }

  it("says log, labels, cards and places in the game's words", () => {
    const one = speaking();
    expect(one.log).toMatchObject([{ seat: 0, round: 2, step: 3 }]);
    expect(one.log.map((line) => one.say(line.said))).toEqual(["You play RUN 5"]);
    expect(one.label({ action: "r", label: ["plays", { who: { seat: 1 }, card: { card: "R5" } }], clause: "", touches: [] })).toBe("Bo: RUN 5");
    expect([one.nameOf("R5"), one.nameOf("R9"), one.place({ name: "pile", seat: null }), one.place({ name: "row", seat: 1 })]).toEqual(["RUN 5", "R9", "the pile", "row"]);
    expect(one.helpOf("R5")).toEqual({ does: "Yards: 5", when: "always", signs: ["always"], clauses: ["X-1"] });
    expect(one.t("help", { yards: 7 })).toBe("Yards: 7");
  });
  it("hands what was said to sounds and motion, cues too", () => {
    expect(speaking().notes.map(([id]) => id)).toEqual(["plays", "turn"]);
  });
  it("says everything again in another language", async () => {
    const one = speaking();
    await speak("de");
    expect([one.nameOf("R5"), ...one.log.map((line) => one.say(line.said))]).toEqual(["LAUF 5", "Du spielst LAUF 5"]);
    await speak("en");
    expect(one.nameOf("R5")).toBe("RUN 5");
  });
});

describe("stage", () => {
  const board = { mood: "plain" } as unknown as Board;
  function stage(act = vi.fn().mockResolvedValue({ done: true }), more: Partial<Board> = {}): { one: Stage; act: typeof act } {
    const one = new Stage({ ...board, ...more }, { act, why: () => Promise.resolve(null), now: () => 0 });
    one.you = 0;
    one.show({ table: table(["7", "7", "8"]), choices: [choice("play 7", [card("7")]), choice("pass", [])] });
    return { one, act };
  }

  it("offers what fits the picked cards and forgets cards that have gone", () => {
    const { one } = stage();
    one.toggle(hand, "7", 1);
    expect(one.offers.map((offer) => offer.action)).toEqual(["play 7"]);
    one.show({ table: table(["7", "8"]) });
    expect(one.picks).toEqual([]);
  });

  it("says why when what is picked leads nowhere", () => {
    const { one } = stage();
    one.toggle(hand, "8", 0);
    expect(one.refusal?.about).toBe("8");
  });

  it("names the clause about cards that go together when what is picked means nothing", async () => {
    teach("x", "en", "why-XX-5-7 = Only cards that match go together.");
    const { one } = stage(undefined, { together: "XX-5.7" });
    one.toggle(hand, "8", 0);
    await vi.waitFor(() => { expect(one.refusal?.refused.clause).toBe("XX-5.7"); });
    expect(one.refusal && one.refused(one.refusal.refused)).toContain("cards that match");
  });

  it("says a refusal in the game's words, else as it was sent", () => {
    teach("x", "en", "why-XX-1 = Not { $n }, { $who-name }.");
    const { one } = stage();
    one.people = ["Ann", "Bo"].map((name, seat) => ({ seat, name, bot: null, standIn: null, here: true }));
    const refused = { code: "illegal" as const, clause: "XX-1", said: ["why-XX-1", { n: 3, who: { seat: 1 } }] satisfies Said as Said, sentence: "as sent", meant: null };
    expect(one.refused(refused)).toBe("Not 3, Bo.");
    expect(one.refused({ ...refused, said: ["unheard-of", {}] })).toBe("as sent");
  });

  it("sends one action at a time", async () => {
    const { one, act } = stage(vi.fn().mockReturnValue(new Promise(() => {})));
    void one.act("pass");
    expect((await one.act("pass")).done).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("keeps with a line what happened", () => {
    const { one } = stage();
    const moved = { told: "moved" as const, card: { face: "7" }, from: hand, to: { name: "pile", seat: null } };
    one.show({ table: table([]), facts: [moved, { told: "cue", said: ["turn", { who: { seat: 1 } }] }, { told: "log", said: ["plays", { who: { seat: 0 } }] }], step: 4 });
    expect(one.log).toMatchObject([{ seat: 0, first: true, facts: [moved], step: 4 }]);
  });

  it("does not show a line of this round again that tells what lies face down by now", () => {
    const { one } = stage(undefined, { withheld: ([id]) => id === "laid" });
    const lines = (): string[] => one.lines.map(({ said: [id] }) => id);
    one.show({ table: table([]), facts: ["laid", "knocked"].map((id) => ({ told: "log" as const, said: [id, {}] as Said })) });
    expect([one.log.length, lines()]).toEqual([2, ["knocked"]]);
    one.show({ table: { ...table([]), round: 3 } });
    expect(lines()).toEqual(["laid", "knocked"]);
  });

  it("shows at once which cards a choice takes, before the answer", () => {
    const { one } = stage(vi.fn().mockReturnValue(new Promise(() => {})));
    expect(one.isGoing(hand, "7", 0)).toBe(false);
    void one.act("play 7");
    expect([one.isGoing(hand, "7", 0), one.isGoing(hand, "7", 1), one.isGoing(hand, "8", 0)]).toEqual([true, false, false]);
    const pair = stage(vi.fn().mockReturnValue(new Promise(() => {}))).one;
    pair.show({ table: table(["7", "7", "7"]), choices: [choice("open 7 x2", [card("7")])] });
    void pair.act("open 7 x2");
    expect([0, 1, 2].map((copy) => pair.isGoing(hand, "7", copy))).toEqual([true, true, false]);
  });
});
