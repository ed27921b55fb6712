/** What the cards of Jukem Football are, read from their notation. No rules: only what is printed. */
export type Kind = "run" | "pass" | "catch" | "kick" | "jukem" | "pancake" | "goal" | "holding" | "sack" | "fumble" | "picked";
export type Colour = "black" | "yellow" | "red";

export interface Print {
  kind: Kind;
  colour: Colour;
  /** Its number: yards of a RUN or CATCH, the far end of a PASS. */
  yards: number;
  /** The near end of a PASS. */
  from: number;
  /** The index as printed. */
  index: string;
}

const PLAIN: Record<string, Omit<Print, "from">> = {
  KR: { kind: "kick", colour: "black", yards: 50, index: "50" },
  JUK: { kind: "jukem", colour: "black", yards: 0, index: "×2" },
  PAN: { kind: "pancake", colour: "black", yards: 10, index: "+10" },
  FG: { kind: "goal", colour: "black", yards: 0, index: "3" },
  HOLD: { kind: "holding", colour: "yellow", yards: 0, index: "" },
  SACK: { kind: "sack", colour: "yellow", yards: 0, index: "" },
  FUM: { kind: "fumble", colour: "red", yards: 0, index: "" },
  PICK: { kind: "picked", colour: "red", yards: 0, index: "" },
};

/** A card from its notation: `R15`, `P5-20`, `C35`, `KR`. */
export function read(face: string): Print {
  const plain = PLAIN[face];
  if (plain) return { ...plain, from: 0 };
  const hit = /^([RPC])(\d+)(?:-(\d+))?$/.exec(face);
  const first = Number(hit?.[2] ?? 0);
  if (hit?.[1] === "P") return { kind: "pass", colour: "black", from: first, yards: Number(hit[3] ?? 0), index: `${first}–${hit[3] ?? ""}` };
  const kind = hit?.[1] === "C" ? "catch" : "run";
  return { kind, colour: "black", from: 0, yards: first, index: String(first) };
}

const ORDER: Kind[] = ["run", "pancake", "kick", "jukem", "pass", "catch", "goal", "holding", "sack", "fumble", "picked"];

/** The hand in order: what runs, what is thrown and caught, what kicks, what defends. */
export function order(face: string): number {
  const { kind, yards } = read(face);
  return ORDER.indexOf(kind) * 100 + yards;
}
