import { describe, expect, it } from "vitest";
import { agree, bounds, cells, edge, faceOf, fit, meetings, pan, parse, placement, reveal, seen, snap, squares, toPlace, toWindow, turned, visible, zoom, DECKS, type Put } from "./grid";

/** The board B0 of the rules page, and some cards to lay on it. */
const KNOWN: Record<string, string> = {
  CH1: "GGT/G+Z/TZZ", CH2: "TTZ/G+L/GGL", CH6: "ZLL/Z+T/TGG", FR1: "LLZ/G+G/ZZL", FR4: "ZTT/T+G/TGG", HA1: "GLL/L+L/TTZ", MO6: "LZG/G+G/ZTT",
};
const FACES = DECKS.flatMap((deck) => [1, 2, 3, 4, 5, 6].map((number) => KNOWN[`${deck}${number}`] ?? "LLL/L+L/LLL"));
const B0: Put[] = [{ card: "CH1", rot: 0, x: 0, y: 0 }, { card: "CH2", rot: 2, x: -2, y: 0 }, { card: "CH6", rot: 1, x: 0, y: 2 }];
const WINDOW = { width: 360, height: 300 };

describe("squares", () => {
  it("turn clockwise as the rules show (example 2)", () => {
    const face = squares("TTZ/G+L/GGL");
    const rows = (rot: number): string => turned(face, rot).join("").replace(/(...)(...)(...)/, "$1/$2/$3");
    expect([0, 1, 2, 3, 4, -1].map(rows)).toEqual(["TTZ/G+L/GGL", "GGT/G+T/LLZ", "LGG/L+G/ZTT", "ZLL/T+G/TGG", "TTZ/G+L/GGL", "ZLL/T+G/TGG"]);
  });
  it("are blank before the side is chosen", () => expect(squares("").join("")).toBe("????+????"));
  it("are found by the card's name", () => expect([faceOf(FACES, "CH6"), faceOf(FACES, "MO6")]).toEqual(["ZLL/Z+T/TGG", "LZG/G+G/ZTT"]));
});

describe("the layout", () => {
  it("shows B0 row by row", () => {
    const top = visible(B0, FACES);
    const row = (y: number): string => [-3, -2, -1, 0, 1].map((x) => top.get(`${x},${y}`)?.letter ?? ".").join("");
    expect([-1, 0, 1, 2, 3].map(row)).toEqual(["LGGGT", "L+G+Z", "ZTTZZ", "..G+L", "..GTL"]);
    expect(top.get("-1,1")?.card).toBe("CH6");
  });
  it("knows what a card covers: five that match, one that does not, a centre", () => {
    const five = meetings({ card: "FR4", rot: 0, x: -2, y: 2 }, B0, FACES);
    expect(five.length).toBe(5);
    expect(five.every((one) => agree(one, false))).toBe(true);
    const wrong = meetings({ card: "HA1", rot: 2, x: -2, y: 2 }, B0, FACES).filter((one) => !agree(one, false));
    expect(wrong).toEqual([{ x: -1, y: 2, mine: "L", below: "G", card: "CH6" }]);
    const centre = meetings({ card: "FR1", rot: 0, x: 1, y: -1 }, B0, FACES);
    expect(centre.filter((one) => !agree(one, false)).length).toBe(2);
    expect(centre.every((one) => agree(one, true))).toBe(true);
  });
  it("covers nothing beside it", () => expect(meetings({ card: "FR4", rot: 0, x: 5, y: 5 }, B0, FACES)).toEqual([]));
  it("has bounds", () => {
    expect(bounds(B0)).toEqual({ left: -3, top: -1, right: 1, bottom: 3 });
    expect(bounds([])).toEqual({ left: -1, top: -1, right: 1, bottom: 1 });
  });
  it("names its nine places", () => expect(cells({ x: 4, y: -1 })).toEqual([[3, -2], [4, -2], [5, -2], [3, -1], [4, -1], [5, -1], [3, 0], [4, 0], [5, 0]]));
  it("draws the edge of an outline once", () => {
    const one = (x: number, y: number): boolean => x === 0 && y === 0;
    expect(edge(one, 1, 1).split("M").length - 1).toBe(4);
    const two = (x: number, y: number): boolean => (x === 0 || x === 1) && y === 0;
    expect(edge(two, 2, 1).split("M").length - 1).toBe(6);
  });
});

