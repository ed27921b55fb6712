/**
 * The drawings: four pelts, four gems, seven animals. Each square is drawn once and used everywhere.
 *
 * Patterns are told apart by shape, texture and lightness before colour: leopard has rings, zebra tall stripes on white,
 * tiger wedges that lie, giraffe plates with pale seams; ruby is round, emerald a tall box on dark, sapphire a diamond on
 * light, amethyst a shield on dark. Squares stay upright when a card is turned, so that stripes keep their direction.
 */

/** How many drawings there are of each pelt, so that a table does not look printed. */
export const VARIANTS = 3;

/** Numbers that look random and are always the same. */
function lot(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const ground = (fill: string): string => `<path d="M0 0h100v100H0z" fill="${fill}"/>`;

function leopard(seed: number): string {
  const next = lot(seed);
  const places = [[21, 20], [66, 15], [44, 51], [87, 50], [12, 68], [65, 85], [32, 94], [101, 93], [100, 12], [0, 38]];
  const rings = places.map(([x = 0, y = 0]) => {
    const size = 11.5 + next() * 2.5;
    const at = `translate(${n(x + next() * 8 - 4)} ${n(y + next() * 8 - 4)}) rotate(${n(next() * 360)})`;
    return `<g transform="${at}"><circle r="${n(size * 0.6)}" fill="#bd7420"/><circle r="${n(size)}" fill="none" stroke="#2f1d0d" stroke-width="6.6" stroke-linecap="round" stroke-dasharray="${n(size * 1.5)} ${n(size * 0.6)}"/></g>`;
  });
  const freckles = Array.from({ length: 7 }, () => `<circle cx="${n(next() * 100)}" cy="${n(next() * 100)}" r="${n(1.6 + next())}" fill="#7a4a18"/>`);
  return ground("#f4c35c") + freckles.join("") + rings.join("");
}

function zebra(seed: number): string {
  const next = lot(seed);
  let path = "";
  for (let stripe = -1; stripe < 6; stripe++) {
    const x = stripe * 20 + 4 + next() * 3;
    const wide = 9 + next() * 3;
    const bend = next() * 14 - 7;
    path += `M${n(x)}-4C${n(x + 14 + bend)} 30 ${n(x - 12 + bend)} 62 ${n(x + 8)} 104H${n(x + 8 + wide)}C${n(x - 12 + bend + wide)} 66 ${n(x + 14 + bend + wide * 1.2)} 34 ${n(x + wide)}-4z`;
  }
  return `${ground("#fbf8f0")}<path d="${path}" fill="#1c1a22"/>`;
}

function tiger(seed: number): string {
  const next = lot(seed);
  let path = "";
  for (let row = 0; row < 5; row++) {
    const y = 6 + row * 21 + next() * 4;
    const long = 44 + next() * 16;
    const high = 6.4 + next() * 2;
    const near = (x: number): number => (row % 2 ? x : 100 - x);
    path += `M${near(-2)} ${n(y - high)}C${near(20)} ${n(y - high + 3)} ${near(36)} ${n(y - 4)} ${n(near(long))} ${n(y + 5)}C${near(34)} ${n(y + 5)} ${near(18)} ${n(y + high)} ${near(-2)} ${n(y + high)}z`;
    path += `M${near(102)} ${n(y - 4)}L${n(near(80 + next() * 6))} ${n(y + 1)}L${near(102)} ${n(y + 4)}z`;
  }
  return `${ground("#ee7a22")}<path d="M0 84C30 92 70 92 100 84V100H0z" fill="#f7a65a" opacity=".5"/><path d="${path}" fill="#241108"/>`;
}

function giraffe(seed: number): string {
  const knot = (i: number, j: number): [number, number] => {
    const next = lot(seed * 31 + i * 71 + j * 137);
    return [i * 34 + next() * 16 - 10, j * 34 + next() * 16 - 10];
  };
  let path = "";
  for (let j = -1; j < 4; j++) {
    for (let i = -1; i < 4; i++) {
      const corners = [knot(i, j), knot(i + 1, j), knot(i + 1, j + 1), knot(i, j + 1)];
      const [mx, my] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4) as [number, number];
      path += `M${corners.map(([x, y]) => `${n(mx + (x - mx) * 0.76)} ${n(my + (y - my) * 0.76)}`).join("L")}z`;
    }
  }
  return `${ground("#f8e8c0")}<path d="${path}" fill="#8a461a" stroke="#8a461a" stroke-width="3.500" stroke-linejoin="round"/>`;
}

