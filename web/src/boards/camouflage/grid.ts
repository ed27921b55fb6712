/**
 * The geometry of the table: squares, quarter turns, layers, the camera that looks at them, and how a move is written.
 * Nothing here knows the page; x grows to the right and y downwards, and a card is named by the place of its centre.
 */

/** A card, its quarter turns clockwise, and the place of its centre. */
export interface Put {
  card: string;
  rot: number;
  x: number;
  y: number;
}

/** Squares from left to right and top to bottom; the centre is `+`. */
export type Squares = string[];

export const DECKS = ["CH", "FR", "GE", "HA", "MO", "OC", "OW"] as const;
export const ANIMALS: Record<string, string> = { CH: "chameleon", FR: "frog", GE: "gecko", HA: "hare", MO: "moth", OC: "octopus", OW: "owl" };
/** No card lies further out. */
export const REACH = 120;

/** A value of the wire as a part of an id: `not-my-stack`. */
export const word = (value: string): string => value.replaceAll("_", "-");

export const deckOf = (card: string): string => card.slice(0, 2);

/** What a card shows unturned, from the list of all 42 faces. */
export function faceOf(faces: string[], card: string): string {
  const deck = DECKS.indexOf(deckOf(card) as "CH");
  return faces[deck * 6 + Number(card.slice(2)) - 1] ?? "";
}

/** `LLZ/G+G/ZZL` as squares; a card whose side is not known yet has blank ones. */
export function squares(face: string): Squares {
  const letters = [...face.replaceAll("/", "")];
  return letters.length === 9 ? letters : [..."????+????"];
}

/** A quarter turn clockwise: new[row][col] = old[2 - col][row]. */
function quarter(old: Squares): Squares {
  return old.map((_, at) => old[(2 - (at % 3)) * 3 + Math.floor(at / 3)] ?? "?");
}

/** The squares after some quarter turns clockwise. */
export function turned(face: Squares, rot: number): Squares {
  let now = face;
  for (let step = ((rot % 4) + 4) % 4; step > 0; step--) now = quarter(now);
  return now;
}

/** The nine places of a card, in the order of its squares. */
export function cells(put: { x: number; y: number }): [number, number][] {
  return Array.from({ length: 9 }, (_, at): [number, number] => [put.x + (at % 3) - 1, put.y + Math.floor(at / 3) - 1]);
}

export const spot = (x: number, y: number): string => `${x},${y}`;

/** What can be seen: the topmost square of every place. */
export function visible(laid: Put[], faces: string[]): Map<string, { letter: string; card: string }> {
  const seen = new Map<string, { letter: string; card: string }>();
  for (const put of laid) {
    const shown = turned(squares(faceOf(faces, put.card)), put.rot);
    cells(put).forEach(([x, y], at) => seen.set(spot(x, y), { letter: shown[at] ?? "?", card: put.card }));
  }
  return seen;
}

/** One square of a card over something: its own letter and the one below. */
export interface Meeting {
  x: number;
  y: number;
  mine: string;
  below: string;
  card: string;
}

/** Where a card would cover something, and what meets there. */
export function meetings(put: Put, laid: Put[], faces: string[]): Meeting[] {
  const below = visible(laid, faces);
  const mine = turned(squares(faceOf(faces, put.card)), put.rot);
  return cells(put).flatMap(([x, y], at) => {
    const found = below.get(spot(x, y));
    return found ? [{ x, y, mine: mine[at] ?? "?", below: found.letter, card: found.card }] : [];
  });
}

