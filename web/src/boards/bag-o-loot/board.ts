/** Bag-O-Loot: thieves counting by lamplight. */
import type { Board, Choice, GameKey, Stage } from "../contract";
import type { View } from "../../wire/bag-o-loot/View";
import Face from "./Face.svelte";
import Mat from "./Mat.svelte";
import { attempt, bagNamed, fit, rank, read, sense, zoneOf, type Verb } from "./moves";
import { withheld } from "./news";
import Result from "./Result.svelte";

const SOUNDS: Record<string, string> = {
  stole: "zip", opened: "coin", built: "coin", pinched: "coin", bagged: "thud", "bagged-from": "thud", knocked: "knock",
  genuine: "true", "snitched-right": "true", bluff: "bluff", "snitched-wrong": "bluff",
};

/** What of the table's state stands under the title. */
const HEAD = ["status-rounds", "status-round", "status-round-last", "status-advanced"];

/** A wrong Snitch ends the turn, a bluff can be called, a forfeit costs a card: they ask twice. */
const GRAVE = ["do-snitch", "do-bluff", "do-forfeit", "do-forfeit-lot"];
const grave = (choice: Choice): boolean => GRAVE.includes(sense(choice));

/** Takes the one choice of a kind; of several, aims at the next place, so that the bar shows it. */
function by(stage: Stage<View>, verb: Verb): void {
  const found = stage.offers.filter((choice) => read(choice.action).verb === verb);
  const [first] = found;
  if (!first) return;
  if (found.length === 1 && !grave(first)) return void stage.act(first.action);
  const spots = [...new Set(stage.choices.filter((choice) => read(choice.action).verb === verb).map((choice) => read(choice.action)))];
  const places = spots.map(({ spot, seat }) => (spot !== null ? { name: zoneOf(spot), seat: null } : seat !== null ? { seat } : null));
  const names = places.map((place) => JSON.stringify(place));
  stage.target = places[(names.indexOf(JSON.stringify(stage.target)) + 1) % places.length] ?? null;
}

const key = (letter: string, verb: Verb, id = `verb-${verb}`): GameKey<View> => ({ key: letter, does: (stage) => stage.t(id), run: (stage) => by(stage, verb) });

export const board: Board<View> = {
  mood: "bl",
  motif: "coin",
  people: false,
  Mat,
  Face,
  Result,
  status: (stage) => stage.table.status.filter(([id]) => HEAD.includes(id)).map((said) => stage.say(said)).join(" · "),
  call: (stage) => {
    const { window, phase } = stage.view;
    if (!window) return null;
    const own = window.maker === stage.you;
    return {
      what: stage.t("call-what", { who: { seat: window.maker }, rank: bagNamed(stage.view, window.bag)?.rank ?? 0 }),
      ask: stage.t(own ? "call-doubt" : phase === "last_call" ? "call-last" : "call-ask"),
      until: window.until,
      decline: "letgo",
    };
  },
  order: (face) => (face === "L" ? 99 : Number(face)),
  fits: (choice, stage) => fit(choice.action, stage.picks, stage.target),
  rank,
  stands: ({ action }) => action === "letgo" || action === "draw",
  attempt,
  together: "BL-5.7",
  grave,
  decline: (stage) => stage.choice("letgo") ?? stage.choice("knock"),
  keys: [
    key("b", "build"), key("s", "steal"), key("g", "bag"), key("n", "snitch"), key("p", "pinch"), key("k", "knock"),
    key("f", "forfeit"), key("d", "draw"), key("!", "challenge", "do-challenge"),
  ],
  sound: ([id]) => SOUNDS[id] ?? null,
  withheld: (line, stage) => withheld(line, stage.view),
};
