/**
 * Somebody who reads: fills the gaps of a message with what this reader calls people, cards and places. The program does the same
 * in `crates/words/src/speaker.rs`; a gap gives its message the same variables here and there, so that both read the same lists.
 *
 * Whoever asks gets a text: a message that is missing is said by its id.
 */
import type { Gap } from "../wire/Gap";
import type { Said } from "../wire/Said";
import { format, type Bundle, type Variables } from "./bundle";

export type Gaps = Record<string, Gap>;
export type { Gap, Said };

/** Who reads: their seat, what they call others, and the name of a face in words. */
export interface Reader {
  readonly you: number | null;
  name(seat: number): string;
  face(notation: string): Said | null;
}

/** A message that was said, with its attributes. */
interface Spoken {
  text: string;
  attributes: Record<string, string>;
}

export class Speaker {
  private readonly bundle: Bundle;
  private readonly reader: Reader;

  constructor(bundle: Bundle, reader: Reader) {
    this.bundle = bundle;
    this.reader = reader;
  }

  /** The text for this reader. */
  say(said: Said): string {
    return this.spoken(said).text;
  }

  /** A message by its id. */
  t(id: string, gaps: Gaps = {}): string {
    return this.say([id, gaps]);
  }

  /** Whether there are words for this. */
  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** An attribute of a message, `option-rounds.help`; none if it has no such one. */
  attribute(id: string, name: string, gaps: Gaps = {}): string | null {
    return format(this.bundle, id, this.variables(gaps, about([id, gaps])), name);
  }

  /** What a place is called, `pile` or `hand:0`; none if there are no words for it. */
  place(at: string): string | null {
    const { id, variables } = this.zone(at, null);
    return format(this.bundle, id, variables);
  }

  private spoken([id, gaps]: Said): Spoken {
    return this.message(id, this.variables(gaps, about([id, gaps])));
  }

  private message(id: string, variables: Variables): Spoken {
    const own = Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
    const attributes = Object.fromEntries(own.map((name) => [name, format(this.bundle, id, variables, name) ?? ""]));
    return { text: format(this.bundle, id, variables) ?? id, attributes };
  }

  private variables(gaps: Gaps, whom: number | null): Variables {
    return Object.assign({}, ...Object.entries(gaps).map(([name, gap]) => this.fill(name, gap, whom))) as Variables;
  }

  private fill(name: string, gap: Gap, whom: number | null): Variables {
    if (typeof gap !== "object") return { [name]: gap };
    if (Array.isArray(gap)) return whole(name, this.spoken(gap));
    if ("seat" in gap) return this.seat(name, gap.seat);
    if ("seats" in gap) return this.seats(name, gap.seats);
    if ("card" in gap) return whole(name, this.card(gap.card));
    if ("at" in gap) {
      const { id, variables } = this.zone(gap.at, whom);
      return whole(name, this.message(id, variables));
    }
    if ("list" in gap) return { [name]: this.listed(gap.list.map((said) => this.say(said))) };
    const { cards, backs = 0 } = gap;
    return { [name]: this.cards(cards, backs), [`${name}-count`]: cards.length + backs };
  }

  private seat(name: string, seat: number): Variables {
    return { [name]: seat === this.reader.you ? "you" : "other", [`${name}-name`]: this.reader.name(seat) };
  }

  private seats(name: string, seats: number[]): Variables {
    const { you } = this.reader;
    const others = seats.filter((seat) => seat !== you);
    const yours = others.length < seats.length;
    const names = [...(yours ? [this.t("you-among")] : []), ...others.map((seat) => this.reader.name(seat))];
    const which = !yours ? "other" : seats.length === 1 ? "you" : "with-you";
    return { [name]: which, [`${name}-names`]: this.listed(names), [`${name}-count`]: seats.length };
  }

  private card(face: string): Spoken {
    const name = this.reader.face(face);
    return name ? this.spoken(name) : { text: face, attributes: {} };
  }

  /** `RUN 15, PASS 5–20 ×2 and 3 cards`. */
  private cards(cards: string[], backs: number): string {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    const texts = [...counts].map(([face, count]) => {
      const card = this.card(face).text;
      return count === 1 ? card : this.t("card-times", { card, count });
    });
    if (backs > 0 || texts.length === 0) texts.push(this.t("backs", { count: backs }));
    return this.listed(texts);
  }

  /** A place: whose it is selects its words, `own` for somebody whom the sentence has named already. */
  private zone(at: string, whom: number | null): { id: string; variables: Variables } {
    const [zone = "", seat] = at.split(":");
    const variables: Variables = seat === undefined ? { who: "none" } : this.seat("who", Number(seat));
    if (seat !== undefined && Number(seat) === whom && whom !== this.reader.you) variables.who = "own";
    const id = `zone-${zone.replaceAll("_", "-")}`;
    const kind = id.replace(/\d+$/, "");
    // One of many alike, `s3`: the message of them all is told which.
    return kind === id || this.has(id) ? { id, variables } : { id: kind, variables: { ...variables, number: Number(id.slice(kind.length)) } };
  }

  /** `a, b and c`. */
  private listed(texts: string[]): string {
    const last = texts.at(-1) ?? "";
    if (texts.length < 2) return last;
    const first = texts.slice(0, -1).reduce((first, rest) => this.t("list-comma", { first, rest }));
    return this.t("list-and", { first, last });
  }
}

/** A message as a gap: its text, and its attributes by their names. */
function whole(name: string, { text, attributes }: Spoken): Variables {
  const parts = Object.entries(attributes).map(([attribute, words]) => [`${name}-${attribute}`, words] as const);
  return { [name]: text, ...Object.fromEntries(parts) };
}

/** Whom something is about: the first seat it names. */
export function about([, gaps]: Said): number | null {
  for (const gap of Object.values(gaps)) if (typeof gap === "object" && "seat" in gap) return gap.seat;
  return null;
}

/** Every seat that something names. */
export function seats([, gaps]: Said): number[] {
  return Object.values(gaps).flatMap((gap) => {
    if (typeof gap !== "object") return [];
    if (Array.isArray(gap)) return seats(gap);
    if ("list" in gap) return gap.list.flatMap(seats);
    return "seat" in gap ? [gap.seat] : "seats" in gap ? gap.seats : [];
  });
}
