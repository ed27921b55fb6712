/** One click to a table with bots. */
import { api, type TableSetup } from "./api";
import { games, usualBot, usualSeats } from "./games.svelte";
import { playNowOptions } from "./presets";
import { someone } from "./me.svelte";

/** Something unforeseeable that goes into the deal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A table with bots on all other chairs, dealt at once; gives its id. */
export async function playNow(slug: string, setup: Partial<TableSetup> = {}, kind?: string): Promise<string> {
  const { games: list, bots } = await games();
  const game = list.find((one) => one.slug === slug);
  if (!game) throw new Error(`there is no game ${slug}`);
  await someone();
  const table = await api.make({ game: slug, seats: usualSeats(game), options: playNowOptions(slug), take_back: true, grace: 0, ...setup });
  await seatBots(table.id, table.seats.length, kind ?? usualBot(bots));
  await api.ready(table.id, true, entropy());
  await api.start(table.id);
  return table.id;
}

/** Bots on every chair but the first. */
export async function seatBots(table: string, seats: number, kind: string): Promise<void> {
  for (let seat = 1; seat < seats; seat++) await api.bot(table, seat, kind);
}
