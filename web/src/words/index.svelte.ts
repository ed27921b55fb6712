/**
 * What the page says: Fluent messages, one file for each language (`web/words`), of which only the spoken one is loaded. The file
 * is the registration; English is complete, and what another lacks is filled in from it (`scripts/fluent.ts`).
 */
import { settings } from "../house/settings.svelte";
import { bundleOf, format, type Bundle, type Variables } from "./bundle";

const files = import.meta.glob<string>("../../words/*.ftl", { import: "default" });
const path = (code: string): string => `../../words/${code}.ftl`;

/** The languages we speak, each by its own name. */
export const languages: Record<string, string> = Object.fromEntries(
  Object.keys(files).map((file) => file.slice(path("").length - 4, -4)).map((code) => [code, ownName(code)]),
);

function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

let spoken = $state.raw<{ code: string; words: Bundle }>({ code: "en", words: bundleOf("en", "") });

/** Fetches a language and switches to it. */
export async function speak(code: string): Promise<void> {
  const text = await files[path(code)]?.();
  if (text === undefined) return;
  spoken = { code, words: bundleOf(code, text) };
  if (typeof document !== "undefined") document.documentElement.lang = code;
}

/** The language that is spoken now. */
export function language(): string {
  return spoken.code;
}

/** The language that was chosen, else the first of the browser's that we speak. */
export function preferred(): string {
  const wishes = [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find((wish) => wish in languages) ?? "en";
}

/** A message of the page. */
export function t(id: string, gaps?: Variables): string {
  return format(spoken.words, id, gaps) ?? id;
}

/** Names in a row: "Theo, Jun and Bo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.code === "en" ? "en-GB" : spoken.code, { type: "conjunction" }).format(names);
}
