/**
 * The strings of the house, one file per language, all typed by the English keys. A language is loaded when it is chosen.
 *
 * A string may have gaps: `{name}`. A number picks its form with `{n|one seat|{n} seats}`.
 */
import { settings } from "../house/settings.svelte";
import { en } from "./en";

export type Key = keyof typeof en;
export type Words = Record<Key, string>;
export type Gaps = Record<string, string | number>;
export type Language = "en" | "de";

export const languages: Record<Language, string> = { en: "English", de: "Deutsch" };

let loaded = $state.raw<{ code: Language; words: Words }>({ code: "en", words: en });

/** Fetches a language and switches to it. */
export async function speak(code: Language): Promise<void> {
  const words = code === "de" ? (await import("./de")).de : en;
  loaded = { code, words };
  document.documentElement.lang = code;
}

/** The language that is spoken now; boards choose their own strings by it. */
export function language(): Language {
  return loaded.code;
}

/** The browser's language, where we speak it. */
export function preferred(): Language {
  const wish = settings.language || navigator.language.slice(0, 2);
  return wish === "de" ? "de" : "en";
}

/** A string of the house, its gaps filled. */
export function t(key: Key, gaps?: Gaps): string {
  return fill(loaded.words[key] ?? en[key] ?? key, gaps);
}

/** Names in a row: "Theo, Jun and Bo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(loaded.code === "en" ? "en-GB" : loaded.code, { type: "conjunction" }).format(names);
}

/** Fills the gaps of a string. */
export function fill(text: string, gaps: Gaps = {}): string {
  const plural = text.replace(/\{(\w+)\|([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g, (_, key: string, one: string, many: string) =>
    Number(gaps[key]) === 1 ? one : many,
  );
  // The dots of "Disguise …" do not stand on a line of their own.
  return plural.replace(/\{(\w+)\}/g, (gap, key: string) => String(gaps[key] ?? gap)).replaceAll(" …", "\u00a0…");
}

/**
 * The strings of one game: `const t = wordsOf({ en, de })`. Keys come from the English list, and a language that lacks one
 * does not compile.
 */
export function wordsOf<K extends string>(lists: { en: Record<K, string>; de: Record<NoInfer<K>, string> }): (key: K, gaps?: Gaps) => string {
  return (key, gaps) => fill((lists[loaded.code] ?? lists.en)[key], gaps);
}
