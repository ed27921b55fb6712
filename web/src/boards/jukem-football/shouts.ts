/** Which sentences of the log the stadium shouts. */
import { t } from "./words";

export interface Shouted {
  text: string;
  tone: "gold" | "dark" | "yellow" | "red";
}

/** What is shouted about what was told, the loudest last; at most two at once. */
export function shouts(notes: string[]): Shouted[] {
  const found: Shouted[] = [];
  for (const note of notes) {
    const card = /answers with ([A-Z ]+!)/.exec(note)?.[1];
    if (note.endsWith("shouts: JUKEM!")) found.push({ text: "JUKEM!", tone: "dark" });
    else if (card) found.push({ text: card, tone: card.startsWith("FUM") || card.startsWith("PICK") ? "red" : "yellow" });
    else if (note.startsWith("Touchdown!")) found.push({ text: t("shout.touchdown"), tone: "gold" });
    else if (note.startsWith("It's good!")) found.push({ text: t("shout.good"), tone: "gold" });
    else if (note.includes("this is the final turn")) found.push({ text: t("shout.final"), tone: "dark" });
    else if (note.startsWith("The second half begins")) found.push({ text: t("shout.half"), tone: "dark" });
    else if (note.startsWith("Overtime") && note.includes("begins")) found.push({ text: t("shout.overtime"), tone: "dark" });
  }
  return found.slice(-2);
}
