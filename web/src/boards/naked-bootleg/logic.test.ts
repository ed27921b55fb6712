import { describe, expect, test } from "vitest";
import type { Stage } from "../contract";
import { plain } from "../kit";
import { learn } from "../../words/testing";
import { bundle } from "../../words/games.svelte";
import { Speaker, type Gaps, type Said } from "../../words/speaker";
import { board } from "./board";
import type { SeatView } from "../../wire/naked-bootleg/SeatView";
import type { View } from "../../wire/naked-bootleg/View";
import { isDead, isSet, isStreak, order, powerOf, readCard } from "./cards";
import { goalOf } from "./goal";
import { attempt, begins, gathers, cardsOf, fit, label, lotOf, rank, read, sends } from "./moves";
import { hasTeams, isScored, remix } from "./settings";

learn("naked-bootleg");
const speaker = new Speaker(bundle("naked-bootleg"), { you: 0, name: (at) => ["Mina", "Bo"][at] ?? "", face: () => null });
const nickelsOf = (seat: number): Said => ["lot-set", { kind: ["kind-nickel", {}], whose: { seat } }];
const lot = (target: string, cards: (string | null)[], more = {}) => ({ target, sort: "set", of: "NI", name: nickelsOf(Number(target.charAt(0))), short: ["short-set", { kind: ["kind-nickel", {}], count: cards.length }] as Said, number: 1, cards, turned_up: cards.length, safe_from_interception: false, safe_from_bootleg: false, red_spied: false, ...more });
const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({ team: 0, held: 8, cards: [], downed: [], redzone: false, eligible: false, lost_turns: 0, omaha_said: false, exposed: false, disguise_used: false, playing: true, exited: false, out: false, ...more }) as SeatView;
const hand = { name: "hand", seat: 0 };
const picked = (...faces: string[]): Stage["picks"] => faces.map((face, copy) => ({ zone: hand, face, copy }));
const stage = (more: Partial<Stage<View>> = {}, seats = [seat(), seat({ downed: [lot("1a", ["bNI", "rNI", "gNI", "WC"])] })]): Stage<View> =>
  ({ view: { seats, top: "rSG", chain: null, turn: 0 }, you: 0, picks: [], target: null, choice: () => undefined, person: (at: number) => ({ name: ["Mina", "Bo"][at] }), t: (id: string, gaps?: Gaps) => speaker.t(id, gaps), ...more }) as unknown as Stage<View>;
const at = (more: Partial<Stage<View>> = {}) => ({ picks: [], target: null, held: 8, choice: () => undefined, ...more }) as Parameters<typeof fit>[1];

describe("cards", () => {
  test("are read from their notation", () => {
    expect(readCard("rSG")).toEqual({ colour: "r", kind: "SG", ink: "r" });
    expect(readCard("gXX'")).toEqual({ colour: "g", kind: "XX", ink: "g" });
    expect(readCard("WC")).toEqual({ colour: null, kind: "WC", ink: "w" });
  });
  test("dead ones and power names are marked", () => {
    expect([isDead("rRV"), isDead("WC"), isDead("bDF"), isDead("kST")]).toEqual([true, true, false, false]);
    expect([powerOf("kDP"), powerOf("rDP")]).toEqual(["Blindside", null]);
  });
  test("like cards stand together", () => {
    expect(["WC", "gXX", "kNI", "bXX"].sort((a, b) => order(a) - order(b))).toEqual(["bXX", "gXX", "kNI", "WC"]);
  });
  test("sets and streaks are recognised", () => {
    expect(isSet(["bNI", "WC", "WC"], "NI")).toBe(true);
    expect(isSet(["WC", "WC", "WC"], "NI")).toBe(false);
    expect(isSet(["bNI", "rNI"], "NI")).toBe(false);
    expect(isStreak(["rST", "rNI", "rXX", "rOO", "rSG", "rPI", "WC"], "r")).toBe(true);
    expect(isStreak(["rNI", "rNI", "rXX", "rOO", "rSG", "rPI", "WC"], "r")).toBe(false);
  });
});

