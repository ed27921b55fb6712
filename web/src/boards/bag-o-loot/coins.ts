/**
 * The shapes of coins: four metals by four edges make sixteen that nobody confuses, with the numeral and as many dots
 * round the rim. Drawn in a box of 80 by 84, the middle at 40, 39.
 */
export interface Metal { light: string; mid: string; deep: string; shine: string }

export const METALS: readonly Metal[] = [
  { light: "#EBA66F", mid: "#BF6B33", deep: "#6C3212", shine: "#FFD9B8" },
  { light: "#F4CF63", mid: "#C48E1B", deep: "#6E4A05", shine: "#FFF0BE" },
  { light: "#D5DCE2", mid: "#93A0AC", deep: "#45505B", shine: "#FFFFFF" },
  { light: "#9CC7B4", mid: "#4E8A74", deep: "#1F4A3B", shine: "#DDF5EA" },
];

export type Edge = "round" | "scalloped" | "eight" | "diamonds";
const EDGES: readonly Edge[] = ["round", "scalloped", "eight", "diamonds"];

/** The metal of a coin: copper, gold, silver, jade by turns. */
export function metal(rank: number): Metal {
  return METALS[(rank - 1) % 4] as Metal;
}

/** The edge of a coin: a new one every four ranks. */
export function edge(rank: number): Edge {
  return EDGES[Math.floor((rank - 1) / 4) % 4] as Edge;
}

const X = 40;
const Y = 39;
const R = 36;
const two = (value: number): number => Math.round(value * 100) / 100;
const at = (angle: number, radius: number): string => `${two(X + Math.cos(angle) * radius)} ${two(Y + Math.sin(angle) * radius)}`;

/** The outline of a coin, `share` of its full size. */
export function outline(kind: Edge, share = 1): string {
  const r = R * share;
  if (kind === "scalloped") {
    const arc = two(r * 0.24);
    const steps = Array.from({ length: 14 }, (_, step) => `A${arc} ${arc} 0 0 1 ${at(((step + 1) * Math.PI) / 7, r)}`);
    return `M${at(0, r)}${steps.join("")}Z`;
  }
  if (kind === "eight") return `M${Array.from({ length: 8 }, (_, step) => at(((step + 0.5) * Math.PI) / 4, r * 1.05)).join("L")}Z`;
  return `M${two(X - r)} ${Y}A${two(r)} ${two(r)} 0 1 1 ${two(X + r)} ${Y}A${two(r)} ${two(r)} 0 1 1 ${two(X - r)} ${Y}Z`;
}

/** As many dots round the rim as the coin's number says. */
export function dots(rank: number): string {
  return Array.from({ length: rank }, (_, step) => {
    const angle = -Math.PI / 2 + (step * Math.PI * 2) / rank;
    return `M${at(angle, R * 0.83)}h0`;
  }).join("");
}

/** The rank of a face in notation; none for a looter. */
export function rankOf(face: string): number | null {
  const rank = Number(face);
  return Number.isInteger(rank) && rank > 0 ? rank : null;
}
