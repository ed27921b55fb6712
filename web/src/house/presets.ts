/**
 * Ways to play that a person picks with one press: quick, standard, and every printed variant. They only fill in the form;
 * the server decides what fits together.
 */

export interface Preset {
  /** Its words: `preset-<key>`. */
  key: string;
  /** Only these numbers of seats; any if not said. */
  seats?: number[];
  options: Record<string, string>;
}

const PRESETS: Record<string, Preset[]> = {
  "bag-o-loot": [
    { key: "quick", options: { rounds: "1" } },
    { key: "standard", options: {} },
    { key: "bl-advanced", options: { mode: "advanced" } },
    { key: "bl-quarter", options: { end_after_minutes: "15" } },
  ],
  camouflage: [
    { key: "ca-speed", options: { mode: "speed", side: "animal", deck_pick: "random", board_build: "auto" }, seats: [2, 3, 4, 5, 6] },
    { key: "ca-diversify", options: { mode: "diversify", side: "animal", deck_pick: "random", board_build: "auto" }, seats: [2, 3, 4, 5, 6] },
    { key: "ca-cover", options: { mode: "cover", side: "animal", deck_pick: "random", board_build: "auto" }, seats: [2, 3, 4, 5, 6] },
    { key: "ca-stack", options: { mode: "not_my_stack", side: "animal", deck_pick: "random", location_card: "random" }, seats: [3, 4, 5, 6, 7] },
    { key: "ca-puzzle", options: { mode: "puzzle" }, seats: [1, 2, 3, 4, 5, 6, 7] },
    { key: "ca-gems", options: { mode: "speed", side: "gems", deck_pick: "random", board_build: "auto" }, seats: [2, 3, 4, 5, 6] },
    { key: "ca-turns", options: { mode: "speed", side: "animal", deck_pick: "random", board_build: "auto", pace: "turns" }, seats: [2, 3, 4, 5, 6] },
    { key: "standard", options: {}, seats: [2, 3, 4, 5, 6] },
  ],
  "dream-team-soccer": [
    { key: "quick", options: { rounds: "2" } },
    { key: "standard", options: {} },
    { key: "dt-final", options: { pass_is_final: "on" } },
    { key: "dt-spot", options: { special_claims: "manual" } },
  ],
  "jukem-football": [
    { key: "jk-practice", options: { practice: "true" } },
    { key: "standard", options: {} },
    { key: "jk-fast", options: { turn_clock: "45", defense_clock: "15" } },
  ],
  "naked-bootleg": [
    { key: "quick", options: {} },
    { key: "nb-quarters", options: { scored: "true" } },
    { key: "nb-two", options: { teams: "2v2" }, seats: [4] },
    { key: "nb-three", options: { teams: "3v3" }, seats: [6] },
    { key: "nb-pairs", options: { teams: "2v2v2" }, seats: [6] },
    { key: "nb-flag", options: { remix: "capture_the_flag", teams: "2v2" }, seats: [4] },
    { key: "nb-gun", options: { remix: "run_n_gun" } },
    { key: "nb-last", options: { remix: "last_man_standing" } },
  ],
};

export function presets(slug: string): Preset[] {
  return PRESETS[slug] ?? [{ key: "standard", options: {} }];
}

/** What "Play now" deals. */
export function playNowOptions(slug: string): [string, string][] {
  return Object.entries(presets(slug)[slug === "bag-o-loot" || slug === "dream-team-soccer" || slug === "jukem-football" ? 1 : 0]?.options ?? {});
}

export const presetWords = (key: string): string => `preset-${key}`;

/** Options that the form shows first; the others are one press away. */
const COMMON: Record<string, string[]> = {
  "bag-o-loot": ["mode", "rounds", "memory_aid"],
  camouflage: ["mode", "side", "pace", "assist"],
  "dream-team-soccer": ["rounds", "pass_is_final", "tie"],
  "jukem-football": ["practice", "discard_rule", "overtime"],
  "naked-bootleg": ["teams", "scored", "remix", "omaha"],
};

export function isCommon(slug: string, key: string, at: number, values: Record<string, string> = {}): boolean {
  if (slug === "camouflage" && values.mode === "puzzle") return ["mode", "puzzle", "puzzle_centers"].includes(key);
  return COMMON[slug]?.includes(key) ?? at < 3;
}

/** The team of each seat, where the options make teams: A, B, C. */
export function teams(options: Map<string, string>, seats: number): (string | null)[] {
  const how = options.get("teams") ?? "none";
  const seat = Array.from({ length: seats }, (_, at) => at);
  if (how === "2v2" || how === "3v3") return seat.map((at) => "AB"[at % 2] ?? null);
  if (how !== "2v2v2") return seat.map(() => null);
  return options.get("seating_2v2v2") === "paired" ? seat.map((at) => "ABC"[Math.floor(at / 2)] ?? null) : seat.map((at) => "ABC"[at % 3] ?? null);
}
