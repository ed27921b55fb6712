// A whole match of each game and mode, played to its end by clicking, against seeded bots.
import { assert, playToEnd, quiet } from "../lib.mjs";

/** Name, game, seats, options. Camouflage is played by real drags in its own file. */
const MODES = [
  ["bag-o-loot standard", "bag-o-loot", 3, [["rounds", "1"]]],
  ["bag-o-loot advanced", "bag-o-loot", 3, [["mode", "advanced"], ["rounds", "1"], ["challenge_close", "all_respond"]]],
  ["dream-team-soccer", "dream-team-soccer", 4, [["rounds", "2"]]],
  ["dream-team-soccer, a pass is final", "dream-team-soccer", 3, [["rounds", "1"], ["pass_is_final", "on"]]],
  ["dream-team-soccer, spotted by hand", "dream-team-soccer", 4, [["rounds", "1"], ["special_claims", "manual"]]],
  ["jukem-football", "jukem-football", 2, []],
  ["jukem-football practice", "jukem-football", 2, [["practice", "true"]]],
  ["naked-bootleg", "naked-bootleg", 3, [["turn_cap", "40"]]],
  ["naked-bootleg in four quarters", "naked-bootleg", 2, [["scored", "true"], ["omaha", "auto"], ["turn_cap", "40"]]],
  ["naked-bootleg two against two", "naked-bootleg", 4, [["teams", "2v2"], ["turn_cap", "40"]]],
  ["naked-bootleg three against three", "naked-bootleg", 6, [["teams", "3v3"], ["turn_cap", "40"]]],
  ["naked-bootleg three pairs", "naked-bootleg", 6, [["teams", "2v2v2"], ["turn_cap", "40"]]],
  ["naked-bootleg, Capture the Flag", "naked-bootleg", 4, [["remix", "capture_the_flag"], ["teams", "2v2"], ["turn_cap", "40"]]],
  ["naked-bootleg, Run 'n' Gun", "naked-bootleg", 2, [["remix", "run_n_gun"], ["turn_cap", "40"]]],
  ["naked-bootleg, Last Man Standing", "naked-bootleg", 3, [["remix", "last_man_standing"], ["turn_cap", "40"]]],
];

export const tests = Object.fromEntries(MODES.map(([name, game, seats, options], at) => [name, async (world) => {
  const somebody = await world.visitor();
  await world.table(somebody, { game, seats, options });
  const moves = await playToEnd(somebody, { seed: at + 1 });
  assert(await somebody.page.locator("dialog[open] table").first().locator("tbody tr").count() === seats, "every seat has its place in the result");
  quiet(somebody);
  return `${moves} choices`;
}]));
