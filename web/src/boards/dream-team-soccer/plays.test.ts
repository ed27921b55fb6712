import { describe, expect, it } from "vitest";
import type { View } from "../../wire/dream-team-soccer/View";
import { learn } from "../../words/testing";
import type { FaceInfo, Said } from "../../table/model";
import { Stage } from "../stage.svelte";
import { board } from "./board";
import { faceOf, order, some, value } from "./cards";
import { complete, fit, meaning, played, weight } from "./plays";
import { shout } from "./shouts";
import { next, pointsOf, stand, stateOf, tricks } from "./table";

const none = { gold: 0, silver: 0, bronze: 0 };
const view = (more: Partial<View> = {}): View => ({
  round: 1, rounds: 7, step: "follow", turn: 1, podium: [3, 1, 0, 2], clockwise: [3, 2, 0, 1], medals: [none, none, { gold: 1, silver: 2, bronze: 1 }, none],
  places: [], trick: [{ player: 3, value: 9 }], size: 2, beat: 9, passed: [], skipped: null, trades: [], answers: [], gifts: [], before: null, ...more,
});

describe("actions", () => {
  it("are read with all their cards", () => {
    expect(meaning("play 4x2+1F").cards).toEqual(["4", "4", "F"]);
    expect(meaning("play 8x2+Y skip 3")).toMatchObject({ cards: ["8", "8", "Y"], seat: 3 });
    expect(meaning("play Fx2=7")).toMatchObject({ cards: ["F", "F"], named: 7, seat: null });
    expect(meaning("play G+2F").cards).toEqual(["G", "F", "F"]);
    expect(meaning("give 5 9").cards).toEqual(["5", "9"]);
    expect(meaning("claim nutmeg 2")).toMatchObject({ act: "claim", seat: 2, hatTrick: false });
    expect(meaning("pass").cards).toEqual([]);
  });

  it("fit what is picked, copies counted", () => {
    expect(fit(["7", "7"], ["7"])).toBe(1);
    expect(fit(["7", "7"], ["7", "7"])).toBe(2);
    expect(fit(["7", "7"], ["7", "7", "7"])).toBe(0);
    expect(fit(["7", "F"], ["6"])).toBe(0);
  });

  it("are written for the question why not", () => {
    expect(played(["7", "7"], 7, 1)).toBe("play 7x2");
    expect(played(["F", "8", "Y"], 9, 2)).toBe("play 8+Y+1F skip 2");
    expect(played(["F"], 6, 1)).toBe("play F=5");
    expect(played(["F", "F"], null, 1)).toBe("play Fx2=10");
    expect(played(["7", "6"], 9, 1)).toBeNull();
  });

  it("take the equals along, Free Kicks only where needed", () => {
    expect(complete("7", ["7", "7", "7", "F"], 2)).toEqual(["7", "7"]);
    expect(complete("7", ["7", "F"], 2)).toEqual(["7", "F"]);
    expect(complete("8", ["8", "Y", "F"], 2)).toEqual(["8", "F"]);
    expect(complete("7", ["7", "9"], 2)).toBeNull();
  });

  it("offer weak cards before strong and wild ones", () => {
    const sorted = ["play 3", "play F=9", "play 9", "play Y skip 1"].toSorted((a, b) => weight(a) - weight(b));
    expect(sorted).toEqual(["play 9", "play 3", "play Y skip 1", "play F=9"]);
    expect(weight("give 10 R")).toBeLessThan(weight("give 1 2"));
  });
});

describe("the table", () => {
  it("knows values and order", () => {
    expect(["G", "8", "Y", "K", "R", "F"].map(value)).toEqual([0, 8, 8, 11, 12, null]);
    expect(["10", "F", "G", "Y", "8"].toSorted((a, b) => order(a) - order(b))).toEqual(["F", "G", "8", "Y", "10"]);
  });

  it("cuts the trick into plays", () => {
    const plays = tricks(view({ trick: [{ player: 3, value: 9 }, { player: 0, value: 7 }] }), ["9", "9", "7", "7"]);
    expect(plays.map((play) => play.cards)).toEqual([["9", "9"], ["7", "7"]]);
  });

  it("tells how each seat stands", () => {
    const counts = [5, 4, 3, 2];
    expect(stateOf(view(), 1, counts, false)).toBe("turn");
    expect(stateOf(view(), 3, counts, false)).toBe("played");
    expect(stateOf(view({ passed: [0] }), 0, counts, false)).toBe("passed");
    expect(stateOf(view({ skipped: 0 }), 0, counts, false)).toBe("skipped");
    expect(stateOf(view({ places: [0] }), 0, [0, 4, 3, 2], false)).toBe("out");
    expect(stateOf(view({ step: "lead", turn: 2, trick: [], size: null }), 2, counts, false)).toBe("lead");
    expect(next(view({ turn: 2 }), counts)).toBe(0);
    expect(next(view({ turn: 2, skipped: 0 }), counts)).toBe(1);
    expect(pointsOf(view(), 2)).toBe(8);
  });

  it("has a place for every rank that no other has", () => {
    for (const wide of [false, true]) {
      for (let seats = 3; seats <= 8; seats++) {
        const taken = new Set<string>();
        for (let rank = 1; rank <= seats; rank++) {
          const { row, from, span } = stand(rank, seats, wide);
          expect(from).toBeGreaterThan(0);
          expect(from + span).toBeLessThanOrEqual(61);
          for (let at = from; at < from + span; at++) expect(taken.has(`${row}/${at}`), `${seats} seats, rank ${rank}`).toBe(false);
          for (let at = from; at < from + span; at++) taken.add(`${row}/${at}`);
        }
      }
    }
  });
});

describe("words", () => {
  const face = (sign: string, name: Said): FaceInfo => ({ face: sign, name, does: name, when: name, signs: [], clauses: [] });
  const stage = new Stage<View>(board, { act: () => Promise.reject(new Error()), why: () => Promise.resolve(null), now: () => 0 });
  stage.show({ table: { ...stage.table, game: "dream-team-soccer" }, faces: [face("4", ["face-number", { number: 4 }]), face("F", ["face-kick", {}]), face("G", ["face-goal", {}])] });
  stage.people = ["Mina", "Rosa", "Theo"].map((name, seat) => ({ seat, name, bot: null, standIn: null, here: true }));
  stage.you = 0;
  learn("dream-team-soccer");

  it("count cards", () => {
    expect(stage.t("trick-said", { who: { seat: 1 }, cards: some(["4", "4", "F"]) })).toBe("Rosa played two 4s and a Free Kick");
    expect(stage.t("trick-said", { who: { seat: 0 }, cards: some(["G", "F", "F"]) })).toBe("You played the Goal and both Free Kicks");
    expect([0, 8, 11, 12].map(faceOf)).toEqual(["G", "8", "K", "R"]);
  });

  it("are shouted by id, the loudest", () => {
    const who = { seat: 1 };
    expect(shout([["played-goal", { who }], ["gold", { who }]], stage)?.text).toBe("Gold for Rosa!");
    expect(shout([["played-skip", { who, skipped: { seat: 0 } }]], stage)).toEqual({ text: "You sit out", tone: "yellow" });
    expect(shout([["round-begins", { round: 2, who }]], stage)?.text).toBe("Round 2");
    expect(shout([["out", { who, place: 1 }]], stage)?.text).toBe("Gold for Rosa!");
    expect(shout([["out", { who, place: 2 }]], stage)).toBeNull();
    expect(board.sound?.(["played-set", { who }], stage)).toBe("stomp");
  });
});
