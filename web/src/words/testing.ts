/** For tests of boards: the words of a game as the server would send them, read from the files they lie in. */
import { existsSync, readFileSync } from "node:fs";
import { teach } from "./games.svelte";

/** Gives tests the words of a game in a language; English lies below. Call it before the first `stage.t`. */
export function learn(slug: string, code = "en"): void {
  const crates = new URL("../../../crates/", import.meta.url);
  const files = ["en", code].flatMap((language) => [`words/words/${language}.ftl`, `games/${slug}/words/${language}.ftl`]);
  const texts = files.map((file) => new URL(file, crates)).filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  teach(slug, code, texts.join("\n"));
}
