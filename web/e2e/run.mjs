// Runs the browser tests: `node e2e/run.mjs [words…]`. Each file of e2e/tests exports `tests`: name -> async (world) => …
// Two at a time, each with a server of its own; a test that fails is tried once more and said so.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { browser, web } from "../scripts/house.mjs";
import { World } from "./lib.mjs";

const wish = process.argv.slice(2);
const files = readdirSync(join(web, "e2e/tests")).filter((name) => name.endsWith(".mjs"));
const queue = [];
for (const file of files) {
  const { tests } = await import(`./tests/${file}`);
  for (const [name, test] of Object.entries(tests)) {
    if (wish.every((word) => `${file} ${name}`.includes(word))) queue.push({ name: `${file.replace(".mjs", "")}: ${name}`, test });
  }
}

const failed = [];
const latency = [];
let count = 0;
const begin = Date.now();

/** Takes one test after the other, with a server and a browser of its own. */
async function worker() {
  if (queue.length === 0) return;
  const world = await World.open();
  world.latency = latency;
  try {
    for (let next = queue.shift(); next; next = queue.shift()) await run(world, next.name, next.test);
  } finally {
    await world.close();
  }
}

async function run(world, name, test) {
  for (let attempt = 1; attempt <= 2; attempt++) {
    const start = Date.now();
    // A browser or a server that died must not take the other tests with it.
    if (!world.browser.isConnected()) world.browser = await browser();
    if (!world.house.alive) await world.house.open();
    try {
      const said = await limited(test(world), 420_000);
      count += 1;
      console.log(`ok    ${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}${attempt > 1 ? "  (second attempt)" : ""}${said ? `  ${said}` : ""}`);
      return;
    } catch (error) {
      if (attempt === 2) failed.push(name);
      await pictures(world, `${name} ${attempt}`);
      console.log(`${attempt === 2 ? "FAIL" : "again"} ${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}\n        ${String(error?.stack ?? error).split("\n").slice(0, 6).join("\n        ")}`);
    } finally {
      await Promise.all(world.browser.contexts().map((context) => context.close().catch(() => {})));
    }
  }
}

/** What was to be seen when it failed, in web/shots. */
async function pictures(world, name) {
  const open = world.browser.contexts().flatMap((context) => context.pages());
  mkdirSync(join(web, "shots"), { recursive: true });
  for (const [at, page] of open.entries()) {
    const path = join(web, "shots", `failed ${name} ${at + 1}.png`.replace(/[^\w.]+/g, "-"));
    await page.screenshot({ path, timeout: 5000 }).catch(() => {});
  }
}

function limited(promise, patience) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error("it took too long")), patience)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

await Promise.all([worker(), worker()]);
/** The medians of what was measured: of all games, and of each. */
function medians(kind, words) {
  const all = latency.filter((one) => one.kind === kind);
  if (all.length === 0) return;
  const median = (list) => list.map((one) => one.ms).sort((a, b) => a - b)[Math.floor(list.length / 2)].toFixed(0);
  const games = [...new Set(all.map((one) => one.game))].sort().map((game) => `${game} ${median(all.filter((one) => one.game === game))}`);
  console.log(`from a click on a choice to the first frame ${words}: ${median(all)} ms (median of ${all.length}; ${games.join(", ")})`);
}
medians("taken", "that shows it was taken");
medians("effect", "of its effect");
console.log(`browser tests: ${count} passed, ${failed.length} failed, ${((Date.now() - begin) / 1000).toFixed(0)} s`);
if (failed.length) {
  console.log(failed.map((name) => `  failed: ${name}`).join("\n"));
  process.exit(1);
}
