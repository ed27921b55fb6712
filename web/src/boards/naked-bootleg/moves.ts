/** Actions of Naked Bootleg: read from their notation, and how they fit what is picked. */
import type { Choice, Pick, Stage } from "../contract";
import type { LotView } from "../../wire/naked-bootleg/LotView";
import type { View } from "../../wire/naked-bootleg/View";
import { COLOUR_WORDS, colourOf, couldBeSet, couldBeStreak, isSet, isStreak, kindOf } from "./cards";

/** An action, taken apart. */
export interface Move {
  verb: string;
  words: string[];
  omaha: boolean;
}

/** Reads `hit gXX 1a omaha`. */
export function read(action: string): Move {
  const words = action.split(" ");
  const omaha = words.at(-1) === "omaha";
  return { verb: words[0] ?? "", words: words.slice(1, omaha ? -1 : undefined), omaha };
}

/** The cards of the hand that an action uses. */
export function cardsOf({ verb, words }: Move): string[] {
  if (["hit", "discard", "deflect", "answer", "add"].includes(verb)) return words.slice(0, 1);
  if (verb === "stack" && words[0] !== "done") return words.slice(0, 1);
  if (verb === "keep") return words[0] === "none" ? [] : words;
  return [];
}

/** The downed cards an action is about, such as `1a`. */
export function lotOf({ verb, words }: Move): string | null {
  if (verb === "hit") return words[1] ?? null;
  return verb === "challenge" || verb === "steal" ? (words[0] ?? null) : null;
}

/** The zone of downed cards: `1a` is `down-a` of seat 1. */
export const zoneOf = (lot: string): { name: string; seat: number } => ({ name: `down-${lot.slice(-1)}`, seat: Number(lot.slice(0, -1)) });

/** The seat an action is about. */
function seatOf({ verb, words }: Move): number | null {
  return ["show", "catch", "flag", "dealer"].includes(verb) ? Number(words[0]) : null;
}

/** What a begin would lay with these cards: complete, in part, or not at all. */
export function laying(words: string[], faces: string[], seats: { held: number }): 0 | 1 | 2 {
  const [sort, of = ""] = words;
  if (sort === "set") return !couldBeSet(faces, of) ? 0 : isSet(faces, of) || (of === "WC" && faces.length >= 3) ? 2 : 1;
  if (sort === "streak") {
    const colour = COLOUR_WORDS[of];
    return colour === undefined || !couldBeStreak(faces, colour) ? 0 : isStreak(faces, colour) ? 2 : faces.length > 1 ? 1 : 0;
  }
  if (faces.length < 2 || faces.length > 7) return 0;
  return faces.length >= 3 && seats.held - faces.length >= 3 ? 2 : 1;
}

/** Whether a set or streak that may be begun has a use for this card; anything can hide in a disguise. */
export function begins(action: string, face: string): boolean {
  const { verb, words } = read(action);
  const [sort, of = ""] = words;
  if (verb !== "begin" || sort === "disguise") return false;
  const colour = COLOUR_WORDS[of];
  return sort === "set" ? couldBeSet([face], of) : colour !== undefined && couldBeStreak([face], colour);
}

/** The cards of a hand that a lay-down would use: like cards or those of a colour, Wildcats only where they are needed, and never the whole hand. */
export function gathers(action: string, hand: Pick[]): Pick[] {
  const { verb, words } = read(action);
  const [sort, of = ""] = words;
  if (verb !== "begin" || sort === "disguise") return [];
  const colour = COLOUR_WORDS[of];
  const own = hand.filter(({ face }) => (sort === "set" ? kindOf(face) === of : colour !== undefined && colourOf(face) === colour));
  const wild = hand.filter(({ face }) => kindOf(face) === "WC" && of !== "WC");
  const least = sort === "set" ? 3 : 7;
  // The streak card is what makes a streak: it must not be the one that stays.
  const cards = [...own.sort((a, b) => Number(kindOf(b.face) === "ST") - Number(kindOf(a.face) === "ST")), ...wild.slice(0, Math.max(0, least - own.length))];
  const most = Math.max(least, hand.length - 1);
  return cards.length < least ? [] : cards.slice(0, most);
}

function aims(move: Move, target: Stage["target"]): boolean {
  if (!target) return true;
  if (!("name" in target)) return seatOf(move) === target.seat || (lotOf(move) !== null && zoneOf(lotOf(move) ?? "0a").seat === target.seat);
  const lot = lotOf(move);
  if (lot !== null) return zoneOf(lot).name === target.name && zoneOf(lot).seat === target.seat;
  if (target.name === "pylon") return move.verb === "pick" && move.words[0] === "pylon";
  if (target.name === "discard") return (move.verb === "pick" && move.words[0] === "discard") || ["discard", "stack", "deflect", "answer"].includes(move.verb);
  return false;
}

