/**
 * The contract between the house and a game's board. A board draws; it holds no rule. It is given a `Stage` (the table
 * as the viewer may see it, and what may be done) and gives back a `Board`: a mat, faces, and a few words.
 *
 * Everything a board needs is in this folder; `kit.ts` has the parts to build with, `README.md` tells how.
 */
import type { Component } from "svelte";
import type { Choice, Said } from "../table/model";
import type { Pick, Stage } from "./stage.svelte";

export type { Stage, Person, Pick } from "./stage.svelte";
export type { Card, Choice, Gap, Gaps, Said, TableView, Told, Touch, Zone, ZoneRef } from "../table/model";
export type { Refused } from "../wire/Refused";

/** What every component of a board is given. */
export interface BoardProps<V = unknown> {
  stage: Stage<V>;
}

/** What draws one card; it fills its box, which is 100 by 140 unless the board says otherwise. */
export interface FaceProps<V = any> {
  /** The table: for the words on it, and for faces that do not look the same at every table. */
  stage: Stage<V>;
  /** The face in the game's notation, `R15`. */
  face: string;
  /** In words, `RUN 15`. */
  name: string;
}

/** A window in which others may answer: the same words for everybody at the table. */
export interface Call {
  /** What happened, one sentence. */
  what: string;
  /** What may be done about it, one sentence. */
  ask: string;
  /** When it closes, in milliseconds of the match; the sand line runs until then. */
  until?: number | null;
  /** What the left slot says to those who decline: an action, if it is among the choices. */
  decline?: string;
}

/** A board. Only `Mat`, `Face` and `mood` are needed. */
export interface Board<V = unknown> {
  /** The class of its colours, see tokens.css: `--mat`, `--mat2`, `--mark`, `--mark2`, `--note`. */
  mood: "nb" | "ca" | "jk" | "bl" | "dt" | "plain";
  /** The game's world between the wall and the ledge. */
  Mat: Component<BoardProps<V>>;
  /** A card's face. */
  Face: Component<FaceProps>;
  /** The motif of the backs: a tiny SVG component of 20 by 20, repeated. None: plain lattice. */
  motif?: "xo" | "leaf" | "chevron" | "coin" | "star" | "plain";
  /** Width to height of a card; 5/7 if not said. */
  ratio?: number;
  /** Whether the row of plaques is drawn above the mat. False: the mat shows the people itself. */
  people?: boolean;
  /** One short line of a seat's state for its plaque. */
  plaque?: (stage: Stage<V>, seat: number) => string;
  /** The number shown on a plaque instead of the score. */
  score?: (stage: Stage<V>, seat: number) => string | number;
  /** The team of a seat, from 0, where there are teams. */
  team?: (stage: Stage<V>, seat: number) => number | null;
  /** One line under the title: round, half, quarter. */
  status?: (stage: Stage<V>) => string;
  /** The window that is open, if one is. */
  call?: (stage: Stage<V>) => Call | null;
  /** The order of cards in the hand: lower comes first. */
  order?: (face: string) => number | string;
  /** A choice's words, where the picked cards change them (by `stage.t`); the game's own if it gives nothing. */
  label?: (choice: Choice, stage: Stage<V>) => string | null;
  /** How well a choice fits what is picked: 0 not, 1 in part, 2 exactly. The default compares the touched faces. */
  fits?: (choice: Choice, stage: Stage<V>) => 0 | 1 | 2;
  /** The order of choices while nothing is picked: lower comes first, the first is the primary one. */
  rank?: (choice: Choice, stage: Stage<V>) => number;
  /** Cards that a choice picks when it is pressed, instead of being taken at once: they can be changed, and put back. None if it can be taken. */
  gathers?: (choice: Choice, stage: Stage<V>) => Pick[];
  /** Whether a card of the hand is good for something that no choice touches yet: a lay-down that begins without cards. */
  usable?: (face: string, stage: Stage<V>) => boolean;
  /** Cards of the hand that lie ready already, in a lay-down that has begun. */
  drafted?: (stage: Stage<V>) => string[];
  /** Whether a choice may be left standing ("every time"); every one that touches no card, if not said. */
  stands?: (choice: Choice, stage: Stage<V>) => boolean;
  /** What is sent for a choice, where the picked cards say more than its notation: a whole lay-down in one go. */
  sends?: (action: string, stage: Stage<V>) => string;
  /** What the picked cards would mean as an action, though it is not offered: asked for "why not?". */
  attempt?: (stage: Stage<V>) => string | null;
  /** The clause that says which cards go together: named where the picked ones mean nothing at all. */
  together?: string;
  /** Choices that cannot be taken back and cost: they ask for a second press. */
  grave?: (choice: Choice, stage: Stage<V>) => boolean;
  /** The choice that Backspace means: pass, decline. */
  decline?: (stage: Stage<V>) => Choice | undefined;
  /** Instead of hand and choice bar: a ledge of its own. It must still offer every choice (use `<ChoiceBar>`). */
  Ledge?: Component<BoardProps<V>>;
  /** Hides the score row of the result sheet's rounds etc.: rows the result page shows below the places. */
  Result?: Component<BoardProps<V>>;
  /** False: the board's own part of the result tells every point, and the house need not. */
  reasons?: boolean;
  /** How a match ends that nobody wins against others, in a few words; then no places and points are shown. */
  ending?: (stage: Stage<V>) => string | null;
  /** Whether the order of arrival decides now, as in a race for a place: then only the rules judge, not what was seen. */
  race?: (stage: Stage<V>) => boolean;
  /** Whether a replay keeps the true times now; as `race` if not said. */
  film?: (stage: Stage<V>) => boolean;
  /** Keys of the game's own, shown under `?`; they win over the house's. */
  keys?: GameKey<V>[];
  /** A sound instead of the usual one, by a note's id and gaps; the first note that has one is heard. */
  sound?: (note: Said, stage: Stage<V>) => string | null;
  /** Whether a line of this round's log tells what lies face down by now, and so must not be read again. */
  withheld?: (line: Said, stage: Stage<V>) => boolean;
}

/** A key of a game. */
export interface GameKey<V = unknown> {
  /** As `KeyboardEvent.key`, small letters. */
  key: string;
  /** What it does, in words. */
  does: (stage: Stage<V>) => string;
  run: (stage: Stage<V>) => void;
}
