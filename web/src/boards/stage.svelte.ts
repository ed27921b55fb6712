/**
 * The stage: what a board sees of its table, as reactive state. A live table, a replay and a lesson all set the same
 * fields, so that a board cannot tell them apart (but for `live`).
 */
import type { ClockInfo } from "../wire/ClockInfo";
import type { Refused } from "../wire/Refused";
import type { Outcome } from "../table/link";
import { notes, refusal, type Card, type Choice, type FaceInfo, type TableView, type Told, type Zone, type ZoneRef } from "../table/model";
import { Motion } from "../table/motion";
import { bundle } from "../words/games.svelte";
import { t } from "../words/index.svelte";
import { about, Speaker, type Gaps, type Reader, type Said } from "../words/speaker";
import type { Board } from "./contract";

/** Somebody at the table. */
export interface Person {
  seat: number;
  name: string;
  /** The bot's kind, if it is one. */
  bot: string | null;
  /** The kind of bot that plays for a person who is away. */
  standIn: string | null;
  /** Whether a person is connected. */
  here: boolean;
}

/** A card that is picked: in which zone, which face, and which copy of it. */
export interface Pick {
  zone: ZoneRef;
  face: string;
  copy: number;
}

/** What the stage is played on: the live table, a replay, a lesson. */
export interface Backstage {
  /** `choice` is what was offered, where the board sends more for it. */
  act(action: string, choice?: string): Promise<Outcome>;
  why(action: string): Promise<Refused | null>;
  /** Gives this answer whenever it is offered; where the table can. */
  stand?(action: string | null): Promise<void>;
  /** The moment in milliseconds of the match. */
  now(): number;
}

/** Something for the log. */
export interface Entry {
  /** Whom it is about: the first seat it names. */
  seat: number | null;
  said: Said;
  /** The round, half, quarter or hand in which it happened. */
  round: number;
  /** Whether it was taken back. */
  back?: boolean;
}

/** A line of the log: said when it is shown, so that it follows the language. */
export interface LogLine extends Entry {
  id: number;
  /** Whether it begins a new step. */
  first: boolean;
  /** What happened with it, to be pointed at. */
  facts: Told[];
  /** The step of a replay that it belongs to. */
  step: number | null;
}

/** What an update brings. */
export interface Showing {
  table: TableView;
  choices?: Choice[];
  facts?: Told[];
  /** The faces of the deck, where they are told; they are kept. */
  faces?: FaceInfo[];
  clock?: ClockInfo | null;
  /** In a replay: which step this is. */
  step?: number;
}

const LOG_MAX = 2000;

export const zoneKey = (zone: ZoneRef): string => `${zone.name}|${zone.seat ?? ""}`;
const sameZone = (a: ZoneRef, b: ZoneRef): boolean => a.name === b.name && a.seat === b.seat;

/** What a player should know about a card, in words. */
export interface Help {
  does: string;
  when: string;
  signs: string[];
  clauses: string[];
}

const NOTHING: TableView = { game: "", seats: 0, awaited: [], scores: [], over: false, places: null, wakes_at: null, zones: [], round: 1, status: [], view: null };

export class Stage<V = unknown> {
  /** The table as it is now. */
  table = $state.raw<TableView>(NOTHING);
  /** What you may do now. */
  choices = $state.raw<Choice[]>([]);
  /** Your seat; none if you look on. */
  you = $state<number | null>(null);
  /** Who sits where. */
  people = $state.raw<Person[]>([]);
  /** What was told last, and a number that grows with each telling. */
  facts = $state.raw<Told[]>([]);
  serial = $state(0);
  /** The clocks, where the table has them. */
  clock = $state.raw<ClockInfo | null>(null);
  /** Whether this is a match that runs (not a replay). */
  live = $state(true);
  /** Whether choices can be taken: false while the connection is lost or an answer is awaited. */
  able = $state(true);
  /** The action that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  /** Cards picked in the hand or on the mat, in the order of picking. */
  picks = $state.raw<Pick[]>([]);
  /** A zone or a seat that is picked. */
  target = $state.raw<ZoneRef | { seat: number } | null>(null);
  /** The last refusal, for the why-not note. */
  refusal = $state.raw<{ refused: Refused; about: string } | null>(null);
  /** A card that is looked at closely; without a face: all the cards of the game. */
  inspected = $state.raw<{ zone: ZoneRef; face: string } | null>(null);
  /** What happened, the oldest first. */
  log = $state.raw<LogLine[]>([]);
  /** Options of this table that differ from the defaults. */
  options = $state.raw<[string, string][]>([]);

