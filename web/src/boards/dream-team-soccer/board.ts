/** The board of Dream Team Soccer: a pitch, a podium, stickers. */
import "./chunk.css";
import type { View } from "../../wire/dream-team-soccer/View";
import type { Board, Choice, Stage } from "../contract";
import { order } from "./cards";
import Face from "./Face.svelte";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import { fit, meaning, played, weight } from "./plays";
import Result from "./Result.svelte";
import { pointsOf } from "./table";

/** With the Yellow Card picked, only who sits out is left to say. */
function label(choice: Choice, stage: Stage<View>): string | null {
  const { act, seat } = meaning(choice.action);
  return act === "play" && seat !== null && stage.picks.some((pick) => pick.face === "Y") ? stage.t("do-skip-picked", { who: { seat } }) : null;
}

/** While nothing is picked: the cheapest play first, then passing, then the others. */
function rank(choice: Choice, stage: Stage<View>): number {
  const { act } = meaning(choice.action);
  if (act !== "pass") return weight(choice.action);
  const best = Math.min(...stage.choices.filter((other) => other.action !== "pass").map((other) => weight(other.action)));
  return Number.isFinite(best) ? best + 0.005 : 0;
}

function fits(choice: Choice, stage: Stage<View>): 0 | 1 | 2 {
  const { target } = stage;
  if (target && "name" in target) return 0;
  if (target && !choice.touches.some((touch) => touch.touch === "seat" && touch.seat === target.seat)) return 0;
  const { act, cards } = meaning(choice.action);
  const picked = stage.picks.map((pick) => pick.face);
  // A Nutmeg is always the same two cards.
  return fit(act === "nutmeg" || act === "claim" ? ["Y", "R"] : cards, picked);
}

function attempt(stage: Stage<View>): string | null {
  const picked = stage.picks.map((pick) => pick.face);
  if (stage.view.step === "trade") return picked.length <= 2 ? `give ${picked.toSorted((a, b) => order(a) - order(b)).join(" ")}` : null;
  const other = stage.others.find((seat) => (stage.zone("hand", seat)?.count ?? 0) > 0) ?? null;
  return played(picked, stage.view.beat, other);
}

/** Picks the cards of one face, as many as the trick needs; the same key again puts them back. */
function pickAll(stage: Stage<View>, face: string): void {
  const zone = stage.hands[0];
  const held = zone?.cards.filter((card) => "face" in card && card.face === face).length ?? 0;
  if (!zone || held === 0) return;
  const already = stage.picks.some((pick) => pick.face === face);
  const count = Math.min(held, stage.view.step === "follow" ? (stage.view.size ?? 1) : stage.view.step === "trade" ? 1 : held);
  const others = stage.picks.filter((pick) => pick.face !== face);
  stage.picks = already ? others : [...others, ...Array.from({ length: count }, (_, copy) => ({ zone: { name: zone.name, seat: zone.seat }, face, copy }))];
}

const key = (name: string, face: string, words: string) => ({ key: name, does: (stage: Stage<View>) => stage.t(words), run: (stage: Stage<View>) => pickAll(stage, face) });

const SOUNDS: Record<string, string> = {
  "hat-trick": "horn", gold: "horn", "played-goal": "horn",
  nutmeg: "whistle", "nutmeg-given": "whistle", "played-skip": "whistle", "took-red": "whistle", "red-gone": "whistle",
  "played-set": "stomp",
};

export const board: Board<View> = {
  mood: "dt",
  Mat,
  Face,
  Ledge,
  Result,
  motif: "star",
  people: false,
  order,
  label,
  rank,
  fits,
  attempt,
  together: "DT-5.1",
  status: (stage) => stage.table.status.filter(([id]) => id === "status-round").map((said) => stage.say(said)).join(""),
  plaque: (stage, seat) => stage.t("plaque", { rank: stage.view.podium.indexOf(seat) + 1, count: stage.zone("hand", seat)?.count ?? 0 }),
  score: (stage, seat) => pointsOf(stage.view, seat),
  decline: (stage) => stage.choice("pass") ?? stage.choice("ready"),
  keys: [
    ...["G", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map((face, at) => key(String(at), face, "key-pick")),
    key("t", "10", "key-ten"),
    key("f", "F", "key-kick"),
    key("y", "Y", "key-yellow"),
    key("r", "R", "key-red"),
  ],
  sound: ([id]) => SOUNDS[id] ?? null,
};
