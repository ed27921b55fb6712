/** Updates say everything once; boards want it at length, as replays and lessons have it. */
import type { BriefCards } from "../wire/BriefCards";
import type { BriefChoices } from "../wire/BriefChoices";
import type { BriefTable } from "../wire/BriefTable";
import type { BriefTouch } from "../wire/BriefTouch";
import type { Choice } from "../wire/Choice";
import type { TableView } from "../wire/TableView";
import type { Touch } from "../wire/Touch";
import type { Zone } from "../wire/Zone";
import type { ZoneKind } from "../wire/ZoneKind";
import type { ZoneRef } from "../wire/ZoneRef";

/** `pile`, or `hand:0` where each seat has one. */
function zoneRef(key: string): ZoneRef {
  const [name = "", seat] = key.split(":");
  return { name, seat: seat === undefined ? null : Number(seat) };
}

function zoneOf(kind: ZoneKind, key: string, cards: BriefCards, names: BriefTable["names"]): Zone {
  if (typeof cards === "number") return { ...zoneRef(key), kind, count: cards, cards: [] };
  const row = cards.map((card) => (typeof card === "number" ? { tag: card } : { face: card, name: names[card] ?? card }));
  return { ...zoneRef(key), kind, count: row.length, cards: row };
}

export function tableOf(brief: BriefTable): TableView {
  const { zones, names, lines, ...rest } = brief;
  return {
    ...rest,
    zones: zones.flatMap(([kind, group]) => group.map(([key, cards]) => zoneOf(kind, key, cards, names))),
    lines: lines.map(([key, value]) => ({ key, value })),
  };
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
    return { action, label, clause, touches: (brief.touches[at] ?? []).map(touch) };
  });
}