describe("moves", () => {
  test("are read", () => {
    expect(read("hit gXX 1a omaha")).toEqual({ verb: "hit", words: ["gXX", "1a"], omaha: true });
    expect(cardsOf(read("stack done"))).toEqual([]);
    expect(cardsOf(read("keep none"))).toEqual([]);
    expect(lotOf(read("steal 2b"))).toBe("2b");
  });
  test("fit what is picked", () => {
    expect(fit("discard rNI", at({ picks: picked("rNI") }))).toBe(2);
    expect(fit("discard rNI", at({ picks: picked("rNI", "bNI") }))).toBe(0);
    expect(fit("begin set NI", at({ picks: picked("rNI", "bNI") }))).toBe(1);
    expect(fit("begin set NI", at({ picks: picked("rNI", "bNI", "WC") }))).toBe(2);
    expect(fit("begin set NI", at({ picks: picked("rNI", "bDI") }))).toBe(0);
    expect(fit("begin disguise", at({ picks: picked("rNI", "bDI", "kXX") }))).toBe(2);
    expect(fit("hit rNI 1a", at({ picks: picked("rNI"), target: { name: "down-a", seat: 1 } }))).toBe(2);
    expect(fit("hit rNI 1a", at({ picks: picked("rNI"), target: { name: "down-b", seat: 1 } }))).toBe(0);
    expect(fit("pick pylon", at({ target: { name: "pylon", seat: null } }))).toBe(2);
    expect(fit("catch 1", at({ target: { seat: 1 } }))).toBe(2);
  });
  test("a whole lay-down is sent in one go", () => {
    expect(sends("begin set NI", stage({ picks: picked("rNI", "bNI", "WC") }))).toBe("lay set NI rNI bNI WC");
    expect(sends("begin set NI", stage({ picks: picked("rNI", "bNI", "WC") }, [seat({ held: 4 })]))).toBe("lay set NI rNI bNI WC omaha");
    expect(sends("begin set NI", stage({ picks: picked("rNI") }))).toBe("begin set NI");
    expect(sends("pass", stage())).toBe("pass");
  });
  test("what is asked can never be done by asking", () => {
    expect(attempt(stage({ picks: picked("rNI") }))).toBe("discard rNI");
    expect(attempt(stage({ picks: picked("rNI", "WC") }))).toBe("begin set NI");
    expect(attempt(stage({ picks: picked("rNI", "bXX") }))).toBeNull();
    expect(attempt(stage({ picks: picked("rNI"), target: { name: "down-a", seat: 1 } }))).toBe("hit rNI 1a");
  });
  test("that lay down what is picked say how many cards", () => {
    const nickels: Said = ["what-set", { kind: ["kind-nickel", {}] }];
    const begin = { action: "begin set NI", label: ["do-begin", { what: nickels }] as Said, clause: "", touches: [] };
    expect(label(begin, stage({ picks: picked("rNI", "bNI", "WC") }))).toBe("Lay Nickel ×3");
    expect(label(begin, stage({ picks: picked("rNI") }))).toBeNull();
    expect(label(begin, stage())).toBeNull();
    expect(label({ ...begin, action: "pass", label: ["do-pass", {}] }, stage({ picks: picked("rNI") }))).toBeNull();
  });
  test("against others come before sparing them", () => {
    const sorted = (...actions: string[]): string[] => actions.sort((a, b) => rank({ action: a, label: plain(""), clause: "", touches: [] }) - rank({ action: b, label: plain(""), clause: "", touches: [] }));
    expect(sorted("skip 0", "skip 2", "skip 1")).toEqual(["skip 1", "skip 2", "skip 0"]);
    expect(sorted("blindside next 1", "blindside next 3", "blindside behind 2")[0]).toBe("blindside next 3");
  });
  test("with nothing picked, drawing comes first and leaving last", () => {
    const sorted = ["forfeit", "discard rNI", "begin disguise", "pass", "begin set NI", "pick discard", "pick pylon"].sort((a, b) => rank({ action: a, label: plain(""), clause: "", touches: [] }) - rank({ action: b, label: plain(""), clause: "", touches: [] }));
    expect(sorted).toEqual(["pick pylon", "pick discard", "begin set NI", "discard rNI", "begin disguise", "pass", "forfeit"]);
  });
});

