/** Why something was refused: our own sentence for the clause in the language that is spoken, else the server's English. */
import type { Refused } from "../wire/Refused";
import { language } from "./index.svelte";

export async function inWords(refused: Refused): Promise<Refused> {
  if (refused.clause === null) return refused;
  const { clauses } = language() === "de" ? await import("./clauses.de") : await import("./clauses.en");
  const sentence = clauses[refused.clause];
  return sentence === undefined ? refused : { ...refused, sentence };
}