interface Cut {
  ground: string;
  /** Dark, middle, light, gleam, edge. */
  colours: [string, string, string, string, string];
  outer: [number, number][];
  centre: [number, number];
  table: number;
}

const CUTS: Record<string, Cut> = {
  R: { ground: "#fbe3df", colours: ["#7e0f1e", "#be1b35", "#e0485e", "#ffb3b8", "#5c0712"], outer: [[50, 9], [79, 21], [91, 50], [79, 79], [50, 91], [21, 79], [9, 50], [21, 21]], centre: [50, 50], table: 0.54 },
  E: { ground: "#0d4630", colours: ["#1c8456", "#3bba83", "#78ddb0", "#d3fbe8", "#06281a"], outer: [[28, 7], [72, 7], [85, 20], [85, 80], [72, 93], [28, 93], [15, 80], [15, 20]], centre: [50, 50], table: 0.58 },
  S: { ground: "#dde9fa", colours: ["#0f2e74", "#2259c4", "#5c8fea", "#c4dbff", "#0a1f52"], outer: [[50, 4], [91, 46], [50, 97], [9, 46]], centre: [50, 46], table: 0.54 },
  A: { ground: "#35145b", colours: ["#7b3bb8", "#b183e8", "#cfaef6", "#f3e6ff", "#1e0a36"], outer: [[50, 94], [7, 25], [20, 11], [80, 11], [93, 25]], centre: [50, 42], table: 0.54 },
};

function gem(letter: string): string {
  const cut = CUTS[letter];
  if (!cut) return "";
  const { outer, centre, table } = cut;
  const [dark, middle, light, gleam, rim] = cut.colours;
  const inner = outer.map(([x, y]): [number, number] => [centre[0] + (x - centre[0]) * table, centre[1] + (y - centre[1]) * table]);
  const shape = (points: ([number, number] | undefined)[]): string => `M${points.map((point) => `${n(point?.[0] ?? 0)} ${n(point?.[1] ?? 0)}`).join("L")}z`;
  const tints = [light, gleam, light, middle, dark, dark, middle, light];
  const facets = outer.map((point, at) => {
    const after = (at + 1) % outer.length;
    return `<path d="${shape([point, outer[after], inner[after], inner[at]])}" fill="${tints[Math.round((at * 8) / outer.length) % 8]}"/>`;
  });
  const glint = shape([inner[0], inner[1], centre, inner.at(-1)]);
  return `${ground(cut.ground)}<path d="${shape(outer)}" fill="${middle}"/>${facets.join("")}<path d="${shape(inner)}" fill="${middle}"/><path d="${glint}" fill="${gleam}" opacity=".75"/><path d="${shape(outer)}" fill="none" stroke="${rim}" stroke-width="3.500" stroke-linejoin="round"/>`;
}

const PELTS: Record<string, (seed: number) => string> = { L: leopard, Z: zebra, T: tiger, G: giraffe };

/** One square, 100 by 100. */
export function tile(letter: string, variant: number): string {
  return PELTS[letter]?.(letter.charCodeAt(0) * 13 + variant * 101 + 7) ?? gem(letter);
}

/** The patterns of a side. */
export const PATTERNS: Record<string, string[]> = { animal: ["L", "Z", "T", "G"], gems: ["R", "E", "S", "A"] };

export const tileId = (letter: string, variant: number): string => `ca-${letter}${PELTS[letter] ? variant % VARIANTS : 0}`;

/** Puts the squares into the document once; cards refer to them. */
export function hang(): void {
  if (document.getElementById("ca-tiles")) return;
  const symbols = [...PATTERNS.animal ?? [], ...PATTERNS.gems ?? []].flatMap((letter) =>
    Array.from({ length: PELTS[letter] ? VARIANTS : 1 }, (_, variant) => `<symbol id="${tileId(letter, variant)}" viewBox="0 0 100 100">${tile(letter, variant)}</symbol>`),
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" id="ca-tiles" width="0" height="0" aria-hidden="true" class="sr">${symbols.join("")}</svg>`;
  document.body.append(document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true));
}

