/**
 * Fluent files as modules: `import words from "words/de.ftl"` is its text without remarks. What a language lacks is taken from
 * the English file beside it when the page is built, so that a browser loads one file and always has every message.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The messages of a file by id, each as it is written. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    id = /^(-?[a-z][\w-]*) *=/i.exec(line)?.[1] ?? id;
    if (line.trim() !== "") found.set(id, found.has(id) ? `${found.get(id)}\n${line}` : line);
  }
  return found;
}

/** A language with the English messages that it lacks. */
export function whole(text: string, english: string): string {
  return [...new Map([...messages(english), ...messages(text)]).values()].join("\n");
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    load(path) {
      if (!path.endsWith(".ftl")) return null;
      const english = join(dirname(path), "en.ftl");
      this.addWatchFile(english);
      const text = whole(readFileSync(path, "utf8"), readFileSync(english, "utf8"));
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
  };
}
