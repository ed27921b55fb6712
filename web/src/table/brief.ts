/** What the wire carries, made into what boards see (`model.ts`): everything at length, words as data. */
import type { BriefCards } from "../wire/BriefCards";
import type { BriefChoices } from "../wire/BriefChoices";
import type { BriefTable } from "../wire/BriefTable";
import type { BriefTouch } from "../wire/BriefTouch";
import type { Choice as WireChoice } from "../wire/Choice";
import type { TableView as WireTable } from "../wire/TableView";
import type { Told as WireTold } from "../wire/Told";
import { plain, type Choice, type FaceInfo, type TableView, type Told, type Touch, type Zone, type ZoneKind, type ZoneRef } from "./model";

/** `pile`, or `hand:0` where each seat has one. */
function zoneRef(key: string): ZoneRef {
  const [name = "", seat] = key.split(":");
  return { name, seat: seat === undefined ? null : Number(seat) };
}

function zoneOf(kind: ZoneKind, key: string, cards: BriefCards): Zone {
  if (typeof cards === "number") return { ...zoneRef(key), kind, count: cards, cards: [] };
  const row = cards.map((card) => (typeof card === "number" ? { tag: card } : { face: card }));
  return { ...zoneRef(key), kind, count: row.length, cards: row };
}

export function tableOf(brief: BriefTable): TableView {
  const { zones, names: _, lines, ...rest } = brief;
  return {
    ...rest,
    zones: zones.flatMap(([kind, group]) => group.map(([key, cards]) => zoneOf(kind, key, cards))),
    round: 1,
    status: lines.map(([key, value]) => plain(`${key} ${value}`)),
  };
}

/** A table that came at length: of a replay or a lesson. */
export function longTable({ lines, ...rest }: WireTable): TableView {
  return { ...rest, round: 1, status: lines.map(({ key, value }) => plain(`${key} ${value}`)) };
}

const nothing = plain("");
const face = (face: string, name: string): FaceInfo => ({ face, name: plain(name), does: nothing, when: nothing, signs: [], clauses: [] });

/** The faces that an update names. */
export function facesOf({ names }: BriefTable): FaceInfo[] {
  return Object.entries(names).map(([notation, name]) => face(notation, name));
}

/** The faces of a table that came at length. */
export function longFaces({ zones }: WireTable): FaceInfo[] {
  return zones.flatMap((zone) => zone.cards.flatMap((card) => ("face" in card ? [face(card.face, card.name)] : [])));
}

export function toldOf(told: WireTold[]): Told[] {
  return told.map((fact) => (fact.told === "note" ? { told: "log", said: plain(fact.text) } : fact));
}

export function longChoices(choices: WireChoice[]): Choice[] {
  return choices.map((choice) => ({ ...choice, label: plain(choice.label) }));
}

export function choicesOf(brief: BriefChoices, table: BriefTable): Choice[] {
  const zones = table.zones.flatMap(([, group]) => group.map(([key]) => zoneRef(key)));
  const zone = (at: number): ZoneRef => zones[at] ?? { name: "", seat: null };
  const touch = (touched: BriefTouch): Touch => {
    if (typeof touched === "number") return { touch: "seat", seat: touched };
    const [at, face] = touched;
    return face === undefined ? { touch: "zone", zone: zone(at) } : { touch: "card", zone: zone(at), face };
  };
  let label = "";
  return brief.actions.map((action, at) => {
    const [start, more, end] = brief.labels[at] ?? [0, action, 0];
    label = label.slice(0, start) + more + label.slice(label.length - end);
    const clause = brief.clauses[brief.clause[at] ?? 0] ?? "";
    return { action, label: plain(label), clause, touches: (brief.touches[at] ?? []).map(touch) };
  });
}
