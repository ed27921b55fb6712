/** The catalog of games, fetched once in each language, and what the house says about each. */
import { api, type Games } from "./api";
import type { GameInfo } from "../wire/GameInfo";
import type { OptionInfo } from "../wire/OptionInfo";
import { language, t } from "../words/index.svelte";

const catalogs = new Map<string, Promise<Games>>();

export function games(): Promise<Games> {
  const code = language();
  const known = catalogs.get(code) ?? api.games(code);
  catalogs.set(code, known);
  known.catch(() => catalogs.delete(code));
  return known;
}

export async function gameOf(slug: string): Promise<GameInfo | undefined> {
  return (await games()).games.find((game) => game.slug === slug);
}

/** The order on the shelf, and each game's colours. */
export const MOODS: Record<string, "nb" | "ca" | "jk" | "bl" | "dt"> = {
  "naked-bootleg": "nb",
  camouflage: "ca",
  "jukem-football": "jk",
  "bag-o-loot": "bl",
  "dream-team-soccer": "dt",
};
export const mood = (slug: string): string => MOODS[slug] ?? "plain";

const NAMES: Record<string, string> = { "naked-bootleg": "Naked Bootleg", camouflage: "Camouflage", "jukem-football": "Jukem Football", "bag-o-loot": "Bag-O-Loot", "dream-team-soccer": "Dream Team Soccer" };

/** The name of a game, before the catalog has come. */
export function gameName(slug: string): string {
  return NAMES[slug] ?? slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** One sentence about a game: ours where we have one, else the catalog's. */
export function about(game: GameInfo): string {
  return MOODS[game.slug] ? t(`about-${game.slug}`) : game.about;
}

/** What a value of an option is called. */
export function valueName(option: OptionInfo, value: string): string {
  return option.known.find((one) => one.value === value)?.label ?? value;
}

/** What a kind of bot is called; kinds that are no levels have only their own names. */
export function levelName(game: GameInfo | undefined, kind: string): string {
  return game?.levels.find((level) => level.name === kind)?.label ?? kind;
}

/** As many seats as a first table has. */
export function usualSeats(game: GameInfo): number {
  const wish: Record<string, number> = { "naked-bootleg": 4, camouflage: 3, "jukem-football": 2, "bag-o-loot": 4, "dream-team-soccer": 4 };
  return Math.max(game.seats_min, Math.min(game.seats_max, wish[game.slug] ?? 2));
}

/** The bots one meets without asking: quick, and no masters. */
export function usualBot(bots: string[]): string {
  return bots.find((kind) => kind === "casual") ?? bots[0] ?? "random";
}
