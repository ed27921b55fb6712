/**
 * What boards need that still have their words in TypeScript and read English sentences: lists of strings, and notes as text. Goes with
 * the last board's `words.ts` and `say.ts`; new words are Fluent messages in the game's folder, said by `stage.t`.
 */
import { notes, type Said, type Told } from "../table/model";
import { language } from "../words/index.svelte";

type Gaps = Record<string, string | number>;

function fill(text: string, gaps: Gaps = {}): string {
  const plural = text.replace(/\{(\w+)\|([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g, (_, key: string, one: string, many: string) =>
    Number(gaps[key]) === 1 ? one : many,
  );
  return plural.replace(/\{(\w+)\}/g, (gap, key: string) => String(gaps[key] ?? gap)).replaceAll(" …", "\u00a0…");
}

/** The strings of one game: `const t = wordsOf({ en, de })`; other languages read the English ones. */
export function wordsOf<K extends string>(lists: { en: Record<K, string>; de: Record<NoInfer<K>, string> }): (key: K, gaps?: Gaps) => string {
  return (key, gaps) => fill((language() === "de" ? lists.de : lists.en)[key], gaps);
}

/** The text of what is no message of a word list; none if it is one. */
export function plainText([id, gaps]: Said): string | null {
  return id === "plain" && typeof gaps.text === "string" ? gaps.text : null;
}

/** The notes that are texts. */
export function texts(told: Told[]): string[] {
  return notes(told).flatMap((note) => plainText(note) ?? []);
}

/** Puts names where an English sentence has seats; to you it speaks as one speaks to you. */
export function named(text: string, you: number | null, name: (seat: number) => string, word: (id: string) => string): string {
  return text
    .replace(/\b[Tt]urn of seat (\d+)\b/g, (whole, seat: string) => (Number(seat) === you ? `${whole.charAt(0)}urn of yours` : whole))
    .replace(/\bthe turn of yours\b/g, word("your-turn-small"))
    .replace(/\b([Ss])eat (\d+)(['’]s)?( \p{Ll}+)?/gu, (_, first: string, number: string, own = "", next = "") => {
      const seat = Number(number);
      if (seat !== you) return name(seat) + own + next;
      if (own) return word(first === "S" ? "your-capital" : "your") + next;
      return first === "S" ? word("you") + second(next) : word("you-small") + next;
    })
    .replace(ALSO, (whole, verb: string) => (text.startsWith(`Seat ${you} `) ? ` and${second(` ${verb}`)}` : whole))
    .trim();
}

/** Whom an English sentence is about. */
export function seatOf(text: string): number | null {
  const found = /^(?:It is s|S)eat (\d+)\b/.exec(text);
  return found ? Number(found[1]) : null;
}

/** The second verb of a sentence about one seat. */
const ALSO = / and (stands|is|goes|wins|takes|loses)\b/;

const IRREGULAR: Record<string, string> = { " is": " are", " has": " have", " does": " do", " goes": " go", " was": " were" };

/** A verb as it follows "you": steals, steal. */
function second(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
