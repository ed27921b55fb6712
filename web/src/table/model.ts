/**
 * What a table is made of, as boards see it: at length, and with words as data. `brief.ts` makes it of what the wire carries, so
 * that boards and the house do not depend on how briefly that is said.
 */
import type { Touch } from "../wire/Touch";
import type { ZoneKind } from "../wire/ZoneKind";
import type { ZoneRef } from "../wire/ZoneRef";
import type { Said } from "../words/speaker";

export type { Touch } from "../wire/Touch";
export type { ZoneKind } from "../wire/ZoneKind";
export type { ZoneRef } from "../wire/ZoneRef";
export type { Gap, Gaps, Said } from "../words/speaker";

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

/** Something you may do now. */
export interface Choice {
  /** In notation: what is sent back. */
  action: string;
  /** What the button says. */
  label: Said;
  /** The clause that explains it. */
  clause: string;
  touches: Touch[];
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

/** A face of the deck: what it is called, and what a player should know about it. */
export interface FaceInfo {
  face: string;
  name: Said;
  /** What it does. */
  does: Said;
  /** When it may be played. */
  when: Said;
  /** What each sign in its corners means. */
  signs: Said[];
  clauses: string[];
}

/** A text as it is: what is no message of a word list. */
export const plain = (text: string): Said => ["plain", { text }];

/** What the game said, for logs, sounds and motion: the id and gaps of every note. */
export function notes(told: Told[]): Said[] {
  return told.flatMap((fact) => (fact.told === "log" || fact.told === "cue" ? [fact.said] : []));
}