test("a set or streak that may be begun marks its cards; a disguise marks none", () => {
  const marked = (action: string): string[] => ["rNI", "bXX", "WC", "bST"].filter((face) => begins(action, face));
  expect(marked("begin set NI")).toEqual(["rNI", "WC"]);
  expect(marked("begin streak blue")).toEqual(["bXX", "WC", "bST"]);
  expect(marked("begin disguise")).toEqual([]);
});

test("a lay-down that is pressed picks its cards", () => {
  const hand = ["rNI", "bNI", "gNI", "kNI", "bXX", "WC"].map((face) => ({ zone: { name: "hand", seat: 0 }, face, copy: 0 }));
  const faces = (action: string, cards = hand): string[] => gathers(action, cards).map(({ face }) => face);
  expect(faces("begin set NI")).toEqual(["rNI", "bNI", "gNI", "kNI"]);
  // Wildcats only where they are needed, and one card stays.
  expect(faces("begin set NI", hand.slice(2))).toEqual(["gNI", "kNI", "WC"]);
  expect(faces("begin set NI", hand.slice(0, 4))).toEqual(["rNI", "bNI", "gNI"]);
  expect(faces("begin disguise")).toEqual([]);
  expect(faces("discard rNI")).toEqual([]);
});

describe("windows and sounds", () => {
  const theft = { thief: 1, victim: 0, card: "gIN", target: null, grab: 2 };
  test("say who wants what", () => {
    const at = (more: object): string | undefined => board.call?.(stage({ view: { ...stage().view, ...more } as View }))?.what;
    expect(at({ chain: { total: 7, target: 1, holder: 0 } })).toBe("7 cards are coming for Bo.");
    expect(at({ step: "deflect", theft })).toBe("Bo goes for 2 cards from your hand.");
    expect(at({ step: "deflect", theft: { ...theft, thief: 0, victim: 1, target: "1a" } })).toBe("You go for Bo’s Nickels.");
    expect(at({ step: "keep", theft })).toBeUndefined();
  });
  test("go by the ids of notes", () => {
    const heard = (id: string): string | null => board.sound?.([id, {}], stage()) ?? null;
    expect(["laid-disguise", "touchdown", "challenge-bluff", "passes"].map(heard)).toEqual(["chalk", "crowd", "bluff", null]);
  });
});

test("the goal says what is missing", () => {
  const four = lot("0a", ["bNI", "rNI", "gNI", "kNI"]);
  expect(goalOf(seat())).toBe("none");
  expect(goalOf(seat({ downed: [four] }))).toBe("three");
  expect(goalOf(seat({ downed: [lot("0a", ["bNI", "rNI", "gNI"])] }))).toBe("four");
  expect(goalOf(seat({ downed: [four], redzone: true, eligible: true }))).toBe("red");
  expect(goalOf(seat({ downed: [four], redzone: true, eligible: false }))).toBe("flag");
  expect(goalOf(seat({ downed: [four], redzone: true, eligible: true, held: 1 }))).toBe("one");
});

test("options are read", () => {
  const options: [string, string][] = [["scored", "true"], ["teams", "2v2"], ["remix", "run_n_gun"]];
  expect([isScored(options), hasTeams(options), remix(options)]).toEqual([true, true, "run_n_gun"]);
  expect([isScored([]), hasTeams([]), remix([])]).toEqual([false, false, "none"]);
});