/** How well an action fits what is picked and aimed at. */
export function fit(action: string, stage: Pick2): 0 | 1 | 2 {
  const move = read(action);
  const { picks, target } = stage;
  if (!aims(move, target)) return 0;
  // The pile itself is pressed: whoever can take its card means that.
  if (target && "name" in target && target.name === "discard" && picks.length === 0 && stage.choice("pick discard")) return move.verb === "pick" ? 2 : 0;
  const faces = picks.map((pick) => pick.face);
  if (move.verb === "begin") return faces.length === 0 ? 1 : target ? 0 : laying(move.words, faces, { held: stage.held });
  const needs = cardsOf(move);
  if (faces.length > needs.length) return 0;
  const left = [...needs];
  for (const face of faces) {
    const at = left.indexOf(face);
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return left.length === 0 ? 2 : 1;
}

/** What `fit` looks at. */
export interface Pick2 {
  picks: Pick[];
  target: Stage["target"];
  held: number;
  choice: (action: string) => Choice | undefined;
}

export function looked(stage: Stage<View>): Pick2 {
  return { picks: stage.picks, target: stage.target, held: stage.you === null ? 0 : (stage.view.seats[stage.you]?.held ?? 0), choice: (action) => stage.choice(action) };
}

/** With cards picked that make a whole lay-down, it is sent in one go (NB-4.31). */
export function sends(action: string, stage: Stage<View>): string {
  const { verb, words } = read(action);
  const faces = stage.picks.map((pick) => pick.face);
  const { held } = looked(stage);
  if (verb !== "begin" || laying(words, faces, { held }) !== 2) return action;
  const omaha = words[0] !== "disguise" && held - faces.length === 1 ? " omaha" : "";
  return `lay ${words.join(" ")} ${faces.join(" ")}${omaha}`;
}

/** The order with nothing picked. */
const ORDER = ["done", "stack", "pick", "catch", "answer", "deflect", "again", "steal", "capture", "begin", "hit", "keep", "grab", "name", "skip", "blindside", "trick", "look", "flip", "show", "fumble", "spare", "flag", "dealer", "discard", "decline", "none", "pass", "challenge", "add", "taunt", "forfeit"];

export function rank(choice: Choice): number {
  const { verb, words, omaha } = read(choice.action);
  const at = ORDER.indexOf(verb);
  const place = at < 0 ? ORDER.length : at;
  if (verb === "begin" && words[0] === "disguise") return ORDER.indexOf("pass") - 0.5;
  if (verb === "stack" && words[0] !== "done") return ORDER.indexOf("pick") + 0.5;
  if (verb === "add") return ORDER.indexOf("pick") + 0.6;
  // Whoever plays a card that hits others means it.
  if (verb === "skip") return place + (words[0] === "0" ? 0.5 : Number(words[0]) / 20);
  if (verb === "blindside") return place - Number(words[1]) / 20;
  if (verb === "pick") return place + (words[0] === "pylon" ? 0 : 0.2);
  return place + (omaha ? 0 : 0.1);
}

export function lotNamed(view: View, target: string): LotView | undefined {
  return view.seats.flatMap((seat) => seat.downed).find((lot) => lot.target === target);
}

/** A lay-down whose cards are picked says how many; all else says what the game says. */
export function label(choice: Choice, stage: Stage<View>): string | null {
  const { verb, words } = read(choice.action);
  const count = stage.picks.length;
  const { what } = choice.label[1];
  if (verb !== "begin" || count === 0 || !Array.isArray(what) || laying(words, stage.picks.map(({ face }) => face), looked(stage)) !== 2) return null;
  return stage.t(`do-lay-${words[0]}`, { ...what[1], count });
}

/** What the picked cards would mean, though it is not offered. Nothing that could be done after all: asking does nothing. */
export function attempt(stage: Stage<View>): string | null {
  const faces = stage.picks.map((pick) => pick.face);
  const [first] = faces;
  if (first === undefined) return null;
  const { target } = stage;
  if (target && "name" in target && target.name.startsWith("down-")) return `hit ${first} ${target.seat}${target.name.slice(-1)}`;
  if (faces.length === 1) return `discard ${first}`;
  const kind = kindOf(faces.find((face) => kindOf(face) !== "WC") ?? first);
  return couldBeSet(faces, kind) ? `begin set ${kind}` : null;
}
