/** Camouflage: everybody lays square cards at once, on one layout, on each other's places, or into a puzzle's outline. */
import { innerWidth } from "svelte/reactivity/window";
import type { View } from "../../wire/camouflage/View";
import type { Board, Choice, GameKey, Stage } from "../contract";
import { language } from "../kit";
import { deskOf } from "./desk.svelte";
import Face from "./Face.svelte";
import { parse, seen } from "./grid";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import Result from "./Result.svelte";
import { english, german, isSeen } from "./say";
import { cardName, t, type Word } from "./words";

const PLAIN: Record<string, Word> = {
  "auto": "auto", "confirm": "confirm", "ready": "ready", "unready": "unready", "stuck on": "stuck.on", "stuck off": "stuck.off", "pass": "pass", "hint": "hint", "leave": "leave", "check": "check", "answer": "answer",
};

function label(choice: Choice, stage: Stage<View>): string {
  const { action } = choice;
  if (action === "hint" && stage.view.mode === "puzzle") return t("hint.puzzle");
  const plain = PLAIN[action];
  if (plain) return t(plain);
  const put = parse(action);
  if (put) {
    const words = t("place.label", { card: cardName(put.card), turned: t(`turned.${put.rot}` as "turned.1"), x: put.x, y: put.y });
    return put.location === null ? words : t("place.on", { label: words, name: stage.person(put.location).name });
  }
  const [verb = "", what = ""] = action.split(" ");
  if (verb === "vote") return t("side.vote", { side: t(`side.${what}` as "side.gems") });
  if (verb === "deck") return t("deck.take", { animal: t(what as "FR") });
  if (verb === "location") return t("location.take", { card: cardName(what) });
  const card: Record<string, Word> = { lift: "lift", raise: "raise", turn: "turn.card", grab: "grab", release: "release" };
  const known = card[verb];
  return known ? t(known, { card: cardName(what) }) : stage.say(choice.label);
}

function status(stage: Stage<View>): string {
  const { view } = stage;
  const phase = `phase.${view.phase.name}` as Word;
  const words = [t(`mode.${view.mode}` as "mode.speed")];
  if (view.wild && view.mode !== "puzzle") words.push(t("wild"));
  if (view.house_rules) words.push(t("house.rules"));
  const goal = t(`goal.${view.mode}` as "goal.speed");
  const named = ["side", "decks", "build", "location", "ready", "countdown"].includes(view.phase.name);
  // A phone has room for one of them: what to do is worth more than what it is called, unless the mat says it.
  const narrow = (innerWidth.current ?? 1000) < 600;
  if (narrow && named && view.phase.name !== "ready") return view.phase.name === "build" ? t(phase) : (words[0] ?? "");
  if (named) words.push(t(phase));
  else if (view.phase.rounds !== null) words.push(view.phase.rounds === 0 ? t("rounds.last") : t("rounds", { n: view.phase.rounds }));
  else if (!stage.table.over) {
    if (narrow) return goal;
    words.push(goal);
  }
  return words.join(" · ");
}

/** The nth card of the ledge. */
const take = (nth: number): GameKey<View> => ({
  key: String(nth),
  does: () => t("key.take", { n: nth }),
  run: (stage) => {
    const desk = deskOf(stage);
    const card = desk.stock[nth - 1];
    if (card) desk.take(card);
  },
});
const move = (key: string, dx: number, dy: number): GameKey<View> => ({ key, does: () => t("key.move"), run: (stage) => deskOf(stage).step(dx, dy) });

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
  cardName,
  ratio: 1,
  people: false,
  label,
  status,
  plaque: (stage, seat) => {
    const player = stage.view.players[seat];
    if (!player?.deck) return "";
    return `${t(player.deck as "FR")}, ${player.unplayed === 0 ? t("people.out") : t("people.left", { n: player.unplayed })}`;
  },
  reasons: false,
  ending: ({ view }) => {
    if (view.mode !== "puzzle") return null;
    return t(view.phase.ending === "solved" ? "result.well" : view.phase.ending === "looked_up" ? "result.shown" : "result.put");
  },
  grave: (choice) => choice.action === "leave" || choice.action === "answer",
  // Who is first lies there (CA-4.4); what was seen is said in the move itself.
  race: (stage) => stage.view.phase.name !== "turn",
  // Nothing is to be seen while everybody gets ready.
  film: (stage) => ["play", "overtime"].includes(stage.view.phase.name),
  sends: (action, stage) => seen(action, stage.view.laid.length),
  decline: (stage) => stage.choice("pass"),
  attempt: () => null,
  say: (note, stage) => {
    if (isSeen(note)) return "";
    return language() === "de" ? german(note, { who: (seat) => (seat === stage.you ? null : stage.person(seat).name) }) : stage.said(english(note, stage.you === null));
  },
  oldSound: (note) => (note === "GO!" ? "bell" : null),
  keys: [
    ...[1, 2, 3, 4, 5, 6].map(take),
    move("arrowleft", -1, 0), move("arrowright", 1, 0), move("arrowup", 0, -1), move("arrowdown", 0, 1),
    { key: "r", does: () => t("key.turn"), run: (stage) => deskOf(stage).turn(1) },
    { key: "w", does: () => t("key.turn"), run: (stage) => deskOf(stage).turn(1) },
    { key: "q", does: () => t("key.turn.back"), run: (stage) => deskOf(stage).turn(-1) },
    { key: "+", does: () => t("key.closer"), run: (stage) => deskOf(stage).zoom(1.25) },
    { key: "-", does: () => t("key.away"), run: (stage) => deskOf(stage).zoom(0.8) },
    { key: "0", does: () => t("key.fit"), run: (stage) => deskOf(stage).fit() },
    { key: "]", does: () => t("key.next"), run: (stage) => deskOf(stage).next(1) },
    { key: "[", does: () => t("key.prev"), run: (stage) => deskOf(stage).next(-1) },
    { key: "x", does: () => t("key.stuck"), run: stuck },
    { key: "p", does: () => t("key.words"), run: (stage) => { if (deskOf(stage).laying) deskOf(stage).words = true; } },
    { key: "escape", does: () => t("key.back"), run: (stage) => { deskOf(stage).back(); deskOf(stage).picked = null; stage.clear(); } },
  ],
};
