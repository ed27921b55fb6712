/** The server's HTTP API, as far as the page uses it. What is refused is thrown as a `Fault` with a sentence for people. */
import type { Review } from "./review";
import type { Choice } from "../wire/Choice";
import type { Code } from "../wire/Code";
import type { FaceInfo } from "../wire/FaceInfo";
import type { GameInfo } from "../wire/GameInfo";
import type { LessonInfo } from "../wire/LessonInfo";
import type { Pace } from "../wire/Pace";
import type { Refused } from "../wire/Refused";
import type { RulesPage } from "../wire/RulesPage";
import type { Said } from "../wire/Said";
import type { Sitting } from "../wire/Sitting";
import type { State } from "../wire/State";
import type { TableInfo } from "../wire/TableInfo";
import type { TableView } from "../wire/TableView";
import type { Told } from "../wire/Told";
import { language, t } from "../words/index.svelte";

/** Everything that can be played, and with whom. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  phrases: [string, string][];
  emotes: [string, string][];
}
export interface Me { id: string; name: string }
export interface LobbyTable { id: string; game: string; state: State; seats: Sitting[]; created_at: number }
export interface ReplayInfo extends LobbyTable { ended_at: number; scores: number[]; places: number[] }
export interface Replay { id: string; game: string; seats: number; lines: string[]; faces: FaceInfo[] }
export interface ReplayStep { step: number; steps: number; told: Told[]; table: TableView }
/** A line of the log. */
export interface LogEntry { step: number; round: number; seat: number | null; said: Said }
/** A moment of a finished match: what was said, and how the points stood. */
export interface Moment { step: number; line: string; log: LogEntry[]; scores: number[]; at: number | null }
export interface Story { id: string; game: string; seats: number; moments: Moment[] }
/** A position of a play file, and what became of something tried there. */
export interface Studied { table: TableView; told: Told[]; faces: FaceInfo[]; choices: Choice[]; refused: Refused | null }
export interface OwnTable extends LobbyTable { you: number | null }
export interface TableSetup {
  game: string;
  seats: number;
  options?: [string, string][];
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  take_back?: boolean;
  pace?: Pace;
  grace?: number;
}

/** Something the server did not do, and why. */
export class Fault extends Error {
  readonly code: Code | "offline";
  readonly clause: string | null;
  readonly said: Said | null;
  constructor(code: Code | "offline", sentence: string, clause: string | null = null, said: Said | null = null) {
    super(sentence);
    this.code = code;
    this.clause = clause;
    this.said = said;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const headers: Record<string, string> = { "accept-language": language() };
    if (body !== undefined) headers["content-type"] = "application/json";
    response = await fetch(path, { method, credentials: "same-origin", headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Fault("offline", t("fault-offline"));
  }
  const text = await response.text();
  if (response.ok) return (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
  throw fault(text);
}

function fault(text: string): Fault {
  try {
    const refused = JSON.parse(text) as Refused;
    return new Fault(refused.code, refused.sentence, refused.clause, refused.said);
  } catch {
    return new Fault("unavailable", t("fault-server"));
  }
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: string) => call<Games>("GET", `/api/games?language=${language}`),
  me: () => call<Me>("GET", "/api/me"),
  guest: (name: string) => call<Me>("POST", "/api/guests", { name }),
  tables: (state: "open" | "playing") => call<LobbyTable[]>("GET", `/api/tables?state=${state}`),
  make: (setup: TableSetup) => call<TableInfo>("POST", "/api/tables", setup),
  look: (table: string) => call<TableInfo>("GET", at(table)),
  sit: (table: string, seat: number) => call<TableInfo>("POST", `${at(table)}/seats/${seat}`),
  free: (table: string, seat: number) => call<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  bot: (table: string, seat: number, kind: string) => call<TableInfo>("POST", `${at(table)}/seats/${seat}/bot`, { kind }),
  leave: (table: string) => call<TableInfo>("POST", `${at(table)}/leave`),
  ready: (table: string, ready: boolean, entropy: string) => call<TableInfo>("POST", `${at(table)}/ready`, { ready, entropy }),
  start: (table: string) => call<TableInfo>("POST", `${at(table)}/start`),
  rematch: (table: string) => call<TableInfo>("POST", `${at(table)}/rematch`),
  replays: () => call<ReplayInfo[]>("GET", "/api/replays"),
  replay: (table: string) => call<Replay>("GET", `/api/replays/${encodeURIComponent(table)}`),
  step: (table: string, step: number, side: string) =>
    call<ReplayStep>("GET", `/api/replays/${encodeURIComponent(table)}/steps/${step}?as=${side}`),
  story: (table: string, side: string) => call<Story>("GET", `/api/replays/${encodeURIComponent(table)}/story?as=${side}`),
  review: (table: string) => call<Review>("GET", `/api/replays/${encodeURIComponent(table)}/review`),
  words: (game: string, language: string) => call<string>("GET", `/api/games/${encodeURIComponent(game)}/words?language=${language}`),
  rules: (game: string, language: string) => call<RulesPage>("GET", `/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  lessons: (game: string, language: string) => call<LessonInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/lessons?language=${language}`),
  lesson: (game: string, name: string) => call<string>("GET", `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`),
  study: (play: string, seat: number, line: number, action?: string) => call<Studied>("POST", "/api/study", { play, seat, line, ...(action ? { action } : {}) }),
  mine: () => call<OwnTable[]>("GET", "/api/me/tables"),
  play: (table: string) => call<string>("GET", `/api/replays/${encodeURIComponent(table)}/play`),
};
