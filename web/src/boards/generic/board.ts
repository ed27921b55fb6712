/** The board of a game without a folder of its own, and the worked example of the contract. */
import type { Board } from "../contract";
import Face from "./Face.svelte";
import Mat from "./Mat.svelte";

export const board: Board = {
  mood: "plain",
  Mat,
  Face,
  status: (stage) => stage.table.status.slice(0, 2).map((line) => stage.say(line)).join(" · "),
  order: (face) => face,
};
