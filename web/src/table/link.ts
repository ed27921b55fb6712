/**
 * One connection to a table that survives its breaks: it resumes by number, sends again what was not answered (which is
 * harmless), notices silence, and answers every intent exactly once.
 *
 * It knows neither the page nor a game; sockets and timers are given to it, so that tests can play the network.
 */
import type { Intent } from "../wire/Intent";
import type { Message } from "../wire/Message";
import type { Refused } from "../wire/Refused";
import { language, t } from "../words/index.svelte";
import { refusal } from "./model";

/** As much of a WebSocket as we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export type Health = "connecting" | "open" | "lost" | "gone";

/** What became of an intent. */
export type Outcome = { done: true } | { done: false; refused: Refused };

/** An intent without its id and what was seen: the link adds both. */
export type Wish = DistributiveOmit<Exclude<Intent, { ask: "fresh" | "log" | "ping" | "why" }>, "id" | "seen"> & { race?: boolean };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export interface Ears {
  /** Every message that is news, in order. */
  heard(message: Message): void;
  /** The connection's health has changed. */
  felt(health: Health): void;
  /** The table cannot be joined; the link gives up. */
  turnedAway(refused: Refused): void;
  /** The server speaks another version of the protocol than this page; the link gives up. */
  outdated(): void;
}

interface Waiting {
  wish: Wish;
  seen: number;
  /** None until it was sent for the first time. */
  id: number | null;
  settle(outcome: Outcome): void;
}

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 2;
const PING_EVERY = 10_000;
const SILENCE = 25_000;
const WAITS = [200, 400, 800, 1600, 3000, 5000];
const TURNED_AWAY = 4002;

export class Link {
  private wire: Wire | null = null;
  private welcomed = false;
  private epoch: string | null = null;
  private number = 0;
  private you: number | null = null;
  private lastId = 0;
  private waiting: Waiting[] = [];
  private tries = 0;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private refusedEntry: Refused | null = null;
  private ended = false;
  private asked = new Map<number, (refused: Refused | null) => void>();
  private questions = 0;
  /** The last way there and back, in milliseconds. */
  lag: number | null = null;

  private readonly address: string;
  private readonly ears: Ears;
  private readonly open: (address: string) => Wire;

  constructor(address: string, ears: Ears, open: (address: string) => Wire = (url) => new WebSocket(url) as unknown as Wire) {
    this.address = address;
    this.ears = ears;
    this.open = open;
    this.connect();
    this.beat = setInterval(() => this.pulse(), PING_EVERY);
  }

  /** Asks the table for something; the promise settles once, however often the connection breaks. */
  ask(wish: Wish): Promise<Outcome> {
    return new Promise((settle) => {
      if (this.ended) return settle(lost());
      const waiting = { wish, seen: this.number, id: null, settle };
      this.waiting.push(waiting);
      if (this.welcomed) this.send(waiting);
    });
  }

  /** Asks why an action is not possible; nothing is done, and nothing is asked again after a break. */
  why(action: string): Promise<Refused | null> {
    return new Promise((settle) => {
      if (!this.wire || !this.welcomed) return settle(null);
      const id = ++this.questions;
      this.asked.set(id, settle);
      this.wire.send(JSON.stringify({ ask: "why", id, action } satisfies Intent));
    });
  }

  /** Asks for the whole table, which answers with the number it has: ours does not fit what we were told. */
  fresh(): void {
    if (this.welcomed) this.wire?.send(JSON.stringify({ ask: "fresh" } satisfies Intent));
  }

  /** Asks for the log from the beginning. */
  past(): void {
    if (this.welcomed) this.wire?.send(JSON.stringify({ ask: "log" } satisfies Intent));
  }

  private explained(id: number, refused: Refused | null): void {
    this.asked.get(id)?.(refused);
    this.asked.delete(id);
  }

  /** Connects again as whoever we are now: somebody has got a name, or another one. */
  again(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    this.afresh();
  }

  /** Connects at once instead of after the pause: the network is back, or somebody pressed the button. */
  hurry(): void {
    if (this.ended || this.welcomed) return;
    clearTimeout(this.retry);
    this.drop();
    this.connect();
  }

