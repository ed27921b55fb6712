/**
 * What a table is made of, as boards see it: at length, and with words as data. `spelled.ts` makes it of what the wire carries, so
 * that boards and the house do not depend on how briefly that is said.
 */
import type { Code } from "../wire/Code";
import type { Refused } from "../wire/Refused";
import type { Said } from "../wire/Said";
import type { ZoneKind } from "../wire/ZoneKind";
import type { ZoneRef } from "../wire/ZoneRef";

export type { Touch } from "../wire/Touch";
export type { ZoneKind } from "../wire/ZoneKind";
export type { ZoneRef } from "../wire/ZoneRef";
export type { Choice } from "../wire/Choice";
export type { FaceInfo } from "../wire/FaceInfo";
export type { Gap } from "../wire/Gap";
export type { Said } from "../wire/Said";
export type { Gaps } from "../words/speaker";

/** A card: its face in the game's notation, or a back with a tag that tells cards apart where they can be (else 0). */
export type Card = { face: string } | { tag: number };

export interface Zone extends ZoneRef {
  kind: ZoneKind;
  count: number;
  /** From the bottom (oldest) to the top; none where they are alike backs. */
  cards: Card[];
}

/** The table as you may see it. */
export interface TableView {
  game: string;
  seats: number;
  /** The seats known to be deciding. */
  awaited: number[];
  scores: number[];
  over: boolean;
  /** The place of each seat, once it has ended. */
  places: number[] | null;
  /** When the rules go on by themselves, in milliseconds since the start. */
  wakes_at: number | null;
  zones: Zone[];
  /** The round, half, quarter or hand that is being played, from 1. */
  round: number;
  /** What people read about the table. */
  status: Said[];
  /** The game's own view. */
  view: unknown;
}

/** Something that happened. */
export type Told =
  | { told: "moved"; card: Card; from: ZoneRef; to: ZoneRef }
  | { told: "turned"; card: Card; at: ZoneRef }
  | { told: "shuffled"; zone: ZoneRef }
  | { told: "gathered"; zone: ZoneRef }
  /** A line of the log. */
  | { told: "log"; said: Said }
  /** What sounds and motion go by, and readers need not be told. */
  | { told: "cue"; said: Said };

/** A text as it is: what is no message of a word list. */
export const plain = (text: string): Said => ["plain", { text }];

/** A refusal of the page's own. */
export const refusal = (code: Code, text: string, clause: string | null = null): Refused => ({ code, clause, said: plain(text), sentence: text, meant: null });

/** What the game said, for logs, sounds and motion: the id and gaps of every note. */
export function notes(told: Told[]): Said[] {
  return told.flatMap((fact) => (fact.told === "log" || fact.told === "cue" ? [fact.said] : []));
}
