/**
 * Protocol 2, spelled out for boards. The types are ours until `src/wire` has them; then this takes the place of `brief.ts`.
 */
import type { Patch } from "./patch";
import type { Card, Choice, FaceInfo, Said, TableView, Told, Touch, Zone, ZoneKind, ZoneRef } from "./model";

/** A face in notation, or the tag of a back. */
export type BriefCard = string | number;
/** So many backs that cannot be told apart, or cards from the bottom to the top. */
export type BriefCards = number | BriefCard[];

export interface BriefTable extends Omit<TableView, "zones"> {
  /** How cards lie in zones of this name. */
  kinds: [string, ZoneKind][];
  /** By key: `pile`, or `hand:0` where each seat has one. */
  zones: Record<string, BriefCards>;
}

/** A seat, a zone, or a card in a zone. */
export type BriefTouch = number | string | [zone: string, face: string];
export type BriefChoice = [action: string, label: Said, clause: string, touches: BriefTouch[]];

export type BriefTold =
  | { moved: [BriefCard, string, string] }
  | { turned: [BriefCard, string] }
  | { shuffled: string }
  | { gathered: string }
  | { log: Said }
  | { cue: Said };

/** What an update of protocol 2 brings. */
export interface Update {
  number: number;
  now: number;
  gap?: boolean;
  told: BriefTold[];
  table?: BriefTable;
  faces?: FaceInfo[];
  patch?: Patch;
  mark: number;
  choices?: { from: number; more: BriefChoice[]; now: number[] };
}

/** A zone by its key. */
export function zoneRef(key: string): ZoneRef {
  const [name = "", seat] = key.split(":");
  return { name, seat: seat === undefined ? null : Number(seat) };
}

const cardOf = (card: BriefCard): Card => (typeof card === "number" ? { tag: card } : { face: card });

export function tableOf({ zones, kinds, ...rest }: BriefTable): TableView {
  const kind = new Map(kinds);
  const zone = ([key, cards]: [string, BriefCards]): Zone => {
    const own = zoneRef(key);
    const row = typeof cards === "number" ? [] : cards.map(cardOf);
    return { ...own, kind: kind.get(own.name) ?? "table", count: typeof cards === "number" ? cards : row.length, cards: row };
  };
  return { ...rest, zones: Object.entries(zones).map(zone) };
}

export function choiceOf([action, label, clause, touches]: BriefChoice): Choice {
  return { action, label, clause, touches: touches.map(touchOf) };
}

function touchOf(touch: BriefTouch): Touch {
  if (typeof touch === "number") return { touch: "seat", seat: touch };
  if (typeof touch === "string") return { touch: "zone", zone: zoneRef(touch) };
  return { touch: "card", zone: zoneRef(touch[0]), face: touch[1] };
}

export function toldOf(fact: BriefTold): Told {
  if ("log" in fact) return { told: "log", said: fact.log };
  if ("cue" in fact) return { told: "cue", said: fact.cue };
  if ("shuffled" in fact) return { told: "shuffled", zone: zoneRef(fact.shuffled) };
  if ("gathered" in fact) return { told: "gathered", zone: zoneRef(fact.gathered) };
  if ("turned" in fact) return { told: "turned", card: cardOf(fact.turned[0]), at: zoneRef(fact.turned[1]) };
  const [card, from, to] = fact.moved;
  return { told: "moved", card: cardOf(card), from: zoneRef(from), to: zoneRef(to) };
}
