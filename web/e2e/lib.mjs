// What browser tests are made of: a world (server, browser), visitors (pages that listen for errors), and players who click.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { House, browser, call, tableWithBots, until, web } from "../scripts/house.mjs";
import { front } from "./front.mjs";

export { call, tableWithBots, until };
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * In the page, for every press on a choice: how long until the first frame that shows it was taken (the button stays down, its
 * cards rise), and until the first that shows what it did, as the server told it: on the mat, in the hand or among the people.
 */
function measure() {
  window.latency = [];
  addEventListener("click", (event) => {
    if (!event.target.closest?.(".bar .choice")) return;
    const start = event.timeStamp;
    const game = /mood-(\w+)/.exec(document.querySelector(".frame")?.className ?? "")?.[1] ?? "";
    const once = (kind, places, what) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => window.latency.push({ game, kind, ms: performance.now() - start }));
      });
      for (const part of document.querySelectorAll(places)) watch.observe(part, { subtree: true, ...what });
      setTimeout(() => watch.disconnect(), 3000);
    };
    once("taken", ".ledge", { attributes: true, attributeFilter: ["class"] });
    once("effect", ".mat, .hands, .seats, .ca-ledge .hand", { childList: true, characterData: true });
  }, true);
}

/** A server and a browser that live for a file of tests. */
export class World {
  static async open(settings = []) {
    const world = new World();
    world.house = await new House(["--test-seed", "1", "--bot-pause", "0", ...settings]).open();
    const page = await fetch(`${world.house.url}/`).then((answer) => answer.text());
    // A build without the client is tested through a front that serves web/dist; WEB_FRONT=1 asks for that with any build.
    world.front = page.includes("/assets/") && !process.env.WEB_FRONT ? null : await front(world.house, join(web, "dist"));
    world.url = world.front?.url ?? world.house.url;
    world.browser = await browser();
    return world;
  }

  async close() {
    await this.browser.close();
    this.front?.close();
    await this.house.close();
  }

  /** Somebody with a browser of their own. What the console says against us is kept. */
  async visitor(options = DESKTOP) {
    const context = await this.browser.newContext({ reducedMotion: "reduce", locale: "en-GB", serviceWorkers: "block", ...options });
    const page = await context.newPage();
    await page.addInitScript(measure);
    page.setDefaultTimeout(40_000);
    const visitor = { page, context, wrong: [], astray: 0, latency: this.latency, allowed: [/status of 401/], touch: options.hasTouch ?? false };
    const complain = (text) => visitor.allowed.some((pattern) => pattern.test(text)) || visitor.wrong.push(text);
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && complain(`${line.text()} ${line.location().url ?? ""}`));
    page.on("pageerror", (error) => complain(String(error)));
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => (visitor.astray += JSON.parse(payload).ask === "fresh" ? 1 : 0)));
    await page.goto(`${this.url}/`);
    return visitor;
  }

  /** A match against bots, as far as the first sight of the table. */
  async table(visitor, setup) {
    const id = await tableWithBots(visitor.page, { bot: "greedy", ...setup });
    await visitor.page.goto(`${this.url}/t/${id}`);
    await visitor.page.waitForSelector(".frame");
    return id;
  }
}

export function assert(holds, why) {
  if (!holds) throw new Error(why);
}

/** The console said nothing against us, and no table had to be asked for a second time because it did not fit what was told. */
export function quiet(visitor) {
  assert(!visitor.astray, `the page has gone astray ${visitor.astray} times`);
  assert(visitor.wrong.length === 0, `console: ${visitor.wrong.slice(0, 3).join(" | ")}`);
}

/** A small generator, so that the same test clicks the same way. */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** What the page shows: the end, a choice, or neither. */
const look = () => ({
  over: document.querySelector("dialog[open] .wins") !== null,
  shut: document.querySelector("dialog[open] .wins") === null && document.querySelector(".top .btn.lamp") !== null,
  bar: document.querySelectorAll(".bar .btn.choice").length,
  more: document.querySelector(".bar .more") !== null,
  can: document.querySelectorAll('.ledge [role="option"].can').length,
  sent: document.querySelector('.bar .btn.choice[aria-disabled="true"]') !== null,
});

/**
 * Plays a match to its end by clicking: now and then picks a card and takes what it offers, now and then another choice of
 * the list, else the primary button. `also` may do something before each choice; true ends it.
 */
export async function playToEnd(visitor, { seed = 1, moves = 600, also = async () => false, bold = 3 } = {}) {
  const { page } = visitor;
  const roll = dice(seed);
  for (let move = 0; move < moves; move++) {
    const seen = await until(async () => {
      const now = await page.evaluate(look);
      // A key that was meant for something else has closed the result.
      if (now.shut) await page.locator(".top .btn.lamp").click({ timeout: 3000 }).catch(() => {});
      return now.over || (now.bar > 0 && !now.sent) ? now : null;
    }, () => false, 60_000);
    if (seen.over) {
      visitor.latency?.push(...(await page.evaluate(() => window.latency)));
      return move;
    }
    if (await also(move)) return move;
    await choose(visitor, seen, roll, bold);
  }
  throw new Error(`the match did not end within ${moves} choices`);
}

async function choose(visitor, seen, roll, bold) {
  const { page } = visitor;
  const press = (locator) => (visitor.touch ? locator.tap({ timeout: 3000 }) : locator.click({ timeout: 3000 }));
  try {
    if (seen.can > 0 && roll(bold) === 0) {
      await press(page.locator('.ledge [role="option"].can').nth(roll(seen.can)));
      if ((await page.locator(".bar .btn.act").count()) === 0) return await page.keyboard.press("Escape");
      await press(page.locator(".bar .btn.act").first());
    } else if (seen.more && roll(bold + 2) === 0) {
      await press(page.locator(".bar .more"));
      const all = page.locator("dialog[open] .choice");
      await press(all.nth(roll(await all.count())));
    } else {
      // In a window that cannot be answered nothing is primary: whoever lets it stand presses the other button.
      const primary = page.locator(".bar .btn.act");
      await press((await primary.count()) ? primary.first() : page.locator(".bar .btn.choice").first());
    }
    const sure = page.locator(".bar .btn.lamp, dialog[open] .btn.lamp");
    if (await sure.count()) await press(sure.first());
  } catch (error) {
    // The table went on while we aimed: look again. Anything else shows itself by the match not ending.
    if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
    await page.keyboard.press("Escape");
  }
}

/** No serious or critical violation of accessibility. */
export async function accessible(visitor, name) {
  const { page } = visitor;
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.filter((one) => ["serious", "critical"].includes(one.impact)).map((one) => `${one.id}: ${one.nodes.slice(0, 2).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join("; ")}`);
  });
  assert(found.length === 0, `${name}: ${found.join(" | ")}`);
}

/** Nothing sticks out at the side. */
export async function fits(visitor, name) {
  const over = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(over <= 0, `${name} is ${over} px too wide`);
}
