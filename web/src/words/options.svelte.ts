/** The options of the games in words: the game's own, or from our lists until it has them; else as the server says them. */
import type { OptionInfo } from "../wire/OptionInfo";
import { speakerOf } from "./games.svelte";
import { language, t } from "./index.svelte";
import type { OptionWords } from "./options.de";

type Lists = Record<string, Record<string, OptionWords>>;
const load = (code: string): Promise<{ options: Lists }> => (code === "de" ? import("./options.de") : import("./options.en"));

let known = $state.raw<Record<string, Lists>>({});
const asked = new Set<string>();

function words(slug: string, key: string): OptionWords | undefined {
  const code = language();
  if (!asked.has(code)) void load(code).then(({ options }) => (known = { ...known, [code]: options }));
  asked.add(code);
  return known[code]?.[slug]?.[key];
}

/** The message of an option or of a value of it. */
const id = (...parts: string[]): string => ["option", ...parts].join("-").toLowerCase().replace(/[^a-z0-9-]/g, "-");

/** `pass_is_final` as people say it. */
export function optionName(slug: string, key: string): string {
  const speaker = speakerOf(slug);
  if (speaker.has(id(key))) return speaker.t(id(key));
  const text = key.replace(/_ms$/, " (ms)").replace(/_s$/, " (s)").replace(/_/g, " ");
  return words(slug, key)?.[0] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

export function optionHelp(slug: string, option: OptionInfo): string {
  return speakerOf(slug).attribute(id(option.key), "help") ?? (words(slug, option.key)?.[1] || option.help);
}

export function optionValue(slug: string, key: string, value: string): string {
  const speaker = speakerOf(slug);
  if (speaker.has(id(key, value))) return speaker.t(id(key, value));
  const usual: Record<string, string> = { true: t("yes"), yes: t("yes"), false: t("no"), no: t("no"), on: t("on"), off: t("off"), auto: t("auto"), none: t("none") };
  return words(slug, key)?.[2]?.[value] ?? usual[value] ?? value.replace(/_/g, " ");
}