  /** The faces of the deck, by notation. */
  private faces = $state.raw(new Map<string, FaceInfo>());
  private deck: FaceInfo[] | null = null;
  private readonly game = $derived(this.table.game);
  private readonly speaker = $derived(new Speaker(bundle(this.game), this.reader()));

  /** Where zones are on the page, for cards that travel. */
  readonly motion = new Motion();
  /** Of any view, so that the parts of the house take the stage of every game. */
  readonly board: Board<any>;
  private readonly back: Backstage;

  constructor(board: Board<V>, back: Backstage) {
    this.board = board;
    this.back = back;
  }

  /** Shows the table as it is now, and what happened since. */
  show({ table, choices = [], facts = [], faces, clock = null, step }: Showing): void {
    this.table = table;
    if (faces && faces !== this.deck) this.learn(faces);
    this.choices = choices;
    this.clock = clock;
    this.facts = facts;
    this.keep(facts, step);
    this.prune();
    this.serial += 1;
  }

  private learn(faces: FaceInfo[]): void {
    this.deck = faces;
    this.faces = new Map(faces.map((face) => [face.face, face]));
  }

  private keep(facts: Told[], step?: number): void {
    const { round } = this.table;
    this.tell(facts.flatMap((fact) => (fact.told === "log" ? [{ said: fact.said, seat: about(fact.said), round }] : [])), facts, step);
  }

