import { describe, expect, it, vi } from "vitest";
import { Mirror } from "./mirror";
import { crc32, markOf, patched } from "./patch";

describe("a patch", () => {
  const table = { scores: [0, 0], zones: { draw: 31, "hand:0": ["R5", "R10", "R15"] }, over: false };
  it("changes fields and items, makes lists longer and cuts them", () => {
    expect(patched(table, { zones: { draw: [30], "hand:0": { 3: ["PAN"] } } })).toEqual({ ...table, zones: { draw: 30, "hand:0": ["R5", "R10", "R15", "PAN"] } });
    expect(patched(table, { zones: { "hand:0": { 0: ["R20"], 1: [] } }, over: [true] })).toEqual({ scores: [0, 0], zones: { draw: 31, "hand:0": ["R20"] }, over: true });
    expect(patched(table, { scores: [[7, 0]] })).toEqual({ ...table, scores: [7, 0] });
    expect(patched(table, [null])).toBeNull();
  });
  it("leaves the value before as it was, and fields in their order", () => {
    const before = JSON.stringify(table);
    const after = patched(table, { zones: { draw: [30] }, scores: { 1: [3] } });
    expect(JSON.stringify(table)).toBe(before);
    expect(JSON.stringify(after)).toBe('{"scores":[0,3],"zones":{"draw":30,"hand:0":["R5","R10","R15"]},"over":false}');
  });
});

describe("a mark", () => {
  it("is the CRC-32 of the JSON text in UTF-8", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(markOf("é")).toBe(crc32(new Uint8Array([0x22, 0xc3, 0xa9, 0x22])));
  });
});

/** A server's side of one viewer: what it has, and what it sends. */
class Server {
  table = { scores: [0, 0], hand: ["R5", "R10"] };
  fresh() {
    return { table: structuredClone(this.table), mark: markOf(this.table), choices: { from: 0, more: [["pass"], ["run 5"]], now: [0, 1] } };
  }
  draw(card: string) {
    this.table.hand.push(card);
    return { patch: { hand: { [this.table.hand.length - 1]: [card] } }, mark: markOf(this.table) };
  }
}

describe("a mirror", () => {
  type Table = Server["table"];
  it("follows differences and keeps what waits as it was", () => {
    const server = new Server();
    const mirror = new Mirror<Table, string[]>(() => {});
    const first = mirror.taken(server.fresh());
    const second = mirror.taken(server.draw("C30"));
    expect([first?.table.hand.length, second?.table]).toEqual([2, server.table]);
    expect(second?.choices).toEqual([["pass"], ["run 5"]]);
    const third = mirror.taken({ mark: markOf(server.table), choices: { from: 2, more: [["kick"]], now: [2, 0] } });
    expect(third?.choices).toEqual([["kick"], ["pass"]]);
    const fourth = mirror.taken({ mark: markOf(server.table), choices: { from: 1, more: [["punt"]], now: [1] } });
    expect(fourth?.choices).toEqual([["punt"]]);
  });
  it("notices that it has gone astray, asks once, and mends with a whole view", () => {
    const server = new Server();
    const ask = vi.fn();
    const mirror = new Mirror<Table, string[]>(ask);
    mirror.taken(server.fresh());
    (mirror as unknown as { table: Table }).table.hand = ["R5", "R15"];
    expect(mirror.taken(server.draw("C30"))).toBeNull();
    expect(mirror.taken(server.draw("PAN"))).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
    // The answer may have been lost with the connection.
    mirror.connected();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(mirror.taken(server.draw("PAN"))).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(mirror.taken(server.fresh())?.table).toEqual(server.table);
    expect(mirror.taken(server.draw("R20"))?.table.hand).toHaveLength(6);
    mirror.connected();
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it("has gone astray where a choice is named that was never described", () => {
    const server = new Server();
    const mirror = new Mirror<Table, string[]>(() => {});
    mirror.taken(server.fresh());
    expect(mirror.taken({ mark: markOf(server.table), choices: { from: 2, more: [], now: [7] } })).toBeNull();
  });
  it("shows nothing before the first whole view", () => {
    expect(new Mirror<Table, string[]>(() => {}).taken(new Server().draw("C30"))).toBeNull();
  });
});
