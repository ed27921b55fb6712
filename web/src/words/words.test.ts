import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messages, whole } from "../../scripts/fluent";
import { bundleOf, format } from "./bundle";
import { language, languages, speak, t } from "./index.svelte";

const root = new URL("../..", import.meta.url).pathname;
const read = (code: string): string => readFileSync(join(root, "words", `${code}.ftl`), "utf8");
const english = messages(read("en"));
const others = Object.keys(languages).filter((code) => code !== "en");
const gaps = (text = ""): string[] => [...new Set(text.match(/\$[\w-]+/g))].sort();

/** Everything of the page but tests and what is generated. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "wire" && !name.includes(".test."))
    .map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : readFileSync(join(folder, entry.name), "utf8")))
    .join("\n");
}

describe("the page's words", () => {
  it("are there in four languages, each called by its own name", () => {
    expect(languages).toEqual({ de: "Deutsch", en: "English", es: "Español", fr: "Français" });
  });
  it.each(others)("are complete in %s, with the gaps of the English ones", (code) => {
    const own = messages(read(code));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of english) expect([id, gaps(own.get(id))]).toEqual([id, gaps(text)]);
  });
  it.each(others)("are really translated into %s", (code) => {
    const own = messages(read(code));
    expect([...english].filter(([id, text]) => own.get(id) === text && /= .*[a-z]{4} [a-z]{3}/.test(text)).map(([id]) => id)).toEqual([]);
  });
  it.each(["en", ...others])("are Fluent that can be said in %s", (code) => {
    const bundle = bundleOf(code, read(code));
    for (const [id, text] of english) {
      const variables = Object.fromEntries(gaps(text).map((gap) => [gap.slice(1), 3]));
      expect(format(bundle, id, variables), id).toMatch(/^[^{}]+$/);
    }
  });
  it("are the ones the page asks for", () => {
    const code = sources(join(root, "src"));
    const literal = new Set([...code.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((hit) => hit[1]));
    const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((hit) => hit[1] ?? "");
    const unused = [...english.keys()].filter((id) => !literal.has(id) && !families.some((family) => id.startsWith(family)));
    expect(unused).toEqual([]);
    const asked = [...code.matchAll(/(?<![.\w])(?:house|t)\("([a-z0-9-]+)"/g)].map((hit) => hit[1] ?? "");
    const boards = sources(join(root, "src/boards"));
    expect(asked.filter((id) => !english.has(id) && !boards.includes(`"${id}"`))).toEqual([]);
  });
  it("pick the form of a number", () => {
    expect([t("hand-label", { n: 1 }), t("hand-label", { n: 3 })]).toEqual(["Your hand, one card", "Your hand, 3 cards"]);
  });
  it("fill what a language lacks from the English file", () => {
    const text = whole("b = zwei\n", "# remark\na = one { $n ->\n    [one] 1\n   *[other] 2\n }\nb = two\n");
    const bundle = bundleOf("de", text);
    expect([format(bundle, "a", { n: 1 }), format(bundle, "b")]).toEqual(["one 1", "zwei"]);
  });
  it("change with the language", async () => {
    await speak("fr");
    expect([language(), t("hand-label", { n: 0 }), t("hand-label", { n: 2 })]).toEqual(["fr", "Ta main, 0 carte", "Ta main, 2 cartes"]);
    await speak("xx");
    expect(language()).toBe("fr");
    await speak("en");
  });
});
