/** One line of a seat's state in words. */
import type { Stage } from "../contract";
import type { View } from "../../wire/naked-bootleg/View";

export function stateOf(stage: Stage<View>, seat: number): string {
  const one = stage.view.seats[seat];
  if (!one) return "";
  if (one.out) return stage.t("state-out");
  if (one.exited) return stage.t("state-exited");
  if (!one.playing) return stage.t("state-watching");
  if (one.exposed) return stage.t("state-exposed");
  if (one.lost_turns > 0) return stage.t("state-lost", { count: one.lost_turns });
  if (one.held === 1 && one.omaha_said) return stage.t("state-omaha");
  if (one.redzone) return stage.t("state-redzone");
  const [first] = one.downed;
  if (!first) return stage.t("state-nothing");
  return first.sort === "disguise" ? stage.t("state-disguise") : stage.t("state-sets", { count: one.downed.length });
}
