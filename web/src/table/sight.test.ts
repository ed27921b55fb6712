import { expect, test } from "vitest";
import { shift } from "./sight";

test("a list scrolls just as far as needed", () => {
  const room = { top: 100, bottom: 200 };
  expect(shift({ top: 120, bottom: 160 }, room)).toBe(0);
  expect(shift({ top: 80, bottom: 120 }, room)).toBe(-20);
  expect(shift({ top: 180, bottom: 220 }, room)).toBe(20);
  // Taller than the room: its beginning.
  expect(shift({ top: 110, bottom: 400 }, room)).toBe(10);
});
