/**
 * What you do with your hands before the table knows of it: the card in the air, how it is turned, where you look, what you
 * were told last. One desk per stage, shared by mat and ledge. Nobody else sees any of it (CA-8.2).
 */
import type { LaidView } from "../../wire/camouflage/LaidView";
import type { ReplyView } from "../../wire/camouflage/ReplyView";
import type { View } from "../../wire/camouflage/View";
import { about } from "../../words/speaker";
import type { Card, Choice, Said, Told } from "../contract";
import { notes, refusal } from "../kit";
import type { Stage } from "../stage.svelte";
import { agree, around, bounds, deckOf, faceOf, fit, meetings, pan, parse, placement, reveal, snap, squares, toPlace, turned, written, zoom, type Bounds, type Camera, type Meeting, type Put, type Size } from "./grid";
import { hinted, pairs, pattern, rows } from "./names";

/** A card that is not laid yet, or is being moved. */
export interface Air extends Put {
  /** Whether it lay on the table before (puzzles). */
  moved: boolean;
}

/** A placement that was not accepted, to be shown where it went wrong. */
export interface Blame {
  put: Put;
  location: number | null;
  cells: Meeting[];
}

const LAYING = ["play", "overtime", "turn", "build", "puzzle"];
/** A finger hides what is under it, so the card hangs this far above. */
const LIFT = 74;

export class Desk {
  air = $state.raw<Air | null>(null);
  /** How each card was turned last. */
  turns = $state.raw<Record<string, number>>({});
  /** The location that is looked at (Not My Stack!). */
  open = $state<number | null>(null);
  /** A card on its way under a pointer: where the pointer is, and whether it is over the layout. */
  drag = $state.raw<{ left: number; top: number; touch: boolean; inside: boolean } | null>(null);
  /** Cameras somebody has moved, by location. */
  private moved = $state.raw<Record<string, Camera>>({});
  /** The camera rests while a card is in the air: the table must not slide away under the hand. */
  private held = $state.raw<{ key: string; camera: Camera } | null>(null);
  size = $state.raw<Size>({ width: 0, height: 0 });
  blame = $state.raw<Blame | null>(null);
  clue = $state.raw<(Put & { location: number | null }) | null>(null);
  /** A card of a puzzle on the table that is picked. */
  picked = $state<string | null>(null);
  /** For screen readers. */
  said = $state("");
  /** Whether the sheet for laying by words is open. */
  words = $state(false);
  /** Whether GO was just called. */
  gone = $state(false);

  /** The element of the layout, to know where the pointer is. */
  field: HTMLElement | null = null;
  private tried: { put: Put; location: number | null } | null = null;
  private reply: ReplyView | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private changes = 0;
  readonly stage: Stage<View>;

  constructor(stage: Stage<View>) {
    this.stage = stage;
  }

  get view(): View {
    return this.stage.view;
  }
  get phase(): string {
    return this.view.phase.name;
  }
  get stacks(): boolean {
    return this.view.mode === "not_my_stack";
  }
  get puzzle(): View["puzzle"] {
    return this.view.puzzle;
  }
  /** Whether cards are laid in this phase. */
  get laying(): boolean {
    return LAYING.includes(this.phase) && this.stage.you !== null && !this.stage.table.over;
  }
  /** Where cards go now. */
  get location(): number | null {
    return this.stacks ? this.open : null;
  }

  /** The cards you may take: your hand, or the loose cards of a starting board or a puzzle. */
  get stock(): string[] {
    const loose = this.phase === "build" || this.view.mode === "puzzle";
    const zone = loose ? this.stage.zone("loose") : this.stage.you === null ? undefined : this.stage.zone("hand", this.stage.you);
    return faces(zone?.cards ?? []);
  }

