/** What the wire carries, spelled out for boards (`model.ts`). */
import type { BriefCards } from "../wire/BriefCards";
import type { BriefChoice } from "../wire/BriefChoice";
import type { BriefTable } from "../wire/BriefTable";
import type { BriefTouch } from "../wire/BriefTouch";
import type { Card as WireCard } from "../wire/Card";
import type { TableView as WireTable } from "../wire/TableView";
import type { Told as WireTold } from "../wire/Told";
import type { Card, Choice, TableView, Told, Touch, Zone, ZoneRef } from "./model";

/** A zone by its key: `pile`, or `hand:0` where each seat has one. */
export function zoneRef(key: string): ZoneRef {
  const [name = "", seat] = key.split(":");
  return { name, seat: seat === undefined ? null : Number(seat) };
}

const cardOf = (card: WireCard): Card => (typeof card === "number" ? { tag: card } : { face: card });

/** A table of an update. */
export function tableOf({ zones, kinds, ...rest }: BriefTable): TableView {
  const kind = new Map(kinds);
  const zone = ([key, cards]: [string, BriefCards]): Zone => {
    const own = zoneRef(key);
    const row = typeof cards === "number" ? [] : cards.map(cardOf);
    return { ...own, kind: kind.get(own.name) ?? "table", count: typeof cards === "number" ? cards : row.length, cards: row };
  };
  return { ...rest, zones: Object.entries(zones).map(zone) };
}

/** A table that came at length: of a replay or a lesson. */
export function longTable({ zones, ...rest }: WireTable): TableView {
  return { ...rest, zones: zones.map(({ cards, ...zone }) => ({ ...zone, cards: cards.map(cardOf) })) };
}

export function choiceOf([action, label, clause, touches]: BriefChoice): Choice {
  return { action, label, clause, touches: touches.map(touchOf) };
}

function touchOf(touch: BriefTouch): Touch {
  if (typeof touch === "number") return { touch: "seat", seat: touch };
  if (typeof touch === "string") return { touch: "zone", zone: zoneRef(touch) };
  return { touch: "card", zone: zoneRef(touch[0]), face: touch[1] };
}

export function toldOf(fact: WireTold): Told {
  if ("log" in fact) return { told: "log", said: fact.log };
  if ("cue" in fact) return { told: "cue", said: fact.cue };
  if ("shuffled" in fact) return { told: "shuffled", zone: zoneRef(fact.shuffled) };
  if ("gathered" in fact) return { told: "gathered", zone: zoneRef(fact.gathered) };
  if ("turned" in fact) return { told: "turned", card: cardOf(fact.turned[0]), at: zoneRef(fact.turned[1]) };
  const [card, from, to] = fact.moved;
  return { told: "moved", card: cardOf(card), from: zoneRef(from), to: zoneRef(to) };
}
