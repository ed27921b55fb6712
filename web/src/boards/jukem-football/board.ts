/** The board of Jukem Football: a field seen from above. */
import "./slab.css";
import type { View } from "../../wire/jukem-football/View";
import type { Board, Choice, Stage } from "../contract";
import { language } from "../kit";
import { order, read, spoken } from "./cards";
import Face from "./Face.svelte";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import { aimed, attempt, cardsOf, fit, meaning } from "./plays";
import Result from "./Result.svelte";
import { english, german } from "./say";
import { t } from "./words";

const PLAYS = { run: "do.run", pass: "do.pass", return: "do.return" } as const;

/** A play's button: its yards and where it leads. */
function playLabel(choice: Choice, stage: Stage<View>): string {
  const what = meaning(choice.action);
  const total = (stage.view.drives[stage.view.active]?.total ?? 0) + what.yards;
  const plain = what.pancake ? "do.block" : PLAYS[what.act as keyof typeof PLAYS];
  const words = t(total === 100 ? `${plain}.td` : plain, { n: what.yards, total, range: what.range });
  return what.jukem ? `JUKEM! ${words}` : words;
}

function label(choice: Choice, stage: Stage<View>): string {
  const { act, card } = meaning(choice.action);
  const top = stage.view.discard.at(-1) ?? "";
  switch (act) {
    case "draw": return t("do.draw");
    case "take": return t("do.take", { card: spoken(top) });
    case "goal": return t("do.goal");
    case "discard": return t("do.discard", { card: spoken(card) });
    case "defend": return t(read(card).colour === "red" ? "do.red" : "do.yellow", { card: spoken(card) });
    case "allow": return t("do.allow");
    case "end": return t(stage.view.overtime ? "do.end.ot" : "do.end");
    case "run": case "pass": case "return": return playLabel(choice, stage);
    default: return stage.say(choice.label);
  }
}

const period = (view: View): string => (view.overtime ? `${t("overtime", { n: view.period - 2 })}, ${t("overtime.rule")}` : t(view.period === 1 ? "half.1" : "half.2"));

function status(stage: Stage<View>): string {
  const { view } = stage;
  const parts = [period(view), view.dealer === stage.you ? t("status.youdeal") : t("status.deals", { name: stage.person(view.dealer).name })];
  if (view.left_out.length > 0) parts.push(t("practice", { cards: view.left_out.map(spoken).join(", ") }));
  return parts.join(" · ");
}

/** The play that is asked about, in the same words for everybody; to its owner as one speaks to you. */
function call(stage: Stage<View>) {
  const { view } = stage;
  const drive = view.drives[view.active];
  const play = drive?.plays.at(-1);
  if (view.step !== "defense" || !drive || !play) return null;
  const kinds = play.cards.map((face) => read(face).kind);
  const kind = kinds.includes("kick") ? "kick" : kinds.includes("pass") ? "pass" : "run";
  const what = t(view.active === stage.you ? `call.you.${kind}` : `call.${kind}`, { name: stage.person(view.active).name, n: play.yards, total: drive.total });
  return { what, ask: t("call.ask"), until: view.deadline, decline: "allow" };
}

/** While nothing is picked: drawing before taking, the longest play first, throwing away and ending last. */
function rank(choice: Choice, stage: Stage<View>): number {
  const { act, yards } = meaning(choice.action);
  if (act === "goal") return (stage.view.drives[stage.view.active]?.total ?? 0) >= 85 ? -150 : -5;
  return { draw: 0, take: 1, allow: 400, defend: 0, discard: 200, end: 300, concede: 500, run: -yards, pass: -yards, return: -yards }[act];
}

const pickedFaces = (stage: Stage<View>): string[] => stage.picks.map((pick) => pick.face);

export const board: Board<View> = {
  mood: "jk",
  Mat,
  Face,
  Ledge,
  Result,
  motif: "chevron",
  people: false,
  status,
  call,
  order,
  label,
  plaque: (stage, seat) => t("plaque", { n: stage.view.drives[seat]?.total ?? 0 }),
  score: (stage, seat) => stage.view.scores[seat] ?? 0,
  together: "JK-4.2",
  fits: (choice, stage) => (aimed(choice, stage.target) ? fit(cardsOf(choice), pickedFaces(stage)) : 0),
  rank,
  attempt: (stage) => attempt(pickedFaces(stage), stage.view.hands[stage.you ?? 0]?.cards ?? [], stage.view.step === "defense" && stage.view.active !== stage.you),
  grave: (choice) => choice.action === "end",
  decline: (stage) => stage.choice("allow"),
  keys: [
    { key: "p", does: () => t("key.draw"), run: (stage) => stage.choice("draw") && void stage.act("draw") },
    { key: "d", does: () => t("key.take"), run: (stage) => void stage.aim({ name: "discard", seat: null }) },
    { key: "a", does: () => t("key.allow"), run: (stage) => stage.choice("allow") && void stage.act("allow") },
    { key: "f", does: () => t("key.defend"), run: (stage) => { const answer = stage.offers.find((choice) => choice.action.startsWith("defend")); if (answer) void stage.act(answer.action); } },
  ],
  oldSound: (note) => {
    if (/JUKEM!$|^Touchdown|^It's good/.test(note)) return "crowd";
    if (/begins\.|is over\.$/.test(note)) return "whistle";
    return /answers with/.test(note) ? "thud" : null;
  },
  say: (note, stage) => (language() === "de" ? german(note, { you: stage.you, name: (seat) => stage.person(seat).name }) : english(note, stage.you, (seat) => stage.person(seat).name)),
};
