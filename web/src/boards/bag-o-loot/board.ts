/** Bag-O-Loot: thieves counting by lamplight. */
import type { Board, Choice, GameKey, Stage } from "../contract";
import type { View } from "../../wire/bag-o-loot/View";
import Face from "./Face.svelte";
import Mat from "./Mat.svelte";
import { attempt, bagNamed, fit, isBluff, label, rank, read, zoneOf, type Verb } from "./moves";
import Result from "./Result.svelte";
import { say } from "./say";
import { cardName, coins, t } from "./words";

const SOUNDS: [RegExp, string][] = [
  [/ steals /, "zip"],
  [/ (opens|builds|pinches) /, "coin"],
  [/ makes Bag-O-Loot /, "thud"],
  [/( is genuine|and is right)\.$/, "true"],
  [/( is a bluff|and is wrong)\.$/, "bluff"],
  [/ knocks\.$/, "knock"],
];

/** Takes the one choice of a kind; of several, aims at the next place, so that the bar shows it. */
function by(stage: Stage<View>, verb: Verb): void {
  const found = stage.offers.filter((choice) => read(choice.action).verb === verb);
  const [first] = found;
  if (!first) return;
  if (found.length === 1 && !grave(first, stage)) return void stage.act(first.action);
  const spots = [...new Set(stage.choices.filter((choice) => read(choice.action).verb === verb).map((choice) => read(choice.action)))];
  const places = spots.map(({ spot, seat }) => (spot !== null ? { name: zoneOf(spot), seat: null } : seat !== null ? { seat } : null));
  const names = places.map((place) => JSON.stringify(place));
  stage.target = places[(names.indexOf(JSON.stringify(stage.target)) + 1) % places.length] ?? null;
}

const key = (letter: string, verb: Verb, word: Parameters<typeof t>[0]): GameKey<View> => ({ key: letter, does: () => t(word), run: (stage) => by(stage, verb) });

/** A wrong Snitch ends the turn, a bluff can be called, a forfeit costs a card: they ask twice. */
function grave(choice: Choice, stage: Stage<View>): boolean {
  const { verb } = read(choice.action);
  return verb === "snitch" || verb === "forfeit" || isBluff(choice.action, stage.view);
}

export const board: Board<View> = {
  mood: "bl",
  motif: "coin",
  cardName,
  people: false,
  Mat,
  Face,
  Result,
  status: ({ view }) => {
    const round = view.rounds === null ? t("status.round", { n: view.round }) : t("status.rounds", { n: view.round, all: view.rounds + view.extra_rounds });
    return [round, view.time_up ? t("status.last") : "", view.advanced ? t("status.advanced") : ""].filter(Boolean).join(" · ");
  },
  call: (stage) => {
    const { window, phase } = stage.view;
    if (!window) return null;
    const bag = bagNamed(stage.view, window.bag);
    const gaps = { name: stage.person(window.maker).name, coins: bag?.rank ? coins(bag.rank) : "" };
    return {
      what: window.maker === stage.you ? t("call.what.you", gaps) : t("call.what", gaps),
      ask: t(window.maker === stage.you ? "call.ask.you" : phase === "last_call" ? "call.last" : "call.ask"),
      until: window.until,
      decline: "letgo",
    };
  },
  order: (face) => (face === "L" ? 99 : Number(face)),
  label,
  fits: (choice, stage) => fit(choice.action, stage.picks, stage.target),
  rank,
  stands: ({ action }) => action === "letgo" || action === "draw",
  attempt,
  together: "BL-5.7",
  grave,
  decline: (stage) => stage.choice("letgo") ?? stage.choice("knock"),
  keys: [
    key("b", "build", "key.build"),
    key("s", "steal", "key.steal"),
    key("g", "bag", "key.bag"),
    key("n", "snitch", "key.snitch"),
    key("p", "pinch", "key.pinch"),
    key("k", "knock", "key.knock"),
    key("f", "forfeit", "key.forfeit"),
    key("d", "draw", "key.draw"),
    key("!", "challenge", "key.challenge"),
  ],
  oldSound: (note) => SOUNDS.find(([pattern]) => pattern.test(note))?.[1] ?? null,
  say,
};
