// What the scripts and browser tests share: a server of their own, a browser, people and tables.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const root = resolve(web, "..");

/** The program to test: PARLOR_BIN, else the newest build of this tree. */
export function program() {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const built = ["release/parlor", "debug/parlor"].map((name) => join(target, name)).filter((place) => existsSync(place));
  const newest = built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  const found = process.env.PARLOR_BIN ?? newest;
  if (!found) throw new Error("no parlor program: run `cargo build -p parlor`, or set PARLOR_BIN");
  return found;
}

/** The browser to drive: Debian's chromium, or CHROMIUM. */
export function browserPath() {
  const places = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error("no browser: `apt-get install chromium`, or set CHROMIUM");
  return found;
}

export async function browser() {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio", "--font-render-hinting=none"];
  return chromium.launch({ executablePath: browserPath(), args: flags });
}

/** A server on a port of its own; `restart` stops it and starts it again on the same data. */
export class House {
  constructor(settings = []) {
    this.settings = settings;
    this.folder = mkdtempSync(join(tmpdir(), "parlor-web-"));
    this.port = 0;
    this.child = null;
  }

  async open() {
    const listen = `127.0.0.1:${this.port}`;
    const args = ["serve", "--listen", listen, "--data", this.folder, "--requests", "100000", "--messages", "100000", "--tables", "100000", "--sync", "normal", ...this.settings];
    const child = spawn(program(), args, { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    this.said = "";
    const hear = (data) => (this.said += data);
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    const address = await until(() => /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.said), () => child.exitCode !== null && `the server ended: ${this.said}`);
    this.port = Number(address[1]);
    this.url = `http://127.0.0.1:${this.port}`;
    return this;
  }

  get alive() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends the server as a crash would. */
  async kill() {
    const gone = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGKILL");
    await gone;
  }

  async close() {
    if (this.alive) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function until(look, failed = () => false, patience = 40_000) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    const why = failed();
    if (why) throw new Error(why);
    if (Date.now() > end) throw new Error("it took too long");
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** Calls the API as the page's person does, with its cookie. */
export function call(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const response = await fetch(path, { method, ...json });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${path}: ${answer.sentence}`);
      return answer;
    },
    [method, path, body],
  );
}

/** A table where the page's person plays against bots; gives its id. The page must be at an address of the server. */
export async function tableWithBots(page, { game, seats, options = [], bot, name = "Mina", setup = {} }) {
  const known = await page.evaluate(() => fetch("/api/me").then((answer) => answer.ok));
  if (!known) await call(page, "POST", "/api/guests", { name });
  const { games, bots } = await call(page, "GET", "/api/games");
  const about = games.find((one) => one.slug === game);
  if (!about) throw new Error(`there is no game ${game}: ${games.map((one) => one.slug).join(", ")}`);
  const count = seats ?? Math.min(about.seats_max, Math.max(about.seats_min, 4));
  const table = await call(page, "POST", "/api/tables", { game, seats: count, options, grace: 0, take_back: true, ...setup });
  for (let seat = 1; seat < count; seat++) await call(page, "POST", `/api/tables/${table.id}/seats/${seat}/bot`, { kind: bot ?? bots.at(-1) });
  await call(page, "POST", `/api/tables/${table.id}/ready`, { ready: true, entropy: "stage" });
  await call(page, "POST", `/api/tables/${table.id}/start`);
  return table.id;
}
