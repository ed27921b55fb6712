// Looks at a board: starts a server and the page, sets a table with bots, plays some moves, and takes pictures.
//
//   npm run stage -- <slug> [--seats 4] [--option key=value]… [--moves 6] [--bot greedy] [--out shots]
//                    [--sizes phone,desktop] [--themes light,dark] [--pick] [--keep] [--large]
//   npm run stage -- --play <file>[:line[:seat]]…    positions of play files, each after so many of its lines
//
// PARLOR_BIN names the program; the page comes fresh from web/src through Vite, so nothing has to be built.
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { House, browser, tableWithBots, web } from "./house.mjs";

const SIZES = { phone: { width: 360, height: 640 }, tall: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 }, desktop: { width: 1440, height: 900 }, landscape: { width: 740, height: 360 } };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: "string" }, option: { type: "string", multiple: true, default: [] }, moves: { type: "string", default: "6" },
    bot: { type: "string" }, out: { type: "string", default: "shots" }, sizes: { type: "string", default: "phone,desktop" },
    themes: { type: "string", default: "light,dark" }, pick: { type: "boolean", default: false }, keep: { type: "boolean", default: false },
    large: { type: "boolean", default: false }, path: { type: "string" }, play: { type: "string", multiple: true, default: [] }, lang: { type: "string", default: "en-GB" },
  },
});
const game = positionals[0];
const out = resolve(web, values.out);
mkdirSync(out, { recursive: true });

const house = await new House().open();
process.env.PARLOR_SERVER = house.url;
const vite = await createServer({ root: web, configFile: join(web, "vite.config.ts"), server: { port: 0, host: "127.0.0.1", hmr: false }, logLevel: "error" });
await vite.listen();
const url = vite.resolvedUrls.local[0].replace(/\/$/, "");
const chrome = await browser();
const page = await chrome.newPage({ viewport: SIZES.desktop, reducedMotion: "reduce", locale: values.lang });
const wrong = [];
page.on("console", (line) => ["error", "warning"].includes(line.type()) && !/401/.test(line.text()) && wrong.push(line.text()));
page.on("pageerror", (error) => wrong.push(String(error)));

/** Takes a picture in each size and light. */
async function shoot(title, fullPage) {
  await page.waitForTimeout(500);
  for (const theme of values.themes.split(",")) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of values.sizes.split(",")) {
      await page.setViewportSize(SIZES[size]);
      await page.waitForTimeout(250);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const name = join(out, `${title}-${size}-${theme}.png`);
      await page.screenshot({ path: name, fullPage });
      console.log(`${name}${overflow > 0 ? `  OVERFLOWS by ${overflow} px` : ""}`);
    }
  }
}

/** A position of a play file: `file:line:seat`; all its lines and seat 0 unless said. */
async function position(what) {
  const [file, line, seat] = what.split(":");
  // A whole match says how many steps it has; a part of it has fewer.
  const set = { text: readFileSync(file, "utf8").replace(/^steps .*$/m, ""), line: line ? Number(line) : undefined, seat: Number(seat ?? 0) };
  await page.goto(`${url}/`);
  await page.evaluate((set) => sessionStorage.setItem("position", JSON.stringify(set)), set);
  await page.goto(`${url}/scripts/position.html`);
  await page.waitForSelector(".frame .mat", { timeout: 90_000 });
  const title = await page.title();
  if (title !== "Position") return console.log(`${what}: ${title}`);
  await shoot(`${basename(file, ".play")}${line ? `-${line}` : ""}${seat ? `-${seat}` : ""}`, false);
}

try {
  await page.goto(`${url}/`);
  if (values.large) await page.evaluate(() => localStorage.setItem("parlor.settings", JSON.stringify({ large: true })));
  if (game) {
    const options = values.option.map((pair) => pair.split("="));
    const id = await tableWithBots(page, { game, seats: values.seats && Number(values.seats), options, bot: values.bot });
    await page.goto(`${url}/t/${id}`);
    await page.waitForSelector(".frame", { timeout: 60_000 });
    for (let move = 0; move < Number(values.moves); move++) if (!(await choose(move))) break;
    if (values.pick) await page.locator('[role="option"]').first().click({ timeout: 2000 }).catch(() => {});
  } else if (values.play.length === 0) {
    await page.goto(`${url}${values.path ?? "/"}`);
    await page.waitForTimeout(1500);
  }
  if (values.play.length) for (const what of values.play) await position(what);
  else await shoot(game ?? (values.path ?? "home").replace(/\W+/g, "-"), !game);
  for (const line of wrong) console.log(`console: ${line}`);
  if (values.keep) {
    console.log(`open ${page.url()} — Ctrl+C ends it`);
    await new Promise(() => {});
  }
} finally {
  await chrome.close();
  await vite.close();
  await house.close();
}

/** Takes a choice by clicking: the primary, or now and then another one of the list. */
async function choose(move) {
  const act = page.locator(".bar .btn.choice");
  try {
    await act.first().waitFor({ timeout: 8000 });
    const all = page.locator(".bar .more");
    if (move % 2 === 1 && (await all.count())) {
      await all.click();
      const list = page.locator("dialog[open] .choice");
      await list.nth(move % (await list.count())).click();
    } else {
      await page.locator(".bar .btn.act").click();
    }
    await page.waitForTimeout(150);
    const sure = page.locator(".bar .btn.lamp");
    if (await sure.count()) await sure.first().click();
    await page.waitForTimeout(250);
    return true;
  } catch {
    return false;
  }
}
