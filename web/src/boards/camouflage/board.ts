/** Camouflage: everybody lays square cards at once, on one layout, on each other's places, or into a puzzle's outline. */
import { innerWidth } from "svelte/reactivity/window";
import type { View } from "../../wire/camouflage/View";
import type { Board, GameKey, Stage } from "../contract";
import { deskOf } from "./desk.svelte";
import Face from "./Face.svelte";
import { seen, word } from "./grid";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import Result from "./Result.svelte";
import { animal } from "./names";

function status(stage: Stage<View>): string {
  const { view } = stage;
  const phase = (): string => stage.t(`phase-${view.phase.name}`);
  const words = [stage.t(`option-mode-${word(view.mode)}`)];
  if (view.wild && view.mode !== "puzzle") words.push(stage.t("option-centers-wild"));
  if (view.house_rules) words.push(stage.t("mode-house-rules"));
  const goal = stage.t(`mode-goal-${word(view.mode)}`);
  const named = ["side", "decks", "build", "location", "ready", "countdown"].includes(view.phase.name);
  // A phone has room for one of them: what to do is worth more than what it is called, unless the mat says it.
  const narrow = (innerWidth.current ?? 1000) < 600;
  if (narrow && named && view.phase.name !== "ready") return view.phase.name === "build" ? phase() : (words[0] ?? "");
  if (named) words.push(phase());
  else if (view.phase.rounds !== null) words.push(stage.t("rounds-left", { rounds: view.phase.rounds }));
  else if (!stage.table.over) {
    if (narrow) return goal;
    words.push(goal);
  }
  return words.join(" · ");
}

/** The nth card of the ledge. */
const take = (nth: number): GameKey<View> => ({
  key: String(nth),
  does: (stage) => stage.t("key-take", { number: nth }),
  run: (stage) => {
    const desk = deskOf(stage);
    const card = desk.stock[nth - 1];
    if (card) desk.take(card);
  },
});
const move = (key: string, dx: number, dy: number): GameKey<View> => ({ key, does: (stage) => stage.t("desk-move"), run: (stage) => deskOf(stage).step(dx, dy) });

function stuck(stage: Stage<View>): void {
  const choice = ["stuck on", "stuck off", "pass"].map((action) => stage.choice(action)).find((found) => found !== undefined);
  if (choice) void stage.act(choice.action);
}

export const board: Board<View> = {
  mood: "ca",
  Mat,
  Face,
  Ledge,
  Result,
  motif: "leaf",
  ratio: 1,
  people: false,
  status,
  plaque: (stage, seat) => {
    const player = stage.view.players[seat];
    if (!player?.deck) return "";
    return `${stage.say(animal(player.deck))}, ${player.unplayed === 0 ? stage.t("people-out") : stage.t("people-left", { count: player.unplayed })}`;
  },
  reasons: false,
  ending: (stage) => {
    const { mode, phase } = stage.view;
    return mode === "puzzle" ? stage.t(phase.ending === "solved" ? "end-solved" : phase.ending === "looked_up" ? "end-shown" : "end-aside") : null;
  },
  grave: (choice) => choice.action === "leave" || choice.action === "answer",
  // Who is first lies there (CA-4.4); what was seen is said in the move itself.
  race: (stage) => stage.view.phase.name !== "turn",
  // Nothing is to be seen while everybody gets ready.
  film: (stage) => ["play", "overtime"].includes(stage.view.phase.name),
  sends: (action, stage) => seen(action, stage.view.laid.length),
  decline: (stage) => stage.choice("pass"),
  attempt: () => null,
  sound: ([id]) => (id === "go" ? "bell" : null),
  keys: [
    ...[1, 2, 3, 4, 5, 6].map(take),
    move("arrowleft", -1, 0), move("arrowright", 1, 0), move("arrowup", 0, -1), move("arrowdown", 0, 1),
    { key: "r", does: (stage) => stage.t("desk-turn"), run: (stage) => deskOf(stage).turn(1) },
    { key: "w", does: (stage) => stage.t("desk-turn"), run: (stage) => deskOf(stage).turn(1) },
    { key: "q", does: (stage) => stage.t("desk-turn-back"), run: (stage) => deskOf(stage).turn(-1) },
    { key: "+", does: (stage) => stage.t("key-closer"), run: (stage) => deskOf(stage).zoom(1.25) },
    { key: "-", does: (stage) => stage.t("key-away"), run: (stage) => deskOf(stage).zoom(0.8) },
    { key: "0", does: (stage) => stage.t("key-fit"), run: (stage) => deskOf(stage).fit() },
    { key: "]", does: (stage) => stage.t("key-next"), run: (stage) => deskOf(stage).next(1) },
    { key: "[", does: (stage) => stage.t("key-previous"), run: (stage) => deskOf(stage).next(-1) },
    { key: "x", does: (stage) => stage.t("key-stuck"), run: stuck },
    { key: "p", does: (stage) => stage.t("key-words"), run: (stage) => { if (deskOf(stage).laying) deskOf(stage).words = true; } },
    { key: "escape", does: (stage) => stage.t("key-back"), run: (stage) => { deskOf(stage).back(); deskOf(stage).picked = null; stage.clear(); } },
  ],
};