/** A part of an animal: a path, filled with ink (`ink`), cut out (`eye`), or drawn as a line of ink or eye. */
export interface Part {
  d: string;
  as: "ink" | "eye" | "line" | "eyeline" | "beak";
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The animals in a box from -32 to 32. */
export const CREATURES: Record<string, Part[]> = {
  CH: [
    { as: "ink", d: "M-24-2C-20-18-2-24 10-17C13-22 21-21 22-14C29-10 29-2 23 2C17 5 9 4 5 6L8 15L2 16L-2 8C-8 10-13 9-17 7C-11 14-13 22-20 22C-27 22-29 13-23 10C-26 7-26 2-24-2z" },
    { as: "eyeline", d: "M-20 17C-24 18-24 12-20 13" },
    { as: "eye", d: dot(15, -10, 4.4) },
    { as: "ink", d: dot(16, -10, 2) },
    { as: "eyeline", d: "M24-3L15-2M-16-6C-10-12-4-13 2-12" },
  ],
  FR: [
    { as: "ink", d: "M-24 6C-24-4-20-8-16-10C-18-21-4-23-4-13H4C4-23 18-21 16-10C20-8 24-4 24 6C24 19-24 19-24 6z" },
    { as: "eye", d: dot(-10.5, -13, 3.6) + dot(10.5, -13, 3.6) },
    { as: "eyeline", d: "M-14 6C-6 12 6 12 14 6" },
  ],
  GE: [
    { as: "line", d: "M5-12L17-18M-5-12L-17-18M4 7L16 13M-4 7L-16 13M0 12C2 22 10 20 8 28" },
    { as: "ink", d: "M0-26C8-26 9-16 6-11C10-2 6 6 4 11C1 15-1 15-4 11C-6 6-10-2-6-11C-9-16-8-26 0-26z" },
    { as: "ink", d: dot(17.5, -18.5, 3.4) + dot(-17.5, -18.5, 3.4) + dot(16.5, 13.5, 3.4) + dot(-16.5, 13.5, 3.4) },
    { as: "eye", d: dot(-3.2, -18.5, 2.1) + dot(3.2, -18.5, 2.1) },
    { as: "eyeline", d: "M0-9V6" },
  ],
  HA: [
    { as: "ink", d: "M-9-2C-18-26-8-32-3-4H3C8-32 18-26 9-2C20 4 18 22 0 22C-18 22-20 4-9-2z" },
    { as: "eye", d: `${dot(-6, 7, 2.7)}${dot(6, 7, 2.7)}M-3 13H3L0 16.500z` },
    { as: "eyeline", d: "M0 16.500V19" },
  ],
  MO: [
    { as: "line", d: "M-2-10L-8-22M2-10L8-22" },
    { as: "ink", d: "M-2-8C-12-24-30-18-26-2C-25 6-14 8-8 6C-20 10-18 24-8 22C-2 20-1 10 0 6C1 10 2 20 8 22C18 24 20 10 8 6C14 8 25 6 26-2C30-18 12-24 2-8z" },
    { as: "eye", d: dot(-15, -5, 3.6) + dot(15, -5, 3.6) + dot(-9, 15, 2.2) + dot(9, 15, 2.2) },
  ],
  OC: [
    { as: "ink", d: "M0-25C16-25 20-11 15 0C14 8 26 8 24 16C20 22 12 18 10 10C9 20 12 24 6 26C0 24 2 16 0 12C-2 16 0 24-6 26C-12 24-9 20-10 10C-12 18-20 22-24 16C-26 8-14 8-15 0C-20-11-16-25 0-25z" },
    { as: "eye", d: dot(-6, -6, 3.8) + dot(6, -6, 3.8) },
    { as: "ink", d: dot(-5.4, -5.6, 1.6) + dot(6.600, -5.6, 1.6) },
  ],
  OW: [
    { as: "ink", d: "M-20-23C-14-17 14-17 20-23C26 0 22 24 0 24C-22 24-26 0-20-23z" },
    { as: "eye", d: dot(-9, -5, 8) + dot(9, -5, 8) },
    { as: "ink", d: dot(-8, -5, 3.6) + dot(8, -5, 3.6) },
    { as: "beak", d: "M-4 3H4L0 10z" },
    { as: "eyeline", d: "M-8 15L-4 18L0 15L4 18L8 15" },
  ],
};
