/** Names in a sentence, so that they can be set in bold. */
export interface Part {
  text: string;
  name: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in parts, the names of people apart; longer names first, and never within a word. */
export function named(sentence: string, names: string[]): Part[] {
  const known = names.filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text: sentence, name: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence.split(pattern).map((text, at) => ({ text, name: at % 2 === 1 })).filter((part) => part.text !== "");
}
