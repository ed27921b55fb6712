/** Verify this deal: the same hashes that the server promised, computed here. See docs/fair-deal.md. */
import { sha256 } from "./sha256";

export interface Deal {
  commitment: string;
  secret: string;
  entropy: string[];
  seed: string;
}

/** What a record says about its deal. */
export function readDeal(record: string): Deal | null {
  const deal: Deal = { commitment: "", secret: "", entropy: [], seed: "" };
  for (const line of record.split("\n")) {
    const [, key, value = ""] = /^# deal (\w+) ?(.*)$/.exec(line) ?? [];
    if (key === "commitment") deal.commitment = value;
    else if (key === "secret") deal.secret = value;
    else if (key === "entropy") deal.entropy.push(value.replace(/^\d+ ?/, ""));
    else if (line.startsWith("seed ")) deal.seed = line.slice(5).trim();
  }
  return deal.secret && deal.seed ? deal : null;
}

export interface Verdict {
  /** The secret is the one whose hash was published before the deal. */
  promised: boolean;
  /** The seed is the hash of the secret and of what the seats added. */
  mixed: boolean;
}

export function verify(deal: Deal, published: string): Verdict {
  const seats = deal.entropy.map((text, seat) => `seat ${seat} ${text}\n`).join("");
  const seed = sha256(`parlor deal 1\nsecret ${deal.secret}\n${seats}`);
  return { promised: sha256(deal.secret) === published && deal.commitment === published, mixed: seed === deal.seed };
}
