/**
 * The words of games: the house's messages with a game's on top, as one Fluent text from the server. Fetched with the game's
 * board, kept by language, and fetched again when another language is chosen; until they come, the last ones are spoken.
 */
import { api } from "../house/api";
import { bundleOf, type Bundle } from "./bundle";
import { language } from "./index.svelte";
import { Speaker, type Reader } from "./speaker";

let kept = $state.raw<Record<string, Bundle>>({});
const last = new Map<string, Bundle>();
const asked = new Map<string, Promise<void>>();
/** How long to wait before asking again for words that did not come. */
const AGAIN = 5000;
const none = bundleOf("en", "");
const NOBODY: Reader = { you: null, name: (seat) => String(seat + 1), face: () => null };

const key = (slug: string, code: string): string => `${code} ${slug}`;

/** Gives a game its words in a language. */
export function teach(slug: string, code: string, text: string): void {
  kept = { ...kept, [key(slug, code)]: bundleOf(code, text) };
}

/** Fetches a game's words in the language that is spoken, once. A game is played without them if they do not come. */
export function fetchWords(slug: string, code = language()): Promise<void> {
  const own = key(slug, code);
  const found = asked.get(own);
  if (found) return found;
  const fetched = api.words(slug, code).then((text) => teach(slug, code, text), () => void setTimeout(() => asked.delete(own), AGAIN));
  asked.set(own, fetched);
  return fetched;
}

/** A game's words in the language that is spoken. */
export function bundle(slug: string): Bundle {
  const own = kept[key(slug, language())];
  if (own) last.set(slug, own);
  else if (slug) void fetchWords(slug);
  return own ?? last.get(slug) ?? none;
}

/** Says what a game says, where there is no table: about its options, why something is refused. */
export function speakerOf(slug: string): Speaker {
  return new Speaker(bundle(slug), NOBODY);
}
