/**
 * Strings of boards that are still lists in TypeScript. Goes with the last board's `words.ts`; new words are Fluent messages in the
 * game's folder, said by `stage.t`.
 */
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