  /** The cards of a location from the bottom up. */
  laidOn(location: number | null): LaidView[] {
    return this.view.laid.filter((card) => card.location === location);
  }
  /** What lies on the layout that is looked at. */
  get laid(): Put[] {
    return this.puzzle ? this.puzzle.laid : this.laidOn(this.location);
  }
  /** What lies under a card in the air. */
  get below(): Put[] {
    const { air } = this;
    return air?.moved ? this.laid.filter((put) => put.card !== air.card) : this.laid;
  }

  face(card: string): string {
    return faceOf(this.view.faces, card);
  }
  /** The seat whose deck a card is from. */
  owner(card: string): number | null {
    const seat = this.view.players.findIndex((player) => player.deck === deckOf(card));
    return this.puzzle || seat < 0 ? null : seat;
  }
  option(key: string): string | undefined {
    return this.stage.options.find(([name]) => name === key)?.[1];
  }

  // Where one looks.

  get box(): Bounds {
    const { puzzle } = this;
    if (!puzzle) return bounds(this.laid);
    const outline = { left: 0, top: 0, right: (puzzle.outline[0]?.length ?? 1) - 1, bottom: puzzle.outline.length - 1 };
    return puzzle.laid.length ? around(outline, bounds(puzzle.laid)) : outline;
  }
  private get key(): string {
    return String(this.location);
  }
  get camera(): Camera {
    const held = this.held?.key === this.key ? this.held.camera : null;
    return this.moved[this.key] ?? held ?? fit(this.box, this.size, this.puzzle ? 1 : 2, this.size.width < 600 ? 48 : 62);
  }
  look(camera: Camera): void {
    this.moved = { ...this.moved, [this.key]: camera };
  }
  fit(): void {
    const { [this.key]: _, ...others } = this.moved;
    this.moved = others;
    this.held = null;
    if (this.air) this.held = { key: this.key, camera: fit(around(this.box, bounds([this.air])), this.size) };
  }
  zoom(by: number, left?: number, top?: number): void {
    this.look(zoom(this.camera, this.size, by, left, top));
  }
  pan(dx: number, dy: number): void {
    this.look(pan(this.camera, this.size, dx, dy, this.box));
  }

  /** Looks at the next place, or the one before (Not My Stack!). */
  next(by: number): void {
    if (!this.stacks) return;
    const { stage } = this;
    const round = (stage.you === null ? stage.others : [...stage.others, stage.you]).filter((seat) => this.laidOn(seat).length > 0);
    const here = this.open === null ? (by > 0 ? -1 : 0) : round.indexOf(this.open);
    this.open = round[(here + by + round.length) % round.length] ?? null;
    if (this.open !== null) this.said = stage.place({ name: "location", seat: this.open });
  }

  // The card in the air.

  /** Takes a card: it hangs over the middle of the view. The same card again is turned. */
  take(card: string): void {
    if (!this.laying || !this.stock.includes(card)) return;
    if (this.air?.card === card) return this.turn(1);
    if (this.holder(card)) return this.say("reply-held", "CA-5.64", card);
    this.lift({ card, rot: this.turns[card] ?? 0, ...this.middle(), moved: false });
    this.said = `${this.stage.t("air-taken", { card: { card } })} ${this.shows(card)}`;
  }

  /** The middle of the view; beside it, if a card lies exactly there and would be hidden. */
  private middle(): { x: number; y: number } {
    const { x, y } = snap(this.camera);
    return this.laid.some((put) => put.x === x && put.y === y) ? { x: x + 2, y: y + 1 } : { x, y };
  }

  private lift(air: Air): void {
    this.blame = null;
    this.picked = null;
    this.stage.refusal = null;
    if (this.size.width > 0 && this.held?.key !== this.key) this.held = { key: this.key, camera: this.camera };
    this.air = air;
  }

  /** Puts the card back. */
  back(): void {
    const { air } = this;
    if (!air) return;
    this.said = this.stage.t("air-back", { card: { card: air.card } });
    if (air.moved && this.together) void this.send(`release ${air.card}`);
    this.drop();
  }
  private drop(): void {
    this.air = null;
    this.drag = null;
    this.held = null;
  }

