/** The cards of Naked Bootleg by their notation: `rSG` is the red Shotgun, `WC` a Wildcat without colour. */
export type Colour = "b" | "r" | "g" | "k";
export const COLOURS: readonly Colour[] = ["b", "r", "g", "k"];
/** Codes of kinds, in the order of the hand: what makes sets first, what acts after it. */
export const KINDS = ["XX", "OO", "SG", "PI", "NI", "DI", "CV", "PG", "HC", "RV", "HO", "DP", "P6", "FR", "SP", "IN", "DF", "ST", "WC", "HM", "BL", "NB"] as const;
export type Kind = (typeof KINDS)[number];

/** Ink on card stock; each keeps 5.6:1. `w` is for cards without colour. */
export const INK: Record<Colour | "w", string> = { b: "#1B57B5", r: "#BE2A26", g: "#17703F", k: "#231A2E", w: "#6A3FB0" };
/** The shape that goes with a colour, in a box from -10 to 10. */
export const SHAPE: Record<Colour | "w", string> = {
  b: "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z",
  r: "M0-10.500L10.500 0L0 10.500L-10.500 0z",
  g: "M0-10L10.500 8.500H-10.500z",
  k: "M-8-8H8V8H-8z",
  w: "M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3z",
};
export const LETTER: Record<Colour | "w", string> = { b: "B", r: "R", g: "G", k: "K", w: "W" };
export const COLOUR_WORDS: Record<string, Colour> = { blue: "b", red: "r", green: "g", black: "k" };

export const KIND_NAMES: Record<Kind, string> = {
  XX: "X", OO: "O", SG: "Shotgun", PI: "Pistol", NI: "Nickel", DI: "Dime", CV: "Cover", PG: "Pigskin", HC: "Horsecollar", RV: "Reverse", HO: "Handoff", DP: "Draw Play", P6: "Pick Six",
  FR: "Fumblerooski", SP: "Spy", IN: "Interception", DF: "Deflection", ST: "Streak", WC: "Wildcat", HM: "Hail Mary", BL: "Bootleg", NB: "Naked Bootleg",
};
/** Cards with a name of their own. */
export const POWERS: Record<string, string> = {
  rRV: "Double Reverse", kRV: "End Around", rHO: "Juke", kHO: "Sweep", kDP: "Blindside", kP6: "Trick Six", kFR: "The Fumble", bSP: "Blue Spy", rSP: "Red Spy", gSP: "Green Spy", kSP: "Black Spy",
  kIN: "Immaculate Interception", kDF: "Immaculate Deflection",
};
/** Nobody may take these from the discard pile (NB-1.6). */
const DEAD = new Set<Kind>(["RV", "HO", "DP", "P6", "FR", "SP", "IN", "WC", "HM", "BL", "NB"]);

export interface Read { colour: Colour | null; kind: Kind; ink: Colour | "w" }

/** Reads a face; a second copy's tick is no part of it. */
export function readCard(face: string): Read {
  const plain = face.replace("'", "");
  const free = plain.length === 2;
  const colour = free ? null : (plain.charAt(0) as Colour);
  return { colour, kind: (free ? plain : plain.slice(1)) as Kind, ink: colour ?? "w" };
}

export const kindOf = (face: string): Kind => readCard(face).kind;
export const colourOf = (face: string): Colour | null => readCard(face).colour;
export const isDead = (face: string): boolean => DEAD.has(kindOf(face));
export const powerOf = (face: string): string | null => POWERS[face.replace("'", "")] ?? null;

/** Where a card stands in the hand: like cards together, by colour. */
export function order(face: string): number {
  const { kind, colour } = readCard(face);
  return KINDS.indexOf(kind) * 10 + (colour === null ? 9 : COLOURS.indexOf(colour));
}

/** Whether cards could be (part of) a set of a kind: like cards and Wildcats (NB-4.19). */
export function couldBeSet(faces: string[], kind: string): boolean {
  return faces.every((face) => kindOf(face) === kind || kindOf(face) === "WC");
}

/** Whether they are one: three or more, with a real card among them unless all are Wildcats. */
export function isSet(faces: string[], kind: string): boolean {
  return faces.length >= 3 && couldBeSet(faces, kind) && faces.some((face) => kindOf(face) === kind);
}

/** Whether cards could be (part of) a streak of a colour (NB-4.21). */
export function couldBeStreak(faces: string[], colour: Colour): boolean {
  return faces.every((face) => colourOf(face) === colour || kindOf(face) === "WC");
}

/** Whether they are one: a streak card and six more. */
export function isStreak(faces: string[], colour: Colour): boolean {
  return faces.length >= 7 && couldBeStreak(faces, colour) && faces.some((face) => kindOf(face) === "ST");
}
