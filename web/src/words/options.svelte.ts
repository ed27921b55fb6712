/** The options of the games in words: as the server says them, or in the language that is spoken, loaded when it is needed. */
import type { OptionInfo } from "../wire/OptionInfo";
import { language, t } from "./index.svelte";
import type * as German from "./options.de";

let german = $state.raw<typeof German | null>(null);
let asked = false;

function words(slug: string, key: string): German.OptionWords | undefined {
  if (language() !== "de") return undefined;
  if (!asked) void import("./options.de").then((found) => (german = found));
  asked = true;
  return german?.options[slug]?.[key];
}

/** `pass_is_final` as people say it. */
export function optionName(slug: string, key: string): string {
  const text = key.replace(/_ms$/, " (ms)").replace(/_s$/, " (s)").replace(/_/g, " ");
  return words(slug, key)?.[0] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

export function optionHelp(slug: string, option: OptionInfo): string {
  return words(slug, option.key)?.[1] ?? option.help;
}

export function optionValue(slug: string, key: string, value: string): string {
  const own = words(slug, key);
  const known: Record<string, string> = { true: t("yes"), false: t("no"), on: t("on"), off: t("off"), auto: t("auto"), none: t("none") };
  return (own && german?.valueWord(own, value)) ?? known[value] ?? value.replace(/_/g, " ");
}