describe("the camera", () => {
  it("fits everything into the window", () => {
    const camera = fit(bounds(B0), WINDOW);
    for (const [x, y] of [[-3.5, -1.5], [1.5, 3.5]] as const) {
      const { left, top } = toWindow(camera, WINDOW, x, y);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(WINDOW.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(WINDOW.height);
    }
  });
  it("goes there and back", () => {
    const camera = { x: 2.5, y: -1, cell: 37 };
    const { left, top } = toWindow(camera, WINDOW, -4, 3);
    expect(toPlace(camera, WINDOW, left, top)).toEqual({ x: -4, y: 3 });
  });
  it("keeps what is under the finger when it zooms, within limits", () => {
    const camera = { x: 0, y: 0, cell: 40 };
    const before = toPlace(camera, WINDOW, 300, 50);
    const near = zoom(camera, WINDOW, 1.5, 300, 50);
    const after = toPlace(near, WINDOW, 300, 50);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoom(camera, WINDOW, 100).cell).toBe(110);
    expect(zoom(camera, WINDOW, 0.001).cell).toBe(14);
  });
  it("cannot lose the layout by panning", () => {
    const camera = pan({ x: 0, y: 0, cell: 40 }, WINDOW, 1e6, -1e6, bounds(B0));
    const { left, top } = toWindow(camera, WINDOW, -3, 3);
    expect(left).toBeLessThan(WINDOW.width);
    expect(top).toBeGreaterThan(0);
  });
  it("follows a card that moves out of sight, and stays for one that does not", () => {
    const camera = { x: 0, y: 0, cell: 40 };
    expect(reveal(camera, WINDOW, { x: 1, y: 1 })).toEqual(camera);
    const moved = reveal(camera, WINDOW, { x: 9, y: 0 });
    expect(toWindow(moved, WINDOW, 10.5, 0).left).toBeLessThanOrEqual(WINDOW.width);
  });
});

describe("snapping", () => {
  it("takes the nearest place", () => expect([snap({ x: 1.49, y: -0.4 }), snap({ x: -2.6, y: 7.5 })]).toEqual([{ x: 1, y: 0 }, { x: -3, y: 8 }]));
  it("writes no minus zero and stays in reach", () => {
    expect(Object.is(snap({ x: -0.2, y: 0 }).x, 0)).toBe(true);
    expect(snap({ x: 1000, y: -1000 })).toEqual({ x: 120, y: -120 });
  });
});

describe("notation", () => {
  it("writes placements", () => {
    expect(placement({ card: "FR1", rot: 1, x: -4, y: 0 }, null)).toBe("p FR1 1 -4 0");
    expect(placement({ card: "CH2", rot: 3, x: 0, y: 2 }, 1)).toBe("p CH2 3 0 2 S1");
  });
  it("says what was seen, once, and only with placements", () => {
    expect(seen("p CH2 3 0 2 S1", 3)).toBe("p CH2 3 0 2 S1 seen 3");
    expect(seen("p CH2 3 0 2 seen 3", 7)).toBe("p CH2 3 0 2 seen 3");
    expect(seen("pass", 7)).toBe("pass");
  });
  it("reads what it writes and what is offered", () => {
    expect(parse("p CH2 3 0 2 S1 seen 3")).toEqual({ card: "CH2", rot: 3, x: 0, y: 2, location: 1 });
    expect(parse("p FR1 1 -4 0")).toEqual({ card: "FR1", rot: 1, x: -4, y: 0, location: null });
    expect(parse("lay GE5 0 2 4")).toEqual({ card: "GE5", rot: 0, x: 2, y: 4, location: null });
    expect([parse("stuck on"), parse("lift GE5"), parse("p FR9 1 0 0")]).toEqual([null, null, null]);
  });
});