/** Whether two squares look alike; with wild centres a centre agrees with everything, else with nothing. */
export function agree({ mine, below }: Meeting, wild: boolean): boolean {
  if (mine === "+" || below === "+") return wild;
  return mine === below;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The places that cards take up; a single place at the middle if there are none. */
export function bounds(laid: { x: number; y: number }[]): Bounds {
  if (laid.length === 0) return { left: -1, top: -1, right: 1, bottom: 1 };
  const xs = laid.map((put) => put.x);
  const ys = laid.map((put) => put.y);
  return { left: Math.min(...xs) - 1, top: Math.min(...ys) - 1, right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** Both together. */
export function around(a: Bounds, b: Bounds): Bounds {
  return { left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) };
}

/** Where one looks: the place in the middle of the window, and how many pixels a square has. */
export interface Camera {
  x: number;
  y: number;
  cell: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CELL_MIN = 14;
export const CELL_MAX = 110;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** A camera that sees everything, with room around it. */
export function fit(box: Bounds, window: Size, room = 1.5, most = 62): Camera {
  const width = box.right - box.left + 1 + 2 * room;
  const height = box.bottom - box.top + 1 + 2 * room;
  const cell = clamp(Math.min(window.width / width, window.height / height), CELL_MIN, most);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, cell };
}

/** Where a place is in the window. */
export function toWindow(camera: Camera, window: Size, x: number, y: number): { left: number; top: number } {
  return { left: (x - camera.x) * camera.cell + window.width / 2, top: (y - camera.y) * camera.cell + window.height / 2 };
}

/** Which place is at a point of the window, with fractions. */
export function toPlace(camera: Camera, window: Size, left: number, top: number): { x: number; y: number } {
  return { x: (left - window.width / 2) / camera.cell + camera.x, y: (top - window.height / 2) / camera.cell + camera.y };
}

/** The place of the grid a card's centre snaps to. */
export function snap(place: { x: number; y: number }): { x: number; y: number } {
  const whole = (value: number): number => clamp(Math.round(value), -REACH, REACH) + 0;
  return { x: whole(place.x), y: whole(place.y) };
}

/** Comes closer or goes away, and what is under the point stays under it. */
export function zoom(camera: Camera, window: Size, by: number, left = window.width / 2, top = window.height / 2): Camera {
  const cell = clamp(camera.cell * by, CELL_MIN, CELL_MAX);
  const held = toPlace(camera, window, left, top);
  return { cell, x: held.x - (left - window.width / 2) / cell, y: held.y - (top - window.height / 2) / cell };
}

/** Moves the table under the window by so many pixels; a little of the layout always stays in sight. */
export function pan(camera: Camera, window: Size, dx: number, dy: number, box: Bounds): Camera {
  const wide = Math.max(0, window.width / camera.cell / 2 - 1.5);
  const high = Math.max(0, window.height / camera.cell / 2 - 1.5);
  return {
    cell: camera.cell,
    x: clamp(camera.x - dx / camera.cell, box.left - wide, box.right + wide),
    y: clamp(camera.y - dy / camera.cell, box.top - high, box.bottom + high),
  };
}

/** Moves just so far that a card at this place can be seen whole. */
export function reveal(camera: Camera, window: Size, at: { x: number; y: number }): Camera {
  const wide = Math.max(0, window.width / camera.cell / 2 - 1.75);
  const high = Math.max(0, window.height / camera.cell / 2 - 1.75);
  return { cell: camera.cell, x: clamp(camera.x, at.x - wide, at.x + wide), y: clamp(camera.y, at.y - high, at.y + high) };
}

/** A placement: `p FR1 1 -4 0 S1`. */
export function placement(put: Put, location: number | null): string {
  return `p ${written(put)}${location === null ? "" : ` S${location}`}`;
}

/** An action as it is sent: a placement says which change was the newest on the screen (CA-4.3). */
export function seen(action: string, changes: number): string {
  return action.startsWith("p ") && !action.includes(" seen ") ? `${action} seen ${changes}` : action;
}

/** `FR1 1 -4 0`. */
export const written = (put: Put): string => `${put.card} ${put.rot} ${put.x} ${put.y}`;

/** A placement or a laid card as it is written; none if it is something else. */
export function parse(action: string): (Put & { location: number | null }) | null {
  const found = /^(?:p|lay) ([A-Z]{2}[1-6]) ([0-3]) (-?\d+) (-?\d+)(?: S(\d+))?(?: seen \d+)?$/.exec(action);
  if (!found) return null;
  const [, card = "", rot, x, y, location] = found;
  return { card, rot: Number(rot), x: Number(x), y: Number(y), location: location === undefined ? null : Number(location) };
}

/** The edge of an outline as a path around its filled places, one unit per place. */
export function edge(filled: (x: number, y: number) => boolean, width: number, height: number): string {
  let path = "";
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (filled(x, y) !== filled(x, y - 1)) path += `M${x} ${y}h1`;
      if (filled(x, y) !== filled(x - 1, y)) path += `M${x} ${y}v1`;
    }
  }
  return path;
}
