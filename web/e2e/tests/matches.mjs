// A whole match of each game and mode, played to its end by clicking, against seeded bots.
import { assert, playToEnd, quiet } from "../lib.mjs";

/** Name, game, seats, options. Camouflage is played by real drags in its own file. */
const MODES = [
  ["bag-o-loot standard", "bag-o-loot", 3, [["rounds", "1"]]],
  ["bag-o-loot advanced", "bag-o-loot", 3, [["mode", "advanced"], ["rounds", "1"], ["challenge_close", "all_respond"]]],
  ["dream-team-soccer", "dream-team-soccer", 4, [["rounds", "1"]]],
  ["dream-team-soccer, a pass is final", "dream-team-soccer", 3, [["rounds", "1"], ["pass_is_final", "on"]]],
  ["jukem-football", "jukem-football", 2, []],
  ["naked-bootleg", "naked-bootleg", 3, [["omaha", "auto"]]],
  ["naked-bootleg in teams", "naked-bootleg", 4, [["teams", "2v2"], ["turn_cap", "40"]]],
  ["naked-bootleg, Run 'n' Gun", "naked-bootleg", 2, [["remix", "run_n_gun"], ["turn_cap", "40"]]],
  ["jukem-football practice", "jukem-football", 2, [["practice", "true"]]],
];

export const tests = Object.fromEntries(MODES.map(([name, game, seats, options], at) => [name, async (world) => {
  const somebody = await world.visitor();
  await world.table(somebody, { game, seats, options });
  const latency = [];
  const moves = await playToEnd(somebody, { seed: at + 1, latency });
  assert(await somebody.page.locator("dialog[open] table").first().locator("tbody tr").count() === seats, "every seat has its place in the result");
  quiet(somebody);
  const median = latency.toSorted((a, b) => a - b)[Math.floor(latency.length / 2)] ?? 0;
  return `${moves} choices, ${median.toFixed(0)} ms each`;
}]));
