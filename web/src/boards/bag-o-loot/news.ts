/** What of the last telling everybody should have a look at, and what nobody should read again. */
import type { Gap, Said, Told } from "../contract";
import { notes } from "../kit";
import type { View } from "../../wire/bag-o-loot/View";

export type News =
  /** A bag was opened before all (BL-5.29). */
  | { kind: "opened"; owner: number; faces: string[]; rank: number }
  /** A round was counted. */
  | { kind: "scored"; round: number; points: { seat: number; points: number }[] };

export function news(facts: Told[], view: View): News | null {
  const told = notes(facts);
  const scored = told.filter(([id]) => id === "scored");
  if (scored.length > 0) {
    const next = told.some(([id]) => id === "round-begins");
    const points = scored.map(([, gaps]) => ({ ...(gaps.who as { seat: number }), points: Number(gaps.points) }));
    return { kind: "scored", round: next ? view.round - 1 : view.round, points };
  }
  const snitched = told.find(([id]) => id === "snitched-right" || id === "snitched-wrong");
  const bag = view.bags.find((one) => one.zone === (snitched?.[1].place as { at: string } | undefined)?.at);
  if (!bag) return null;
  const faces = facts.flatMap((fact) => (fact.told === "turned" && fact.at.name === bag.zone && "face" in fact.card ? [fact.card.face] : []));
  const shown = faces.slice(0, 5).sort((a, b) => Number(a === "L") - Number(b === "L"));
  return shown.length > 0 ? { kind: "opened", owner: bag.owner, faces: shown, rank: Number(shown[0]) } : null;
}

/** Lines that name cards of a shut bag (BL-7.2), but for the one that names a coin it does not hold. */
export function withheld([id, gaps]: Said, view: View): boolean {
  const all = Object.values(gaps).filter((gap): gap is Exclude<Gap, string | number> => typeof gap === "object");
  const shut = all.some((gap) => "at" in gap && view.bags.some((bag) => bag.rank === null && bag.zone === gap.at));
  return shut && id !== "snitched-wrong" && all.some((gap) => "card" in gap || ("cards" in gap && gap.cards.length > 0));
}
