import { expect, test } from "vitest";
import { named } from "./names";

const bold = (sentence: string, ...names: string[]): string => named(sentence, names).map((part) => (part.name ? `<${part.text}>` : part.text)).join("");

test("names are set apart, the longer one first and never within a word", () => {
  expect(bold("Bo steals from Bob B and Bobby.", "Bo", "Bob B")).toBe("<Bo> steals from <Bob B> and Bobby.");
  expect(bold("A. (x) draws", "A. (x)", "")).toBe("<A. (x)> draws");
  expect(bold("Nobody is here", "")).toBe("Nobody is here");
});