  turn(by: number, card = this.air?.card): void {
    if (!card) return;
    const rot = ((this.air?.card === card ? this.air.rot : (this.turns[card] ?? 0)) + by + 4) % 4;
    if (!this.air?.moved) this.turns = { ...this.turns, [card]: rot };
    if (this.air?.card === card) {
      this.air = { ...this.air, rot };
      this.blame = null;
    }
    this.said = this.stage.t("air-turned", { rows: this.shows(card) });
  }

  moveTo(x: number, y: number): void {
    if (!this.air || (this.air.x === x && this.air.y === y)) return;
    this.air = { ...this.air, ...snap({ x, y }) };
    this.blame = null;
  }
  /** Moves by one place with the keyboard, and looks after it. */
  step(dx: number, dy: number): void {
    if (!this.air) return this.pan(-dx * 40, -dy * 40);
    this.moveTo(this.air.x + dx, this.air.y + dy);
    this.follow(this.air);
    this.said = this.where();
  }

  /** Looks so far aside that a card at this place can be seen; not at all if it can. */
  private follow(at: { x: number; y: number }): void {
    const camera = reveal(this.camera, this.size, at);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.look(camera);
  }

  /** What the card in the air meets, square by square. */
  get meets(): Meeting[] {
    return this.air ? meetings(this.air, this.below, this.view.faces) : [];
  }
  /** What a card shows as it is turned now. */
  private shows(card: string): string {
    const rot = this.air?.card === card ? this.air.rot : (this.turns[card] ?? 0);
    return rows(this.stage, turned(squares(this.face(card)), rot));
  }
  /** Where the card is and what lies under it: what eyes see, not whether it is right. */
  where(): string {
    const { air } = this;
    if (!air) return "";
    const below = this.meets.length ? this.stage.t("air-over", { pairs: pairs(this.meets) }) : this.stage.t("air-over-nothing");
    return `${this.stage.t("air", { card: { card: air.card }, x: air.x, y: air.y })} ${below}`;
  }

  // Dragging with a pointer.

  /** The pointer has a card and moves. */
  dragTo(card: string, left: number, top: number, touch: boolean): void {
    if (!this.laying) return;
    if (this.air?.card !== card || !this.drag) {
      if (this.holder(card)) return;
      this.lift({ card, rot: this.turns[card] ?? 0, ...snap(this.camera), moved: false });
    }
    const box = this.field?.getBoundingClientRect();
    const high = top - (touch ? LIFT : 0);
    const inside = box !== undefined && left >= box.left && left <= box.right && high >= box.top - 20 && top <= box.bottom + (touch ? 24 : 0) && !(this.stacks && this.open === null);
    this.drag = { left, top: high, touch, inside };
    if (box && inside) {
      const { x, y } = snap(toPlace(this.camera, this.size, left - box.left, high - box.top));
      this.moveTo(x, y);
    }
  }
  /** The pointer lets go: over the layout the card is laid, elsewhere it goes back. */
  release(): void {
    const { drag } = this;
    this.drag = null;
    if (!this.air || !drag) return;
    if (!drag.inside) return this.back();
    // Put down where it covers nothing it has only been put down (CA-4.10): it stays in the air.
    if (this.meets.length > 0 || this.puzzle || this.laid.length === 0) void this.lay();
  }

  // Puzzles.

  get together(): boolean {
    return this.stage.table.seats > 1;
  }
  /** Who else holds a card. */
  holder(card: string): { seat: number } | undefined {
    return this.puzzle?.held.find((held) => held.card === card && held.seat !== this.stage.you);
  }
  /** Takes a card of the puzzle that lies on the table. */
  takeLaid(put: Put): void {
    if (this.holder(put.card)) return this.say("reply-held", "CA-5.64", put.card);
    this.lift({ card: put.card, rot: put.rot, x: put.x, y: put.y, moved: true });
    if (this.together) void this.send(`grab ${put.card}`);
  }

