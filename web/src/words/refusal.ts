/** Why something was refused: the game's sentence for the clause in the language that is spoken, else the server's. */
import type { Refused } from "../wire/Refused";
import { speakerOf } from "./games.svelte";
import { language } from "./index.svelte";

export async function inWords(refused: Refused, slug: string): Promise<Refused> {
  if (refused.clause === null) return refused;
  const speaker = speakerOf(slug);
  const id = `why-${refused.clause.replaceAll(".", "-")}`;
  if (speaker.has(id)) return { ...refused, sentence: speaker.t(id) };
  // Goes with the last game whose refusals are still listed in TypeScript.
  const { clauses } = language() === "de" ? await import("./clauses.de") : await import("./clauses.en");
  const sentence = clauses[refused.clause];
  return sentence === undefined ? refused : { ...refused, sentence };
}
