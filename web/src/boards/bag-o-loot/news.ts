/** What of the last telling everybody should have a look at. */
import type { Told } from "../contract";
import { texts } from "../kit";
import type { View } from "../../wire/bag-o-loot/View";

export type News =
  /** A bag was opened before all (BL-5.29). */
  | { kind: "opened"; owner: number; faces: string[]; rank: number | null }
  /** A round was counted. */
  | { kind: "scored"; round: number; points: { seat: number; points: number }[] };

export function news(facts: Told[], view: View): News | null {
  const notes = texts(facts);
  const points = notes.flatMap((note) => {
    const found = /^Seat (\d+) scores (\d+)\.$/.exec(note);
    return found ? [{ seat: Number(found[1]), points: Number(found[2]) }] : [];
  });
  if (points.length > 0) {
    const next = notes.some((note) => /^Round \d+:/.test(note));
    return { kind: "scored", round: next ? view.round - 1 : view.round, points };
  }
  const about = notes.map((note) => /^Seat \d+ snitches on (b\d+)/.exec(note)?.[1]).find(Boolean);
  const bag = about ? view.bags.find((one) => one.name === about) : undefined;
  if (!bag) return null;
  const faces = facts.flatMap((fact) => (fact.told === "turned" && fact.at.name === bag.zone && "face" in fact.card ? [fact.card.face] : []));
  const shown = faces.slice(0, 5).sort((a, b) => Number(a === "L") - Number(b === "L"));
  if (shown.length === 0) return null;
  return { kind: "opened", owner: bag.owner, faces: shown, rank: Number(shown[0]) || null };
}