  // Telling the table.

  /** The action that lays the card in the air. */
  private action(air: Air): string {
    if (this.phase !== "build" && !this.puzzle) return placement(air, this.location);
    const first = this.phase === "build" && this.laid.length === 0;
    return `lay ${written(first ? { card: air.card, rot: 0, x: 0, y: 0 } : air)}`;
  }

  async lay(): Promise<void> {
    const { air } = this;
    if (!air || this.stage.sent !== null) return;
    const before = this.obstacle();
    if (before) return this.say(before[0], before[1], air.card);
    this.tried = { put: { card: air.card, rot: air.rot, x: air.x, y: air.y }, location: this.location };
    await this.send(this.action(air));
  }

  /** What everybody can see to be pointless, whatever the squares are (words and clause); it is not sent, so it costs nothing. */
  private obstacle(): [string, string] | null {
    const { stage, view } = this;
    if (this.phase === "build" || this.puzzle) return null;
    if (this.stacks && this.open === null) return ["stack-choose", "CA-5.40"];
    if (this.stacks && this.open === stage.you) return ["why-CA-5-40", "CA-5.40"];
    if (this.stacks && view.players[this.open ?? 0]?.frozen) return ["reply-frozen", "CA-5.42"];
    if (this.phase === "turn" && view.phase.turn !== stage.you) return ["reply-turn", "CA-4.50"];
    if (this.pause > 0) return ["reply-locked", "CA-4.10"];
    return this.meets.length === 0 ? ["reply-nothing", "CA-4.10"] : null;
  }

  /** How long you may not place a card, in milliseconds. Not reactive. */
  get pause(): number {
    return Math.max(0, (this.view.own?.locked_until ?? 0) - this.stage.now());
  }

  /** Sends one action after the other. */
  send(action: string): Promise<void> {
    const next = this.queue.then(async () => {
      this.reply = null;
      const outcome = await this.stage.act(action);
      if (!outcome.done) return this.refused(outcome.refused.clause, parse(action) !== null);
      this.answered();
      if (this.reply === null) this.blame = null;
      if (this.reply === null && parse(action) && this.air && action.includes(this.air.card)) this.drop();
    });
    this.queue = next.catch(() => null);
    return next;
  }

  /** What was told: refusals, hints, GO. */
  heard(facts: Told[]): void {
    const { length } = this.view.laid;
    if (length !== this.changes) this.clue = null;
    this.changes = length;
    for (const note of notes(facts)) {
      const [id] = note;
      if (id === "go") this.shout();
      // What one player is told is shown to that player, not to those who look back.
      else if (about(note) !== this.stage.you) continue;
      else if (id === "refused") this.reply = this.view.own?.reply ?? null;
      else if (id === "hint-none") this.refuse(this.stage.say(note), "CA-4.14", this.stage.t("do-hint"));
      else if (id === "hint" || id === "hint-on") this.show(hinted(note));
    }
    if (this.stage.sent === null) this.answered();
    const { air } = this;
    if (air && !air.moved && !this.stock.includes(air.card)) this.drop();
    if (!this.laying && this.air) this.drop();
    if (this.picked && !this.laid.some((put) => put.card === this.picked)) this.picked = null;
  }

  private show(clue: (Put & { location: number | null }) | null): void {
    this.clue = clue;
    if (!clue) return;
    if (this.stacks) this.open = clue.location;
    this.follow(clue);
    const { card, rot, x, y } = clue;
    this.said = this.stage.t("put", { card: { card }, turns: rot, x, y });
  }
  private shout(): void {
    this.gone = true;
    setTimeout(() => (this.gone = false), 1100);
  }

