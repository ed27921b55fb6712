/** Which board draws a game: the folder is the registration. A game without a folder gets the generic board. */
import { fetchWords } from "../words/games.svelte";
import type { Board } from "./contract";

const folders = import.meta.glob<{ board: Board<never> }>("./*/board.ts");

/** Loads the board of a game, each a bundle of its own, and what the game says. */
export async function boardOf(slug: string): Promise<Board> {
  const load = folders[`./${slug}/board.ts`] ?? folders["./generic/board.ts"];
  if (!load) throw new Error("the generic board is missing");
  const [{ board }] = await Promise.all([load(), fetchWords(slug)]);
  return board as unknown as Board;
}

/** The games with a board of their own. */
export const drawn: string[] = Object.keys(folders).map((path) => path.split("/")[1] ?? "").filter((slug) => slug !== "generic");