  /** Adds lines to the log, with what happened. */
  tell(entries: Entry[], facts: Told[] = [], step: number | null = null): void {
    const next = (this.log.at(-1)?.id ?? 0) + 1;
    const seen = facts.filter((fact) => fact.told === "moved" || fact.told === "turned");
    const lines = entries.map(({ seat, said, round }, at) => ({ id: next + at, seat, said, first: at === 0, round, facts: seen, step }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_MAX);
  }

  /** The log from the beginning, instead of what there is of it. */
  remember(entries: (Entry & { step: number })[]): void {
    const lines = entries.map(({ seat, said, round, back = false, step }, at) => ({ id: at + 1, seat, said, round, back, first: entries[at - 1]?.step !== step, facts: [], step: null }));
    this.log = lines.slice(-LOG_MAX);
  }

  /** The log as it may be read now. */
  get lines(): LogLine[] {
    const { withheld } = this.board;
    return withheld ? this.log.filter(({ round, said }) => round !== this.table.round || !withheld(said, this)) : this.log;
  }

  /** What the game said with the last telling: for sounds and motion, by id and gaps. */
  get notes(): Said[] {
    return notes(this.facts);
  }

  /** Shows on the board what a line of the log is about, for a moment: its cards, else the places of its seat. */
  point(line: LogLine): void {
    this.motion.point(line.facts, line.seat, line.seat === this.you);
  }

  /** Forgets picked cards that have gone. */
  private prune(): void {
    const stays = (pick: Pick): boolean => {
      const copies = this.zone(pick.zone.name, pick.zone.seat)?.cards.filter((card) => "face" in card && card.face === pick.face);
      return (copies?.length ?? 0) > pick.copy;
    };
    if (!this.picks.every(stays)) this.picks = this.picks.filter(stays);
    if (this.target && this.offers.length === 0) this.target = null;
  }

  /** The game's own view. */
  get view(): V {
    return this.table.view as V;
  }

  /** Whether you are awaited. */
  get yourTurn(): boolean {
    const { awaited, over } = this.table;
    // Some things can be done out of turn; the table does not wait for them.
    return this.you !== null && this.choices.length > 0 && !over && (awaited.length === 0 || awaited.includes(this.you));
  }

  /** The moment in milliseconds of the match. Not reactive: use `<Timer>` or an interval. */
  now(): number {
    return this.back.now();
  }

  person(seat: number): Person {
    return this.people[seat] ?? { seat, name: t("seat-n", { n: seat + 1 }), bot: null, standIn: null, here: true };
  }

  /** A seat's name; "You" for your own. */
  name(seat: number): string {
    return seat === this.you ? t("you") : this.person(seat).name;
  }

  /** The seats in order, beginning after yours: as one looks round the table. */
  get others(): number[] {
    const { seats } = this.table;
    const first = this.you ?? -1;
    const all = Array.from({ length: seats }, (_, step) => (first + 1 + step + seats) % seats);
    return this.you === null ? all : all.slice(0, -1);
  }

  zone(name: string, seat: number | null = null): Zone | undefined {
    return this.table.zones.find((zone) => zone.name === name && zone.seat === seat);
  }

  /** Your hands, as the game calls them. */
  get hands(): Zone[] {
    return this.table.zones.filter((zone) => zone.kind === "hand" && zone.seat !== null && zone.seat === this.you);
  }

  /** You, for the speaker. */
  private reader(): Reader {
    const stage = this;
    return { get you() { return stage.you; }, name: (seat) => stage.person(seat).name, face: (face) => stage.faces.get(face)?.name ?? null };
  }

  /** What the game says, in words for you. */
  say(said: Said): string {
    return this.speaker.say(said);
  }

  /** Why something was refused, in words for you: as it was sent, if there are none here. */
  refused({ said, sentence }: Refused): string {
    return this.speaker.has(said[0]) ? this.say(said) : sentence;
  }

  /** A message of the game's word list. */
  t(id: string, gaps?: Gaps): string {
    return this.speaker.t(id, gaps);
  }

  /** What a kind of bot is called; kinds that are no levels have only their own names. */
  level(kind: string): string {
    return this.speaker.has(`level-${kind}`) ? this.t(`level-${kind}`) : kind;
  }

  /** A choice in words. */
  label(choice: Choice): string {
    return this.board.label?.(choice, this) ?? this.say(choice.label);
  }

  /** What a face is called. */
  nameOf(face: string): string {
    const known = this.faces.get(face);
    return known ? this.say(known.name) : face;
  }

  /** What a player should know about a face; none if the game does not say. */
  helpOf(face: string): Help | null {
    const known = this.faces.get(face);
    const does = known ? this.say(known.does) : "";
    if (!known || does === "") return null;
    const signs = known.signs.map((sign) => this.say(sign));
    return { does, when: this.say(known.when), signs, clauses: known.clauses };
  }

  /** Looks at a card closely, wherever it lies. */
  inspect(card: HTMLElement): void {
    const { face } = card.dataset;
    if (face !== undefined) this.inspected = { zone: this.motion.zoneOf(card) ?? { name: "", seat: null }, face };
  }

  /** A face's help as one text, for those who are read to. */
  saidOf(face: string): string | undefined {
    const help = this.helpOf(face);
    return help ? [help.does, help.when, ...help.signs].join(" ") : undefined;
  }

  /** The faces of the deck; those of which a player should know the same are together. */
  get kinds(): string[][] {
    const kinds = new Map<string, string[]>();
    for (const face of this.faces.keys()) {
      const same = this.saidOf(face) ?? face;
      kinds.set(same, [...(kinds.get(same) ?? []), face]);
    }
    return [...kinds.values()];
  }

  /** What a zone is called, as the game's word list has it. */
  place(zone: ZoneRef): string {
    return this.speaker.place(zone.seat === null ? zone.name : `${zone.name}:${zone.seat}`) ?? zone.name;
  }

  /** The choice with this notation, if it is offered. */
  choice(action: string): Choice | undefined {
    return this.choices.find((choice) => choice.action === action);
  }

  /** The choices that touch a card, a zone or a seat. */
  touching(what: { zone?: ZoneRef; face?: string; seat?: number }): Choice[] {
    const { zone, face, seat } = what;
    return this.choices.filter((choice) =>
      choice.touches.some((touch) => {
        if (touch.touch === "seat") return seat !== undefined && touch.seat === seat;
        if (!zone || !sameZone(touch.zone, zone)) return false;
        return face === undefined || (touch.touch === "card" && touch.face === face);
      }),
    );
  }

  isPicked(zone: ZoneRef, face: string, copy: number): boolean {
    return this.picks.some((pick) => sameZone(pick.zone, zone) && pick.face === face && pick.copy === copy);
  }

  /** Whether a card is on its way: what was sent and is not answered yet plays it. Shown in the frame of the press. */
  isGoing(zone: ZoneRef, face: string, copy: number): boolean {
    if (this.sent === null) return false;
    if (this.picks.length > 0) return this.isPicked(zone, face, copy);
    const cards = (this.choice(this.sent)?.touches ?? []).filter((touch) => touch.touch === "card" && sameZone(touch.zone, zone));
    const own = cards.filter((touch) => touch.touch === "card" && touch.face === face).length;
    // Several of one face are touched once and counted in the notation: `7 x2`.
    const many = own > 0 && cards.length === 1 ? Number(/x(\d+)\b/.exec(this.sent)?.[1] ?? 1) : own;
    return many > copy;
  }

  /** Picks a card, or un-picks it. */
  toggle(zone: ZoneRef, face: string, copy: number): void {
    this.refusal = null;
    const ref = { name: zone.name, seat: zone.seat };
    this.picks = this.isPicked(zone, face, copy)
      ? this.picks.filter((pick) => !(sameZone(pick.zone, zone) && pick.face === face && pick.copy === copy))
      : [...this.picks, { zone: ref, face, copy }];
    void this.explain();
  }

  /** Picks a zone or a seat on the mat; the same again un-picks it. If that leaves one fitting choice with cards picked, it is taken. */
  aim(target: ZoneRef | { seat: number }): void {
    this.refusal = null;
    const same = JSON.stringify(this.target) === JSON.stringify(target);
    this.target = same ? null : target;
    const [only, ...more] = this.offers;
    if (!same && only && more.length === 0 && !this.board.grave?.(only, this)) void this.act(only.action);
    else void this.explain();
  }

  clear(): void {
    this.picks = [];
    this.target = null;
    this.refusal = null;
  }

  /** How well a choice fits what is picked: 0 not, 1 in part, 2 exactly. */
  fits(choice: Choice): 0 | 1 | 2 {
    if (this.board.fits) return this.board.fits(choice, this);
    return fits(choice, this.picks, this.target, this.you);
  }

  /** The choices that fit what is picked, the best first. */
  get offers(): Choice[] {
    if (this.picks.length === 0 && !this.target) return this.ranked;
    const rated = this.choices.map((choice) => ({ choice, fit: this.fits(choice) })).filter(({ fit }) => fit > 0);
    return rated.sort((a, b) => b.fit - a.fit).map(({ choice }) => choice);
  }

  /** With nothing picked: in the board's order; else what needs no card of one's own comes first. */
  private get ranked(): Choice[] {
    const { rank } = this.board;
    if (rank) return this.choices.map((choice) => ({ choice, at: rank(choice, this) })).sort((a, b) => a.at - b.at).map(({ choice }) => choice);
    const plain = (choice: Choice): boolean => !choice.touches.some((touch) => touch.touch === "card" && touch.zone.seat === this.you);
    return [...this.choices.filter(plain), ...this.choices.filter((choice) => !plain(choice))];
  }

  /** Takes a choice, or tries an action that is not offered. The answer comes once. */
  async act(action: string): Promise<Outcome> {
    if (!this.able || this.sent !== null) {
      return { done: false, refused: refusal("unavailable", t("wait-moment")) };
    }
    this.sent = action;
    const outcome = await this.back.act(this.board.sends?.(action, this) ?? action, action);
    this.sent = null;
    if (outcome.done) this.clear();
    else this.refusal = { refused: outcome.refused, about: action };
    return outcome;
  }

  /** Picks what a choice would use, if the board knows; whether it did. */
  gather(choice: Choice): boolean {
    const picks = this.board.gathers?.(choice, this) ?? [];
    if (picks.length > 0) this.picks = picks;
    return picks.length > 0;
  }

  /** Why an action is not possible now; nothing if it is. Nothing changes by asking. */
  why(action: string): Promise<Refused | null> {
    return this.back.why(action);
  }

  /** Whether an answer can be left standing here. */
  get canStand(): boolean {
    return this.live && this.back.stand !== undefined;
  }

  /** "Pass until …": takes a choice now and whenever it is offered, until a decision does not offer it. */
  async stand(action: string): Promise<void> {
    await this.back.stand?.(action);
  }

  /** Shows why an action is not possible. */
  async whyNot(action: string, about: string): Promise<void> {
    const refused = await this.why(action);
    if (refused) this.refusal = { refused, about };
  }

  /** If what is picked leads nowhere, says why. */
  private async explain(): Promise<void> {
    if (!this.live || this.you === null || this.picks.length === 0 || this.offers.length > 0) return;
    const action = this.board.attempt?.(this) ?? null;
    const about = this.picks.map((pick) => this.nameOf(pick.face)).join(", ");
    if (action !== null) return this.whyNot(action, about);
    this.refusal = { refused: this.choices.length ? this.senseless() : refusal("illegal", t("why-not-turn")), about };
  }

  /** Cards that mean nothing together: the clause says which ones would, where the game has one. */
  private senseless(): Refused {
    const { together } = this.board;
    if (together === undefined) return refusal("illegal", t("why-nothing"));
    return { ...refusal("illegal", t("why-nothing"), together), said: [`why-${together.replaceAll(".", "-")}`, {}] };
  }
}

/** The usual fit: every face, zone and seat that is picked is touched; exactly, if no other own card is. */
export function fits(choice: Choice, picks: Pick[], target: ZoneRef | { seat: number } | null, you: number | null): 0 | 1 | 2 {
  const cards = choice.touches.filter((touch) => touch.touch === "card");
  for (const pick of picks) {
    if (!cards.some((touch) => sameZone(touch.zone, pick.zone) && touch.face === pick.face)) return 0;
  }
  if (target) {
    const hit = choice.touches.some((touch) =>
      "name" in target ? touch.touch !== "seat" && sameZone(touch.zone, target) : touch.touch === "seat" && touch.seat === target.seat,
    );
    if (!hit) return 0;
  }
  const own = cards.filter((touch) => touch.zone.seat === you);
  const all = own.every((touch) => picks.some((pick) => pick.face === touch.face && sameZone(pick.zone, touch.zone)));
  return all ? 2 : 1;
}

/** Cards in order, each with the number of its copy, so that a card keeps its identity while it lies there. */
export function numbered(cards: Card[], order?: (face: string) => number | string): { card: Card; key: string; copy: number }[] {
  const seen = new Map<string, number>();
  const list = cards.map((card) => {
    const name = "face" in card ? card.face : `#${card.tag}`;
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { card, key: `${name}/${copy}`, copy };
  });
  if (!order) return list;
  const rank = (card: Card): number | string => ("face" in card ? order(card.face) : -1);
  return list.sort((a, b) => compare(rank(a.card), rank(b.card)));
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
