/** What the stadium shouts about what was told. */
import type { Said, Stage } from "../contract";

export interface Shouted {
  text: string;
  tone: "gold" | "dark" | "yellow" | "red";
}

const SHOUTS: Record<string, [id: string, tone: Shouted["tone"]]> = {
  shouts: ["shout-jukem", "dark"],
  touchdown: ["shout-touchdown", "gold"],
  "field-goal": ["shout-good", "gold"],
  "final-turn": ["shout-final", "dark"],
  "overtime-begins": ["shout-overtime", "dark"],
};

function shout([id, gaps]: Said, stage: Pick<Stage, "t" | "nameOf">): Shouted[] {
  const { card } = gaps;
  if ((id === "stopped" || id === "wiped-out") && typeof card === "object" && "card" in card) return [{ text: stage.nameOf(card.card), tone: id === "stopped" ? "yellow" : "red" }];
  if (id === "half-begins") return gaps.half === 2 ? [{ text: stage.t("shout-half"), tone: "dark" }] : [];
  const found = SHOUTS[id];
  return found ? [{ text: stage.t(found[0]), tone: found[1] }] : [];
}

/** The loudest last; at most two at once. */
export function shouts(notes: Said[], stage: Pick<Stage, "t" | "nameOf">): Shouted[] {
  return notes.flatMap((note) => shout(note, stage)).slice(-2);
}
