/** What picked cards and choices mean. The rules stay with the server: this only reads and writes its notation. */
import type { Choice, ZoneRef } from "../contract";
import { read } from "./cards";

/** A choice in its parts. */
export interface Meaning {
  act: "draw" | "take" | "run" | "pass" | "return" | "goal" | "discard" | "defend" | "allow" | "end" | "concede";
  yards: number;
  jukem: boolean;
  pancake: boolean;
}

/** Reads an action's notation. */
export function meaning(action: string): Meaning {
  const [act = "", ...rest] = action.split(" ");
  const jukem = rest.includes("juk");
  const pancake = rest.includes("pan");
  const number = act === "run" ? Number(rest[0]) + (pancake ? 10 : 0) : act === "pass" ? Number(rest[1]) : act === "return" ? 50 : 0;
  return { act: act as Meaning["act"], yards: jukem ? number * 2 : number, jukem, pancake };
}

/** The cards that a choice takes from the hand. */
export function cardsOf(choice: Choice): string[] {
  return choice.touches.flatMap((touch) => (touch.touch === "card" ? [touch.face] : []));
}

/** How well a choice fits the picked cards, copies counted: 0 not, 1 in part, 2 exactly. */
export function fit(cards: string[], picked: string[]): 0 | 1 | 2 {
  const left = [...cards];
  for (const face of picked) {
    const at = left.indexOf(face);
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return left.length === 0 ? 2 : 1;
}

/** Whether a choice touches the zone or seat that is aimed at. */
export function aimed(choice: Choice, target: ZoneRef | { seat: number } | null): boolean {
  if (!target) return true;
  return choice.touches.some((touch) =>
    "name" in target ? touch.touch === "zone" && touch.zone.name === target.name && touch.zone.seat === target.seat : touch.touch === "seat" && touch.seat === target.seat,
  );
}

/** The cards that can still be added to what is picked. */
export function partners(choices: Choice[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    const cards = cardsOf(choice);
    if (fit(cards, picked) !== 1) continue;
    const left = [...cards];
    for (const face of picked) left.splice(left.indexOf(face), 1);
    left.forEach((face) => found.add(face));
  }
  return found;
}

/** What the picked cards would mean, though it is not offered; the hand tells what a lonely PASS could be tried with. */
export function attempt(picked: string[], hand: string[], answering: boolean): string | null {
  const prints = picked.map((face) => ({ face, ...read(face) }));
  const only = picked.length === 1 ? prints[0] : undefined;
  if (answering) return only ? `defend ${only.face}` : null;
  const all = (kind: string): string[] => prints.filter((print) => print.kind === kind).map((print) => print.face);
  const [runs, passes, catches, kicks, goals] = [all("run"), all("pass"), all("catch"), all("kick"), all("goal")];
  const extras = (all("pancake").length ? " pan" : "") + (all("jukem").length ? " juk" : "");
  const jukem = all("jukem").length ? " juk" : "";
  if (runs.length === 1 && passes.length + catches.length + kicks.length + goals.length === 0) return `run ${read(runs[0] ?? "").yards}${extras}`;
  if (passes.length === 1 && catches.length <= 1 && runs.length === 0) {
    const caught = catches[0] ?? hand.find((face) => read(face).kind === "catch");
    if (caught) return `pass ${(passes[0] ?? "").slice(1)} ${read(caught).yards}${jukem}`;
  }
  if (catches.length === 1 && picked.length === 1) {
    const thrown = hand.find((face) => read(face).kind === "pass");
    if (thrown) return `pass ${thrown.slice(1)} ${read(catches[0] ?? "").yards}`;
  }
  if (kicks.length === 1) return `return${jukem}`;
  if (goals.length === 1) return "goal";
  return only ? `discard ${only.face}` : null;
}