  /** Ends it for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.drop();
    for (const waiting of this.waiting.splice(0)) waiting.settle(lost());
  }

  private connect(): void {
    const since = this.epoch === null ? "&faces=true" : `&epoch=${encodeURIComponent(this.epoch)}&number=${this.number}`;
    this.heardAt = Date.now();
    const wire = this.open(`${this.address}?protocol=${PROTOCOL}&language=${language()}${since}`);
    this.wire = wire;
    wire.onmessage = (event) => this.wire === wire && this.hear(String(event.data));
    wire.onclose = (event) => this.wire === wire && this.broken(event.code);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    if (!wire) return;
    wire.onmessage = wire.onclose = null;
    for (const settle of this.asked.values()) settle(null);
    this.asked.clear();
    try {
      wire.close();
    } catch {
      // It was closed already.
    }
  }

  private broken(code: number): void {
    this.drop();
    if (this.ended) return;
    if (code === TURNED_AWAY && this.refusedEntry && this.refusedEntry.code !== "unavailable") {
      this.ears.felt("gone");
      this.ears.turnedAway(this.refusedEntry);
      return this.close();
    }
    this.ears.felt("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 5000;
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private pulse(): void {
    if (!this.wire) return;
    if (Date.now() - this.heardAt > SILENCE) return this.broken(0);
    if (this.welcomed) this.wire.send(JSON.stringify({ ask: "ping", at: Math.round(performance.now()) } satisfies Intent));
  }

  private hear(text: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(text) as Message;
    switch (message.say) {
      case "welcome":
        return this.welcome(message);
      case "accepted":
        return this.answer(message.id, { done: true });
      case "refused":
        return this.refuse(message.id, message.refused);
      case "why":
        return this.explained(message.id, message.refused);
      case "pong":
        this.lag = Math.max(0, Math.round(performance.now()) - message.at);
        return;
      case "log":
        // It goes as far as the last number we have: an answer that counts nothing.
        return this.ears.heard(message);
      default:
        if (!this.isNews(message)) return;
        this.number = message.number;
        this.ears.heard(message);
    }
  }

  /** Everything has a higher number than what was before, but for the whole table that we asked for. */
  private isNews(message: Message): boolean {
    const whole = message.say === "update" && message.table !== undefined;
    return message.number > this.number || (whole && message.number === this.number);
  }

  private welcome(message: Extract<Message, { say: "welcome" }>): void {
    if (message.protocol !== PROTOCOL) {
      this.ears.felt("gone");
      this.ears.outdated();
      return this.close();
    }
    const resumed = !this.welcomed && message.epoch === this.epoch;
    if (resumed && message.you !== this.you) return this.afresh();
    // Numbers of a seat and of somebody who looks on are counted apart, so a second greeting begins anew. The view that
    // follows a greeting may carry the greeting's own number.
    if (!resumed) this.number = message.number - 1;
    this.epoch = message.epoch;
    this.you = message.you;
    this.lastId = Math.max(this.lastId, message.last_id);
    this.tries = 0;
    this.welcomed = true;
    this.refusedEntry = null;
    this.ears.heard(message);
    this.ears.felt("open");
    for (const waiting of this.waiting) this.send(waiting);
  }

  /** We are somebody else here than before the break: what we knew does not count. */
  private afresh(): void {
    this.epoch = null;
    this.drop();
    this.connect();
  }

  private send(waiting: Waiting): void {
    if (!this.wire) return;
    if (waiting.id === null) {
      // A gap, so that two windows of one person do not choose the same number.
      waiting.id = this.lastId + 1 + Math.floor(Math.random() * 16);
      this.lastId = waiting.id;
    }
    const { race, ...wish } = waiting.wish;
    const seen = wish.ask === "act" ? { seen: race ? null : waiting.seen } : {};
    const intent = { ...wish, id: waiting.id, ...seen };
    this.wire.send(JSON.stringify(intent));
  }

  private refuse(id: number | null, refused: Refused): void {
    if (id === null) {
      this.refusedEntry = refused;
      return;
    }
    const waiting = this.waiting.find((one) => one.id === id);
    if (waiting && (refused.code === "old_intent" || refused.code === "unavailable")) {
      // Another window has used a higher number, or the store was away for a moment: nothing was done, so ask again.
      if (refused.code === "old_intent") {
        waiting.id = null;
        this.lastId += 64;
      }
      setTimeout(() => this.welcomed && this.waiting.includes(waiting) && this.send(waiting), 300);
      return;
    }
    this.answer(id, { done: false, refused });
  }

  private answer(id: number, outcome: Outcome): void {
    const at = this.waiting.findIndex((one) => one.id === id);
    if (at < 0) return;
    const [waiting] = this.waiting.splice(at, 1);
    waiting?.settle(outcome);
  }
}

function lost(): Outcome {
  return { done: false, refused: refusal("unavailable", t("fault-closed")) };
}

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