  /** Explains an answer that has come with a note: mistakes and lost races are answered, not refused. */
  private answered(): void {
    const { reply } = this;
    if (reply === null) return;
    this.drop();
    if (["CENTER", "MISMATCH", "TOO_FEW"].includes(reply.code) && this.tried) return this.accuse(reply.clause, reply.code);
    this.refuse(this.stage.say(reply.said as Said), reply.clause, this.about);
  }
  /** What the last try was about. */
  private get about(): string {
    return this.tried ? this.stage.nameOf(this.tried.put.card) : "";
  }

  /** Explains an action that was refused at once: in turns, and while the starting board is built. */
  private refused(clause: string | null, placing: boolean): void {
    if (placing && this.tried && ["CA-5.3", "CA-5.4", "CA-5.16", "CA-5.17", "CA-3.6"].includes(clause ?? "")) return this.accuse(clause ?? "");
    if (placing) this.rename();
  }

  /** Shows the squares that are to blame. */
  private accuse(clause: string, code = ""): void {
    if (!this.tried) return;
    const { put, location } = this.tried;
    const { wild } = this.view;
    const table: Put[] = this.laidOn(location);
    const met = meetings(put, table.filter((one) => one.card !== put.card), this.view.faces);
    const centres = wild ? [] : met.filter(({ mine, below }) => mine === "+" || below === "+");
    const wrong = met.filter((one) => !agree(one, wild));
    const cells = code === "TOO_FEW" ? [] : centres.length ? centres : wrong;
    const [matched, min] = [this.matched(met), Number(this.option("min_match") ?? 3)];
    // A lesson may want another place, though this one is right: then its own words stand.
    if (code === "" && cells.length === 0 && matched >= min) return this.rename();
    const rule = cells.length === 0 || code !== "" ? clause : wild ? "CA-5.16" : "CA-5.4";
    const blame = (this.blame = { put, location, cells });
    setTimeout(() => {
      if (this.blame === blame) this.blame = null;
    }, 8000);
    this.refuse(this.stage.say(reason(cells, centres.length > 0, matched, min)), rule, this.about);
    this.air = null;
    this.held = null;
  }
  /** The refusal that is shown is about the card that was tried. */
  private rename(): void {
    if (this.stage.refusal) this.stage.refusal = { ...this.stage.refusal, about: this.about };
  }
  private matched(met: Meeting[]): number {
    const counts = this.option("wild_counts") !== "false";
    return met.filter(({ mine, below }) => mine === below && mine !== "+" ? true : counts && this.view.wild).length;
  }

  /** Shows why a card cannot be laid, or taken. */
  private say(why: string, clause: string, card: string): void {
    this.refuse(this.stage.t(why), clause, this.stage.nameOf(card));
  }
  private refuse(sentence: string, clause: string, about: string): void {
    this.stage.refusal = { refused: refusal("illegal", sentence, clause), about };
  }

  /** Whether this placement is offered; only known with `assist=preview`. */
  offered(put: Put): boolean {
    const same = (choice: Choice): boolean => {
      const one = parse(choice.action);
      return one !== null && one.card === put.card && one.rot === put.rot && one.x === put.x && one.y === put.y && one.location === this.location;
    };
    return this.stage.choices.some(same);
  }
}

/** Why not, as the game says it. */
function reason(cells: Meeting[], centre: boolean, matched: number, min: number): Said {
  const [first] = cells;
  if (!first) return matched === 0 ? ["reply-nothing", {}] : ["reply-too-few", { matched, min }];
  const { x, y, mine, below } = first;
  return centre ? ["reply-center", { x, y }] : ["reply-mismatch", { wrong: cells.length, mine: pattern(mine), below: pattern(below), x, y }];
}

/** The cards whose faces are known. */
function faces(cards: Card[]): string[] {
  return cards.flatMap((card) => ("face" in card ? [card.face] : [])).sort();
}

const desks = new WeakMap<object, Desk>();

/** The desk of a stage. */
export function deskOf(stage: Stage<View>): Desk {
  const known = desks.get(stage);
  if (known) return known;
  const desk = new Desk(stage);
  desks.set(stage, desk);
  return desk;
}
