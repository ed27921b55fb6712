/** What choices and picked cards mean. The rules stay with the server: this only reads and writes its notation. */
import { value } from "./cards";

export interface Meaning {
  act: "pass" | "play" | "give" | "nutmeg" | "claim" | "ready" | "sealed";
  /** The cards it takes from the hand. */
  cards: string[];
  /** The value that Free Kicks alone are given. */
  named: number | null;
  /** Whom it points at: who is skipped, who gets the Nutmeg. */
  seat: number | null;
  hatTrick: boolean;
}

/** Reads an action's notation: `play 4x2+1F`, `play 8x2+Y skip 3`, `play Fx2=7`, `give 5 9`, `nutmeg 2`. */
export function meaning(action: string): Meaning {
  const [act = "", ...rest] = action.split(" ");
  const base: Meaning = { act: act as Meaning["act"], cards: [], named: null, seat: null, hatTrick: false };
  if (act === "give") return { ...base, cards: rest };
  if (act === "nutmeg") return { ...base, seat: Number(rest[0]) };
  if (act === "claim") return { ...base, hatTrick: rest[0] === "hattrick", seat: rest[1] === undefined ? null : Number(rest[1]) };
  if (act !== "play") return base;
  const [cards = "", named] = (rest[0] ?? "").split("=");
  return { ...base, cards: cards.split("+").flatMap(copies), named: named === undefined ? null : Number(named), seat: rest[1] === "skip" ? Number(rest[2]) : null };
}

/** `4x2` are two 4s, `1F` is a Free Kick. */
function copies(part: string): string[] {
  const kicks = /^([12])F$/.exec(part);
  if (kicks) return Array<string>(Number(kicks[1])).fill("F");
  const [face = "", count = "1"] = part.split("x");
  return Array<string>(Number(count)).fill(face);
}

/** How well a choice's cards fit the picked ones, copies counted: 0 not, 1 in part, 2 exactly. */
export function fit(cards: string[], picked: string[]): 0 | 1 | 2 {
  const left = [...cards];
  for (const face of picked) {
    const at = left.indexOf(face);
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return left.length === 0 ? 2 : 1;
}

/** The picked cards as a play, in the server's notation; nothing if they have more than one value. */
export function played(picked: string[], beat: number | null, target: number | null): string | null {
  const kicks = picked.filter((face) => face === "F").length;
  const yellow = picked.includes("Y");
  const plain = picked.filter((face) => face !== "F" && face !== "Y");
  const face = plain[0];
  if (plain.some((other) => other !== face) || (yellow && face !== undefined && face !== "8")) return null;
  if (plain.length === 0 && !yellow) return kicks === 0 ? null : `play F${kicks > 1 ? "x2" : ""}=${Math.max(1, Math.min(10, (beat ?? 11) - 1))}`;
  const parts = [];
  if (face !== undefined) parts.push(plain.length > 1 ? `${face}x${plain.length}` : face);
  if (yellow) parts.push("Y");
  if (kicks > 0) parts.push(`${kicks}F`);
  return `play ${parts.join("+")}${yellow && target !== null ? ` skip ${target}` : ""}`;
}

/** With one card picked to follow: the cards that go with it to make up the number, equals first, Free Kicks last. */
export function complete(face: string, hand: string[], size: number): string[] | null {
  const equal = hand.filter((other) => other === face);
  const eights = face === "8" || face === "Y" ? hand.filter((other) => other !== face && (other === "8" || other === "Y")) : [];
  const kicks = face === "F" ? [] : hand.filter((other) => other === "F");
  const all = [...equal, ...eights.filter((other) => other === "8"), ...kicks, ...eights.filter((other) => other === "Y")];
  return all.length >= size ? all.slice(0, size) : null;
}

/** How good a play is to offer first: weak cards go before strong ones, wild and yellow ones last. */
export function weight(action: string): number {
  const { act, cards, named, seat } = meaning(action);
  if (act !== "play" && act !== "give") return 0;
  const kicks = cards.filter((face) => face === "F").length;
  const worth = cards.reduce((sum, face) => sum + (value(face) ?? 0), 0);
  const high = named ?? value(cards.find((face) => face !== "F") ?? "F") ?? 0;
  if (act === "give") return kicks * 1000 - worth;
  return kicks * 1000 + (cards.includes("Y") ? 500 : 0) - high * 20 - cards.length + (seat ?? 0) * 0.01;
}
