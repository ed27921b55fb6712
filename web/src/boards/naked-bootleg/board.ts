/** Naked Bootleg: the coach's chalk-board. */
import type { Board, Choice, GameKey, Pick, Stage } from "../contract";
import type { View } from "../../wire/naked-bootleg/View";
import { numbered } from "../kit";
import { order } from "./cards";
import Face from "./Face.svelte";
import Mat from "./Mat.svelte";
import { attempt, begins, fit, gathers, label, laying, looked, lotNamed, rank, read, sends } from "./moves";
import Result from "./Result.svelte";
import { hasTeams, isScored, remix } from "./settings";
import { stateOf } from "./state";

const SOUNDS: Record<string, string> = {
  "laid-set": "chalk",
  "laid-streak": "chalk",
  "laid-disguise": "chalk",
  omaha: "clap",
  touchdown: "crowd",
  "crazy-eight": "crowd",
  "challenge-honest": "true",
  "challenge-bluff": "bluff",
  "bluff-stolen": "bluff",
  steals: "zip",
};

/** The first choice that begins like this: taken if it is the only one, otherwise aimed at. */
function by(stage: Stage<View>, start: string): void {
  const found = stage.choices.filter((choice) => choice.action.startsWith(start));
  const [first] = found;
  if (!first) return;
  const zone = first.touches.find((touch) => touch.touch === "zone");
  if (found.length === 1 && stage.gather(first)) return;
  if (found.length === 1 && !grave(first, stage)) void stage.act(first.action);
  else if (zone?.touch === "zone") stage.target = zone.zone;
}

const key = (letter: string, start: string, word: string): GameKey<View> => ({ key: letter, does: (stage) => stage.t(`key-${word}`), run: (stage) => by(stage, start) });

/** The picked cards and what a lay-down that is pressed takes besides; none if they are enough already. */
function missing(action: string, stage: Stage<View>): Pick[] {
  const [hand] = stage.hands;
  if (!hand || laying(read(action).words, stage.picks.map(({ face }) => face), looked(stage)) === 2) return [];
  const cards = numbered(hand.cards).flatMap(({ card, copy }) => ("face" in card ? [{ zone: { name: hand.name, seat: hand.seat }, face: card.face, copy }] : []));
  const more = gathers(action, cards).filter(({ face, copy }) => !stage.isPicked(hand, face, copy));
  return more.length > 0 ? [...stage.picks, ...more] : [];
}

/** A lost challenge costs nearly everything; leaving cannot be undone, nor a disguise that is begun before its cards are picked. */
function grave(choice: Choice, stage: Stage<View>): boolean {
  const { verb } = read(choice.action);
  return verb === "challenge" || verb === "forfeit" || (choice.action === "begin disguise" && laying(["disguise"], stage.picks.map(({ face }) => face), looked(stage)) !== 2);
}

function call(stage: Stage<View>): ReturnType<NonNullable<Board<View>["call"]>> {
  const { chain, theft, step } = stage.view;
  if (chain) return { what: stage.t("coming", { who: { seat: chain.target }, count: chain.total }), ask: stage.t("ask-chain"), decline: "decline" };
  if (!theft || step !== "deflect") return null;
  const who = { seat: theft.thief };
  const lot = theft.target === null ? undefined : lotNamed(stage.view, theft.target);
  const what = lot ? stage.t("goes-for", { who, lot: lot.name }) : stage.t("grabs", { who, whom: { seat: theft.victim }, count: theft.grab ?? 1 });
  return { what, ask: stage.t("ask-theft"), decline: "decline" };
}

/** Round, special game and turn, as far as there is something to say. */
function status(stage: Stage<View>): string {
  const { round, turns } = stage.view;
  const scored = isScored(stage.options);
  const period = scored ? (round > 4 ? "status-overtime" : "status-quarter") : round > 1 ? "status-round" : null;
  const way = remix(stage.options);
  const special = way === "none" ? null : `status-${way.replaceAll("_", "-")}`;
  return [period, special, "status-turn"].flatMap((id) => (id ? [stage.t(id, { round, turn: turns + 1 })] : [])).join(" · ");
}

export const board: Board<View> = {
  mood: "nb",
  motif: "xo",
  people: false,
  Mat,
  Face,
  Result,
  plaque: stateOf,
  team: (stage, seat) => (hasTeams(stage.options) ? (stage.view.seats[seat]?.team ?? null) : null),
  status,
  call,
  order,
  label,
  fits: (choice, stage) => fit(choice.action, looked(stage)),
  rank,
  gathers: (choice, stage) => missing(choice.action, stage),
  usable: (face, stage) => stage.choices.some((choice) => begins(choice.action, face)),
  drafted: ({ view, you }) => (view.turn === you ? (view.draft?.cards ?? []) : []),
  stands: ({ action }) => ["decline", "none", "pass"].includes(action),
  sends,
  attempt,
  together: "NB-4.19",
  grave,
  decline: (stage) => stage.choice("decline") ?? stage.choice("none") ?? stage.choice("pass"),
  keys: [
    key("p", "pick pylon", "pylon"),
    key("d", "pick discard", "discard"),
    key("s", "begin set", "set"),
    key("g", "begin disguise", "disguise"),
    key("k", "challenge", "challenge"),
    key("t", "taunt", "taunt"),
    key("o", "catch", "catch"),
  ],
  sound: ([id]) => SOUNDS[id] ?? null,
};
