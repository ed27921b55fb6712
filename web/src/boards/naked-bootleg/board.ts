/** Naked Bootleg: the coach's chalk-board. */
import type { Board, Choice, GameKey, Pick, Stage } from "../contract";
import type { View } from "../../wire/naked-bootleg/View";
import { numbered } from "../kit";
import { order } from "./cards";
import Face from "./Face.svelte";
import Mat from "./Mat.svelte";
import { attempt, begins, fit, gathers, label, laying, looked, lotNamed, lotShort, rank, read, sends } from "./moves";
import Result from "./Result.svelte";
import { say } from "./say";
import { hasTeams, isScored, remix } from "./settings";
import { stateOf } from "./state";
import { cardName, t } from "./words";

const SOUNDS: [RegExp, string][] = [
  [/ lays down /, "chalk"],
  [/Omaha!$/, "clap"],
  [/^Touchdown|^Crazy Eight/, "crowd"],
  [/it is honest\.$/, "true"],
  [/(it is a bluff!|was a bluff)/, "bluff"],
  [/ steals /, "zip"],
];

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

const key = (letter: string, start: string, word: Parameters<typeof t>[0]): GameKey<View> => ({ key: letter, does: () => t(word), run: (stage) => by(stage, start) });

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
  if (chain) {
    const name = stage.person(chain.target).name;
    return { what: t(chain.target === stage.you ? "call.chain.you" : "call.chain", { n: chain.total, name }), ask: t("call.chain.ask"), decline: "decline" };
  }
  if (!theft || step !== "deflect") return null;
  const whom = theft.victim === stage.you ? t("whom.you") : stage.person(theft.victim).name;
  const lot = theft.target === null ? undefined : lotNamed(stage.view, theft.target);
  const what = lot ? t("theft.lot", { lot: lotShort(lot), whom }) : t("theft.hand", { n: theft.grab ?? 1, whom });
  return { what: t("call.theft", { name: stage.name(theft.thief), what }), ask: t("call.theft.ask"), decline: "decline" };
}

export const board: Board<View> = {
  mood: "nb",
  motif: "xo",
  cardName,
  people: false,
  Mat,
  Face,
  Result,
  plaque: (stage, seat) => stateOf(stage.view, seat),
  team: (stage, seat) => (hasTeams(stage.options) ? (stage.view.seats[seat]?.team ?? null) : null),
  status: ({ view, options }) => {
    const way = remix(options);
    const round = isScored(options) ? (view.round > 4 ? t("status.overtime") : t("status.quarter", { n: view.round })) : view.round > 1 ? t("status.round", { n: view.round }) : "";
    const special = way === "none" ? "" : t(`status.${way}` as "status.one");
    return [round, special, t("turns", { n: view.turns + 1 })].filter(Boolean).join(" · ");
  },
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
    key("p", "pick pylon", "key.pylon"),
    key("d", "pick discard", "key.discard"),
    key("s", "begin set", "key.set"),
    key("g", "begin disguise", "key.disguise"),
    key("k", "challenge", "key.challenge"),
    key("t", "taunt", "key.taunt"),
    key("o", "catch", "key.catch"),
  ],
  oldSound: (note) => SOUNDS.find(([pattern]) => pattern.test(note))?.[1] ?? null,
  say,
};
