/** The board of Dream Team Soccer: a pitch, a podium, stickers. */
import "./chunk.css";
import type { View } from "../../wire/dream-team-soccer/View";
import type { Board, Choice, Stage } from "../contract";
import { language } from "../kit";
import { order } from "./cards";
import Face from "./Face.svelte";
import Ledge from "./Ledge.svelte";
import Mat from "./Mat.svelte";
import { fit, meaning, played, weight } from "./plays";
import Result from "./Result.svelte";
import { english, german } from "./say";
import { pointsOf } from "./table";
import { cardName, cardNames, t } from "./words";

function label(choice: Choice, stage: Stage<View>): string {
  const { act, cards, named, seat, hatTrick } = meaning(choice.action);
  const name = seat === null ? "" : stage.person(seat).name;
  switch (act) {
    case "pass": return t("do.pass");
    case "ready": return t("do.ready");
    case "give": return t("do.give", { cards: cardNames(cards) });
    case "nutmeg": return t("do.nutmeg", { name });
    case "claim": return hatTrick ? t("do.hattrick") : t("do.claim", { name });
    case "play": {
      const many = cards.length > 3 && new Set(cards).size === 1 ? `${cards.length} × ${cardNames(cards.slice(0, 1))}` : cardNames(cards);
      const play = t(stage.view.step === "lead" ? "do.lead" : "do.play", { cards: many });
      const valued = named === null ? play : t("do.as", { play, n: named });
      if (seat === null) return valued;
      return stage.picks.some((pick) => pick.face === "Y") ? t("do.skip.picked", { name }) : t("do.skip", { cards: many, name });
    }
    default: return stage.say(choice.label);
  }
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

const key = (name: string, face: string, words: "key.pick" | "key.ten" | "key.kick" | "key.yellow" | "key.red") => ({ key: name, does: () => t(words), run: (stage: Stage<View>) => pickAll(stage, face) });
const voice = (stage: Stage<View>) => ({ you: stage.you, name: (seat: number) => stage.person(seat).name });

export const board: Board<View> = {
  mood: "dt",
  Mat,
  Face,
  Ledge,
  Result,
  motif: "star",
  cardName,
  people: false,
  order,
  label,
  rank,
  fits,
  attempt,
  together: "DT-5.1",
  status: (stage) => {
    const { round, rounds, podium } = stage.view;
    const dealer = podium.at(-1) ?? 0;
    return `${t("status", { round, rounds })} · ${dealer === stage.you ? t("status.youdeal") : t("status.deals", { name: stage.person(dealer).name })}`;
  },
  plaque: (stage, seat) => t("plaque", { rank: stage.view.podium.indexOf(seat) + 1, n: stage.zone("hand", seat)?.count ?? 0 }),
  score: (stage, seat) => pointsOf(stage.view, seat),
  decline: (stage) => stage.choice("pass") ?? stage.choice("ready"),
  keys: [
    ...["G", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map((face, at) => key(String(at), face, "key.pick")),
    key("t", "10", "key.ten"),
    key("f", "F", "key.kick"),
    key("y", "Y", "key.yellow"),
    key("r", "R", "key.red"),
  ],
  oldSound: (note) => {
    if (/Hat Trick|gets gold|plays the Goal/.test(note)) return "horn";
    if (/skip seat|Red Card|Nutmeg/.test(note)) return "whistle";
    return /plays (two|three|four|five|six|seven|eight|nine|ten) /.test(note) ? "stomp" : null;
  },
  say: (note, stage) => (language() === "de" ? german(note, voice(stage)) : english(note, voice(stage))),
};
