/** Actions of Bag-O-Loot: read from their notation, and how they fit what is picked. */
import type { Choice, Gaps, Pick, Said, Stage } from "../contract";
import type { BagView } from "../../wire/bag-o-loot/BagView";
import type { View } from "../../wire/bag-o-loot/View";

export type Verb = "draw" | "open" | "build" | "steal" | "bag" | "pinch" | "snitch" | "ditch" | "knock" | "forfeit" | "challenge" | "letgo" | "takebag" | "takesets" | "bonus" | "answer";

/** An action, taken apart. */
export interface Move {
  verb: Verb;
  /** The cards of the hand it uses, one entry each. */
  cards: string[];
  /** The set (`s3`) or bag (`b3`) it is about. */
  spot: string | null;
  /** The seat it is about; -1 for one drawn by lot. */
  seat: number | null;
}

/** Reads an action: `open 7 x2 +1L`, `steal L s3`, `forfeit 2`. */
export function read(action: string): Move {
  const [verb = "", ...rest] = action.split(" ");
  const move: Move = { verb: verb as Verb, cards: [], spot: null, seat: null };
  if (verb === "open") {
    const [rank = "", count = "x0", wild = "+0L"] = rest;
    const many = (face: string, number: number): string[] => Array.from({ length: number }, () => face);
    move.cards = [...many(rank, Number(count.slice(1))), ...many("L", Number(wild.slice(1, -1)))];
  } else if (verb === "forfeit") {
    move.seat = rest[0] === "lot" ? -1 : Number(rest[0]);
  } else {
    for (const word of rest) {
      if (/^[sb]\d+$/.test(word)) move.spot = word;
      else move.cards.push(word);
    }
  }
  return move;
}

/** The zone of a set or bag: a bag lies where its set lay. */
export const zoneOf = (spot: string): string => `s${spot.slice(1)}`;

/** How many of each face. */
function tally(faces: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** How well an action fits picked cards and a target: all that is picked is used, exactly if nothing else is. */
export function fit(action: string, picks: Pick[], target: Stage["target"]): 0 | 1 | 2 {
  const move = read(action);
  if (target && "name" in target) {
    const pile = (move.verb === "draw" && target.name === "pile") || (move.verb === "ditch" && target.name === "discard");
    if (!pile && (move.spot === null || zoneOf(move.spot) !== target.name)) return 0;
  } else if (target && move.seat !== target.seat) return 0;
  const needs = tally(move.cards);
  const has = tally(picks.map((pick) => pick.face));
  for (const [face, count] of has) if ((needs.get(face) ?? 0) < count) return 0;
  return picks.length === move.cards.length ? 2 : 1;
}

/** The order with nothing picked: what closes or answers first, then plays, and what costs a card last. */
const ORDER: Verb[] = ["challenge", "draw", "bonus", "takebag", "takesets", "knock", "bag", "build", "steal", "pinch", "open", "snitch", "ditch", "forfeit", "letgo", "answer"];

export function rank(choice: Choice, stage: Stage<View>): number {
  const { verb, cards } = read(choice.action);
  const at = ORDER.indexOf(verb);
  // A challenge is no habit: who may also draw sees that first. The answer beside it is to let go.
  if (verb === "letgo") return 1.5;
  if (verb === "challenge" && stage.choice("draw")) return 1.2;
  if (sense(choice) === "do-bluff") return ORDER.indexOf("ditch") + 0.5;
  return at + (verb === "open" ? (4 - cards.length) / 10 : 0) + (cards.includes("L") ? 0.05 : 0);
}

export function bagNamed(view: View, spot: string): BagView | undefined {
  return view.bags.find((bag) => bag.zone === zoneOf(spot));
}

/** What a choice means, by the id of its words; that it is the last card of the hand aside. */
export function sense({ label: [id, gaps] }: Choice): string {
  return id === "do-last" ? (gaps.play as Said)[0] : id;
}

/** A bag in words, by its lasting label. */
export function bagSaid({ owner, made, rank }: BagView): Said {
  const gaps: Gaps = { who: { seat: owner }, number: made };
  return rank === null ? ["bag-shut", gaps] : ["bag-known", { ...gaps, rank }];
}

/** What the picked cards would mean, though it is not offered. */
export function attempt(stage: Stage<View>): string | null {
  const { view, target } = stage;
  const faces = stage.picks.map((pick) => pick.face);
  const first = faces[0];
  if (first === undefined) return null;
  if (target && "name" in target) {
    const set = view.sets.find((one) => one.name === target.name);
    const bag = view.bags.find((one) => one.zone === target.name);
    if (bag) return `snitch ${first} ${bag.name}`;
    if (!set) return target.name === "discard" ? `ditch ${first}` : null;
    const verb = set.coins + set.looters > 3 ? "bag" : set.owner === stage.you ? "build" : "steal";
    return `${verb} ${first} ${set.name}`;
  }
  if (target) return null;
  const ranks = [...new Set(faces.filter((face) => face !== "L"))];
  if (ranks.length > 1) return null;
  const looters = faces.filter((face) => face === "L").length;
  if (ranks.length === 0) return `open L x${looters}`;
  return `open ${ranks[0]} x${faces.length - looters}${looters ? ` +${looters}L` : ""}`;
}
