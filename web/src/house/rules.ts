/** The rules as pages: the project's own wording as Markdown, read into chapters and clauses. */
import type { RulesOrigin } from "../wire/RulesOrigin";
import { api, Fault } from "./api";

/** A piece of a sentence. */
export type Piece = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "clause"; text: string };

export type Block =
  | { kind: "clause"; id: string; origin: RulesOrigin; pieces: Piece[]; why: Piece[] }
  | { kind: "text"; pieces: Piece[] }
  | { kind: "item"; mark: string; pieces: Piece[] }
  | { kind: "heading"; text: string }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}
export interface Rules {
  /** The language it is written in. */
  language: string;
  title: string;
  chapters: Chapter[];
  clauses: Map<string, Piece[]>;
}

const kept = new Map<string, Promise<Rules | null>>();

/** The rules of a game in this language, or in English; none if it has no page. */
export function rulesOf(slug: string, language: string): Promise<Rules | null> {
  const key = `${language} ${slug}`;
  const known = kept.get(key) ?? api.rules(slug, language).then((page) => parse(page.markdown, page.language), missing);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known;
}

function missing(fault: unknown): null {
  if (fault instanceof Fault && fault.code === "not_found") return null;
  throw fault;
}

/** Reads a rules document. */
export function parse(text: string, language = "en"): Rules {
  const rules: Rules = { language, title: "", chapters: [], clauses: new Map() };
  let chapter: Chapter = { id: "top", title: "", blocks: [] };
  rules.chapters.push(chapter);
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.startsWith("# ")) rules.title = line.slice(2).trim();
    else if (line.startsWith("## ")) {
      const title = line.slice(3).trim();
      // By its place, so that a link leads to the same chapter in every language.
      chapter = { id: `chapter-${rules.chapters.length}`, title, blocks: [] };
      rules.chapters.push(chapter);
    } else if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      const stop = end < 0 ? lines.length : end;
      chapter.blocks.push({ kind: "code", text: lines.slice(at + 1, stop).join("\n") });
      at = stop;
    } else if (line.startsWith("|")) {
      let end = at;
      while (lines[end + 1]?.startsWith("|")) end++;
      chapter.blocks.push(table(lines.slice(at, end + 1)));
      at = end;
    } else if (line.trim()) chapter.blocks.push(block(line, rules));
  }
  rules.chapters = rules.chapters.filter((one) => one.blocks.length > 0);
  return rules;
}

/** The signs of a clause line; one without a sign is a printed rule. */
const ORIGINS: Record<string, RulesOrigin> = { ruling: "ruling", "part ruling": "part_ruling" };

function block(line: string, rules: Rules): Block {
  const clause = /^[-*] \*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s*(?:\*\(note\)\*\s*)?(?:\*\(((?:part )?ruling)\)\*\s*)?(.*?)(?:\s*\*\(why\)\*\s*(.*))?$/.exec(line.trim());
  if (clause?.[1] && clause[3] !== undefined) {
    const found = pieces(clause[3]);
    rules.clauses.set(clause[1], found);
    return { kind: "clause", id: clause[1], origin: ORIGINS[clause[2] ?? ""] ?? "printed", pieces: found, why: pieces(clause[4] ?? "") };
  }
  if (line.startsWith("#")) return { kind: "heading", text: line.replace(/^#+\s*/, "") };
  const item = /^\s*(?:[-*]|(\d+\.)) (.*)$/.exec(line);
  if (item?.[2]) return { kind: "item", mark: item[1] ?? "•", pieces: pieces(item[2]) };
  return { kind: "text", pieces: pieces(line.trim()) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Piece[][] => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => pieces(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** A sentence in pieces: bold, italic, code, and clauses to follow. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const sign = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+\.\d+)\b/g;
  let from = 0;
  for (const hit of text.matchAll(sign)) {
    if (hit.index > from) found.push({ kind: "text", text: text.slice(from, hit.index) });
    const [, bold, italic, code, clause] = hit;
    if (bold) found.push({ kind: "bold", text: bold });
    else if (italic) found.push({ kind: "italic", text: italic });
    else if (code) found.push({ kind: "code", text: code });
    else if (clause) found.push({ kind: "clause", text: clause });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export const plain = (list: Piece[]): string => list.map((piece) => piece.text).join("");

/** Whether a block says all the words that are looked for. */
export function says(block: Block, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = (block.kind === "table" ? [...block.head, ...block.rows.flat()].map(plain).join(" ") : block.kind === "heading" || block.kind === "code" ? block.text : block.kind === "clause" ? `${block.id} ${plain(block.pieces)} ${plain(block.why)}` : plain(block.pieces)).toLowerCase();
  return words.every((word) => text.includes(word));
}
