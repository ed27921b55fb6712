// Weighs the built client: the script of the home page at its first load, and each board that is loaded on demand.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { web } from "./house.mjs";

const HOME = 90;
const BOARD = 60;
const dist = join(web, process.env.WEB_OUT ?? "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const weight = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;

/** What is loaded with a chunk: it, and what it imports at once. */
function chunks(key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) chunks(next, found);
  return found;
}

const sum = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")).reduce((all, file) => all + weight(file), 0);
const home = chunks("index.html");
let failed = false;
function line(name, size, most) {
  const heavy = size > most;
  failed ||= heavy;
  console.log(`${name.padEnd(28)} ${size.toFixed(1).padStart(6)} KB of ${most}${heavy ? "  TOO HEAVY" : ""}`);
}

line("home", sum(home), HOME);
const table = chunks("src/pages/TablePage.svelte");
for (const folder of readdirSync(join(web, "src/boards"), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const own = [...chunks(`src/boards/${folder.name}/board.ts`)].filter((key) => !home.has(key) && !table.has(key));
  if (own.length) line(folder.name, sum(own), BOARD);
}
if (failed) process.exit(1);
