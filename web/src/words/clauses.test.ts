import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clauses as de } from "./clauses.de";
import { clauses as en } from "./clauses.en";

const GAMES = { NB: "naked-bootleg", BL: "bag-o-loot", CA: "camouflage" };

describe("refusals in our own words", () => {
  it("speak of clauses that exist", () => {
    for (const [letters, game] of Object.entries(GAMES)) {
      const rules = readFileSync(new URL(`../../../crates/games/${game}/src/clause.rs`, import.meta.url), "utf8");
      const lost = Object.keys({ ...de, ...en }).filter((id) => id.startsWith(`${letters}-`) && !rules.includes(`"${id}"`));
      expect(lost, game).toEqual([]);
    }
  });
  it("are short sentences, and German has every English one", () => {
    for (const [id, text] of [...Object.entries(de), ...Object.entries(en)]) expect(text, id).toMatch(/^[A-ZÄÖÜ„].{5,180}\.$/);
    expect(Object.keys(en).filter((id) => !(id in de))).toEqual([]);
  });
});
