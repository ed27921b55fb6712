/** One line of a seat's state in words. */
import type { View } from "../../wire/naked-bootleg/View";
import { t } from "./words";

export function stateOf(view: View, seat: number): string {
  const one = view.seats[seat];
  if (!one) return "";
  if (one.out) return t("state.out");
  if (one.exited) return t("state.exited");
  if (!one.playing) return t("state.watching");
  if (one.exposed) return t("state.exposed");
  if (one.lost_turns > 0) return t("state.lost", { n: one.lost_turns });
  if (one.held === 1 && one.omaha_said) return t("state.omaha");
  if (one.redzone) return t("state.redzone");
  const [first] = one.downed;
  if (!first) return t("state.nothing");
  if (first.sort === "disguise") return t("state.disguise");
  return t("state.sets", { n: one.downed.length });
}
