/** The board of Jukem Football: a field seen from above. */
import "./slab.css";
import type { View } from "../../wire/jukem-football/View";
import type { Board, Choice, Stage } from "../contract";
import { order, read } from "./cards";
import Face from "./Face.svelte";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import { aimed, attempt, cardsOf, fit, meaning } from "./plays";
import Result from "./Result.svelte";

/** The lines of the status that stand under the title: the period, and what practice leaves out. */
const HEAD = ["status-half", "status-overtime", "status-practice"];

/** The play that is asked about. */
function call(stage: Stage<View>) {
  const { view } = stage;
  const drive = view.drives[view.active];
  const play = drive?.plays.at(-1);
  if (view.step !== "defense" || !drive || !play) return null;
  const kinds = play.cards.map((face) => read(face).kind);
  const id = kinds.includes("kick") ? "call-kick" : kinds.includes("pass") ? "call-pass" : "call-run";
  const what = stage.t(id, { who: { seat: view.active }, yards: play.yards, total: drive.total });
  return { what, ask: stage.t("call-ask"), until: view.deadline, decline: "allow" };
}

/** While nothing is picked: drawing before taking, the longest play first, throwing away and ending last. */
function rank(choice: Choice, stage: Stage<View>): number {
  const { act, yards } = meaning(choice.action);
  if (act === "goal") return (stage.view.drives[stage.view.active]?.total ?? 0) >= 85 ? -150 : -5;
  return { draw: 0, take: 1, allow: 400, defend: 0, discard: 200, end: 300, concede: 500, run: -yards, pass: -yards, return: -yards }[act];
}

const SOUNDS: Record<string, string> = {
  shouts: "crowd", touchdown: "crowd", "field-goal": "crowd",
  "half-begins": "whistle", "overtime-begins": "whistle", "half-over": "whistle", "overtime-over": "whistle",
  stopped: "thud", "wiped-out": "thud",
};

const pickedFaces = (stage: Stage<View>): string[] => stage.picks.map((pick) => pick.face);

export const board: Board<View> = {
  mood: "jk",
  Mat,
  Face,
  Ledge,
  Result,
  motif: "chevron",
  people: false,
  status: (stage) => stage.table.status.filter(([id]) => HEAD.includes(id)).map((said) => stage.say(said)).join(" "),
  call,
  order,
  plaque: (stage, seat) => stage.t("plaque", { yards: stage.view.drives[seat]?.total ?? 0 }),
  score: (stage, seat) => stage.view.scores[seat] ?? 0,
  together: "JK-4.2",
  fits: (choice, stage) => (aimed(choice, stage.target) ? fit(cardsOf(choice), pickedFaces(stage)) : 0),
  rank,
  attempt: (stage) => attempt(pickedFaces(stage), stage.view.hands[stage.you ?? 0]?.cards ?? [], stage.view.step === "defense" && stage.view.active !== stage.you),
  grave: (choice) => choice.action === "end",
  decline: (stage) => stage.choice("allow"),
  keys: [
    { key: "p", does: (stage) => stage.t("key-draw"), run: (stage) => stage.choice("draw") && void stage.act("draw") },
    { key: "d", does: (stage) => stage.t("key-take"), run: (stage) => void stage.aim({ name: "discard", seat: null }) },
    { key: "a", does: (stage) => stage.t("key-allow"), run: (stage) => stage.choice("allow") && void stage.act("allow") },
    { key: "f", does: (stage) => stage.t("key-defend"), run: (stage) => { const answer = stage.offers.find((choice) => choice.action.startsWith("defend")); if (answer) void stage.act(answer.action); } },
  ],
  sound: ([id]) => SOUNDS[id] ?? null,
};
