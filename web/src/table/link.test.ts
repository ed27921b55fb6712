import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../wire/Message";
import { Link, PROTOCOL, type Ears, type Health, type Wire } from "./link";

/** A network to play with: what was sent, and a way to answer. */
class Socket implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(number = 0, epoch = "e1", you: number | null = 0, last_id = 0, protocol = PROTOCOL): void {
    this.say({ say: "welcome", number, protocol, epoch, you, last_id, info: {}, talk: [] });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: Socket[];
let heard: Message[];
let health: Health[];
let away: string[];
const now = (): Socket => sockets.at(-1) as Socket;

function link(): Link {
  const ears: Ears = { heard: (message) => heard.push(message), felt: (one) => health.push(one), turnedAway: (refused) => away.push(refused.sentence), outdated: () => away.push("outdated") };
  return new Link("ws://x/socket", ears, (address) => {
    const socket = new Socket(address);
    sockets.push(socket);
    return socket;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, health, away] = [[], [], [], []];
});
afterEach(() => vi.useRealTimers());

const talk = (number: number): unknown => ({ say: "talk", number, line: { line: number, name: "Ann", seat: 0, talk: { kind: "phrase", key: "hello" } } });

describe("link", () => {
  it("resumes by epoch and number, and hears nothing twice", () => {
    link();
    now().welcome(3);
    now().say(talk(4));
    now().say(talk(4));
    now().break();
    vi.advanceTimersByTime(300);
    expect(now().address).toBe("ws://x/socket?protocol=2&language=en&epoch=e1&number=4");
    now().welcome(6);
    now().say(talk(6));
    expect(heard.map((one) => one.number)).toEqual([3, 4, 6, 6]);
    expect(health).toEqual(["open", "lost", "open"]);
  });

  it("shows the view that carries the greeting's own number", () => {
    link();
    now().welcome(5);
    now().say(talk(5));
    expect(heard.map((one) => one.say)).toEqual(["welcome", "talk"]);
  });

  it("sends what was not answered again with the same id, and settles it once", async () => {
    const one = link();
    now().welcome(0, "e1", 0, 7);
    const outcome = one.ask({ ask: "act", seat: 0, action: "bet" });
    const first = now().sent[0];
    expect(first?.id).toBeGreaterThan(7);
    now().break();
    vi.advanceTimersByTime(300);
    now().welcome(0, "e2", 0, Number(first?.id));
    expect(now().sent[0]).toEqual(first);
    now().say({ say: "accepted", number: 1, id: first?.id });
    now().say({ say: "refused", number: 1, id: first?.id, refused: { code: "illegal", clause: null, said: ["plain", {}], sentence: "no", meant: null } });
    expect(await outcome).toEqual({ done: true });
  });

  it("waits with a wish until it is welcome", () => {
    const one = link();
    void one.ask({ ask: "act", seat: 0, action: "bet" });
    expect(now().sent).toEqual([]);
    now().welcome();
    expect(now().sent).toHaveLength(1);
  });

  it("asks again when nothing was done, and with a higher id when another window was faster", () => {
    const one = link();
    now().welcome();
    void one.ask({ ask: "take_back" });
    const id = Number(now().sent[0]?.id);
    now().say({ say: "refused", number: 0, id, refused: { code: "old_intent", clause: null, said: ["plain", {}], sentence: "old", meant: null } });
    vi.advanceTimersByTime(400);
    expect(Number(now().sent[1]?.id)).toBeGreaterThan(id);
  });

  it("gives up a table that cannot be joined", () => {
    link();
    now().say({ say: "refused", number: 0, id: null, refused: { code: "not_allowed", clause: null, said: ["plain", {}], sentence: "this table is closed", meant: null } });
    now().break(4002);
    vi.advanceTimersByTime(60_000);
    expect(away).toEqual(["this table is closed"]);
    expect(sockets).toHaveLength(1);
  });

  it("hears a whole table that it asked for, though its number is no news", () => {
    const one = link();
    now().welcome(5);
    const update = { say: "update", number: 6, now: 0, told: [], mark: 1 };
    now().say({ ...update, patch: {} });
    one.fresh();
    expect(now().sent).toEqual([{ ask: "fresh" }]);
    now().say({ ...update, patch: {} });
    now().say({ ...update, table: {} });
    expect(heard.slice(1).map((message) => "table" in message)).toEqual([false, true]);
  });

  it("gives up a server that speaks another version of the protocol", () => {
    link();
    now().welcome(0, "e1", 0, 0, PROTOCOL + 1);
    vi.advanceTimersByTime(60_000);
    expect([away, heard, health, sockets.length]).toEqual([["outdated"], [], ["gone"], 1]);
  });

  it("notices silence", () => {
    link();
    now().welcome();
    vi.advanceTimersByTime(45_000);
    expect(health).toContain("lost");
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("starts afresh when it is somebody else than before the break", () => {
    link();
    now().welcome(9, "e1", null);
    now().break();
    vi.advanceTimersByTime(300);
    now().welcome(2, "e1", 1);
    expect(now().address).toBe("ws://x/socket?protocol=2&language=en&faces=true");
  });

  it("answers a why-question with what stands against it", async () => {
    const one = link();
    now().welcome();
    const answer = one.why("run 5");
    now().say({ say: "why", number: 0, id: now().sent[0]?.id, refused: { code: "illegal", clause: "JK-5.3", said: ["plain", {}], sentence: "no", meant: null } });
    expect((await answer)?.clause).toBe("JK-5.3");
  });
});
