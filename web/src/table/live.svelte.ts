/** A live table: the connection's news turned into state that the page and its stage show. */
import { boardOf } from "../boards/registry";
import { Stage, type Person } from "../boards/stage.svelte";
import type { BriefChoice } from "../wire/BriefChoice";
import type { BriefTable } from "../wire/BriefTable";
import type { ClockInfo } from "../wire/ClockInfo";
import type { FaceInfo } from "../wire/FaceInfo";
import type { Message } from "../wire/Message";
import type { Refused } from "../wire/Refused";
import type { TableInfo } from "../wire/TableInfo";
import type { Talk } from "../wire/Talk";
import type { TalkLine } from "../wire/TalkLine";
import { people } from "./people";
import { still } from "../house/settings.svelte";
import { Queue, STEP } from "./pace";
import { choiceOf, tableOf, toldOf } from "./spelled";
import { Link, socketAddress, type Health, type Outcome, type Wire } from "./link";
import { Mirror } from "./mirror";
import type { Choice, TableView, Told } from "./model";
import type { Patch } from "./patch";

type Update = Extract<Message, { say: "update" }>;

/** What an update brings, put together and ready to be shown. */
interface Sight {
  table: TableView;
  choices: Choice[];
  facts: Told[];
  clock: ClockInfo | null;
  /** Whether more happened than `facts` says. */
  gap: boolean;
}

const TALK_MAX = 100;
/** A window that closes so soon leaves no time to look on. */
const URGENT = 6000;

export class Live {
  health = $state<Health>("connecting");
  /** Since when the connection is lost. */
  lostAt = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  stage = $state.raw<Stage | null>(null);
  /** Why the table cannot be joined. */
  gone = $state.raw<Refused | null>(null);
  /** Whether the server speaks another version than this page, which must be loaded again. */
  outdated = $state(false);
  /** The answer that is given by itself while it is offered. */
  standing = $state<string | null>(null);
  /** Whether the first table has been shown. */
  shown = $state(false);

  private link: Link | null = null;
  private offset = 0;
  private early: Message[] = [];
  private closed = false;
  private faces: FaceInfo[] = [];
  /** What was told while our table did not fit: it is shown with the whole one. */
  private untold: Told[] = [];
  private readonly mirror = new Mirror<BriefTable, BriefChoice>(() => this.link?.fresh());
  private readonly queue = new Queue<Sight>((sight) => this.show(sight));
  readonly id: string;

  constructor(id: string, game: string, wire?: (address: string) => Wire) {
    this.id = id;
    this.link = new Link(socketAddress(id), {
      heard: (message) => this.heard(message),
      felt: (health) => this.felt(health),
      turnedAway: (refused) => (this.gone = refused),
      outdated: () => (this.outdated = true),
    }, wire);
    addEventListener("online", this.hurry);
    void boardOf(game).then((board) => {
      if (this.closed) return;
      this.stage = new Stage(board, {
        act: (action) => this.act(action),
        why: (action) => this.why(action),
        stand: (action) => this.stand(action),
        now: () => performance.now() + this.offset,
      });
      this.stage.able = this.health === "open";
      for (const message of this.early.splice(0)) this.heard(message);
    });
  }

  /** Connects again as whoever we are now. */
  again(): void {
    this.link?.again();
  }

  hurry = (): void => this.link?.hurry();

  close(): void {
    this.closed = true;
    this.queue.stop();
    removeEventListener("online", this.hurry);
    this.link?.close();
  }

  private felt(health: Health): void {
    this.health = health;
    this.lostAt = health === "lost" ? (this.lostAt ?? Date.now()) : null;
    if (this.stage) this.stage.able = health === "open";
  }

  private heard(message: Message): void {
    if (!this.stage) {
      // The board is still on its way.
      this.early.push(message);
      if (message.say === "welcome" || message.say === "info") this.info = message.info;
      if (message.say === "welcome") this.you = message.you;
      return;
    }
    switch (message.say) {
      case "welcome":
        this.you = message.you;
        this.talk = message.talk;
        this.faces = message.faces ?? this.faces;
        this.mirror.connected();
        return this.meet(message.info);
      case "info":
        return this.meet(message.info);
      case "talk":
        this.talk = [...this.talk, message.line].slice(-TALK_MAX);
        return;
      case "log":
        // What waits to be shown is in it already.
        this.queue.hurry();
        return this.stage.remember(message.lines);
      case "update":
        this.offset = message.now - performance.now();
        return this.update(message);
    }
  }

  private meet(info: TableInfo): void {
    this.info = info;
    if (!this.stage) return;
    this.stage.you = this.you;
    this.stage.options = info.options;
    this.stage.people = people(info);
  }

  /** Every difference is taken as it comes; what it makes of the table waits its turn to be shown. */
  private update(message: Update): void {
    const { mark, choices, told, gap = false, clock = null, now } = message;
    const view = this.mirror.taken({ mark, ...(message.table && { table: message.table }), ...(message.patch !== undefined && { patch: message.patch as Patch }), ...(choices && { choices }) });
    this.untold.push(...told.map(toldOf));
    if (gap) this.link?.past();
    if (!view) return;
    const sight = { table: tableOf(view.table), choices: view.choices.map(choiceOf), facts: this.untold.splice(0), clock, gap };
    this.queue.add(sight, this.worth(sight, now));
  }

  /** How long something is worth looking at before the next: others' moves are, one's own are known. */
  private worth({ table: { wakes_at }, facts, clock, gap }: Sight, now: number): number {
    const urgent = wakes_at !== null && wakes_at - now < URGENT;
    if (!this.shown || gap || urgent || clock !== null || still() || this.you === null) return 0;
    return facts.length > 0 ? STEP : 0;
  }

  private show({ gap, ...sight }: Sight): void {
    const { stage } = this;
    if (!stage) return;
    if (gap || !this.shown) stage.motion.quiet = true;
    stage.show({ ...sight, faces: this.faces });
    this.shown = true;
    const { standing } = this;
    if (standing !== null && sight.choices.length > 0 && !stage.choice(standing)) this.standing = null;
  }

  private async act(action: string): Promise<Outcome> {
    if (!this.link) throw new Error("no link");
    this.queue.hurry();
    const race = this.stage?.board.race?.(this.stage) ?? false;
    return this.link.ask({ ask: "act", seat: this.you, action, race });
  }

  /** Asks why an action is not possible. */
  private async why(action: string): Promise<Refused | null> {
    return !this.link || this.stage?.choice(action) ? null : this.link.why(action);
  }

  /** "Pass until …": gives this answer whenever it is offered; none withdraws it. */
  async stand(action: string | null): Promise<void> {
    const outcome = await this.link?.ask({ ask: "standing", action });
    if (outcome?.done) this.standing = action;
  }

  takeBack(): Promise<Outcome> | undefined {
    return this.link?.ask({ ask: "take_back" });
  }

  consent(yes: boolean): Promise<Outcome> | undefined {
    return this.link?.ask({ ask: "consent", yes });
  }

  say(talk: Talk): Promise<Outcome> | undefined {
    return this.link?.ask({ ask: "say", talk });
  }

  report(line: number): Promise<Outcome> | undefined {
    return this.link?.ask({ ask: "report", line });
  }
}

export type { Person };
