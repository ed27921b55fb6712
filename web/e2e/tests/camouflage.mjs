// Camouflage by hand: cards are dragged from the ledge onto the layout and turned on the way, in every mode, to the end.
import { PHONE, assert, call, fits, quiet, until } from "../lib.mjs";

const QUICK = [["side", "animal"], ["deck_pick", "random"], ["board_build", "auto"], ["location_card", "random"]];

/** What can be done now. */
const look = () => {
  const clue = document.querySelector(".clue[data-clue]");
  const action = (name) => document.querySelector(`.bar [data-action="${name}"]:not([aria-disabled="true"])`) !== null;
  return {
    over: document.querySelector("dialog[open] .wins") !== null,
    clue: clue && { card: clue.dataset.clue, rot: Number(clue.dataset.rot) },
    ready: action("ready"),
    hint: action("hint"),
    check: action("check"),
    pass: action("pass"),
    laid: document.querySelectorAll(".laid").length,
    lays: document.querySelector(".slot:not(.fixed)") !== null,
  };
};

const press = (page, action) => page.locator(`.bar [data-action="${action}"]`).click({ timeout: 3000 }).catch(() => {});

/** A placement that "More" lists, where the rules allow help: card, turn and place. */
async function listed(page) {
  const more = page.locator(".ca-ledge .more");
  if (!(await more.count())) return null;
  await more.click({ timeout: 3000 }).catch(() => {});
  const actions = await page.evaluate(() => [...document.querySelectorAll("dialog[open] [data-action]")].map((one) => one.dataset.action).filter((action) => action.startsWith("p ")));
  await page.keyboard.press("Escape");
  if (actions.length === 0) return null;
  const [, card, rot, x, y, place] = actions[0].split(" ");
  return { card, rot: Number(rot), x: Number(x), y: Number(y), location: place?.startsWith("S") ? place.slice(1) : null };
}

/** Where a placement is on the screen: on the clue, or so many cells from the middle of the world. */
async function target(page, { card, x, y, location }) {
  if (location) await page.locator(`[data-place="${location}"]`).first().click({ timeout: 3000 }).catch(() => {});
  return page.evaluate(([card, x, y]) => {
    const box = document.querySelector(x === undefined ? `.clue[data-clue="${card}"]` : ".field .world")?.getBoundingClientRect();
    if (!box) return null;
    const cell = parseFloat(getComputedStyle(document.querySelector(".field .world")).getPropertyValue("--cell"));
    return x === undefined ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: box.x + x * cell, y: box.y + y * cell };
  }, [card, x, y]);
}

/** Drags a card of the ledge to its place, turning it with the wheel on the way. */
async function drag(page, wish) {
  const to = await target(page, wish);
  const from = await page.locator(`.slot[data-face="${wish.card}"]`).boundingBox({ timeout: 3000 }).catch(() => null);
  if (!from || !to) return false;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 3 });
  const turned = () => page.locator("[data-air]").first().getAttribute("data-rot", { timeout: 2000 }).catch(() => null);
  for (let tries = 0; tries < 12; tries++) {
    const now = await turned();
    if (now === null || Number(now) === wish.rot) break;
    await page.mouse.wheel(0, 120);
    await until(async () => (await turned()) !== now, () => false, 600).catch(() => {});
  }
  // The layout may have moved when the card was lifted.
  const there = (await target(page, { ...wish, location: null })) ?? to;
  await page.mouse.move(there.x, there.y, { steps: 6 });
  await page.mouse.up();
  return true;
}

const layers = (page) => page.evaluate(() => document.querySelectorAll(".laid").length + (document.querySelector("dialog[open] .wins") ? 100 : 0));

/** Plays by drags until the match is over; gives how many cards were dragged onto the layout. */
async function byHand(page, { race = false, patience = 360_000 } = {}) {
  let dragged = 0;
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const now = await page.evaluate(look);
    if (now.over) return dragged;
    if (now.ready) {
      await press(page, "ready");
      continue;
    }
    const wish = now.clue ?? (now.pass || (race && now.lays) ? await listed(page) : null);
    if (wish) {
      const before = await layers(page);
      if ((await drag(page, wish)) && (await until(async () => (await layers(page)) > before, () => false, 5000).catch(() => false))) dragged += 1;
      else if (now.pass) await press(page, "pass");
    } else if (now.check && !now.hint) await press(page, "check");
    else if (now.hint) {
      await press(page, "hint");
      await until(() => page.evaluate(() => document.querySelector(".clue[data-clue], .why, dialog[open] .wins") !== null), () => false, 5000).catch(() => false);
    } else if (now.pass) await press(page, "pass");
    else await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error("the match did not end");
}

async function match(world, mode, seats, least, { race = false, bot = "greedy" } = {}) {
  const somebody = await world.visitor();
  const options = [...QUICK, ["mode", mode], ["assist", "preview"], ...(race ? [] : [["pace", "turns"]])];
  await world.table(somebody, { game: "camouflage", seats, options, bot });
  const dragged = await byHand(somebody.page, { race });
  assert(dragged >= least, `${dragged} cards were laid by hand`);
  quiet(somebody);
  return `${dragged} cards by hand`;
}

export const tests = {
  "speed by drags": (world) => match(world, "speed", 2, 4),
  "diversify by drags": (world) => match(world, "diversify", 3, 3),
  "cover by drags": (world) => match(world, "cover", 2, 3),
  "not my stack by drags": (world) => match(world, "not_my_stack", 3, 2),
  "speed by drags, all at once": (world) => match(world, "speed", 2, 2, { race: true, bot: "beginner" }),

  "a puzzle from the shelf, by hints and drags": async (world) => {
    const somebody = await world.visitor();
    const { page } = somebody;
    await page.goto(`${world.url}/puzzles`);
    await page.locator('[data-puzzle="a-0001"]').click();
    await page.waitForURL(/\/t\//);
    await page.waitForSelector(".frame .outline");
    const dragged = await byHand(page);
    assert(dragged >= 3, `${dragged} cards were laid by hand`);
    await page.locator("dialog[open]").getByRole("link", { name: "All puzzles" }).click();
    await page.locator('[data-puzzle="a-0001"].solved').waitFor();
    quiet(somebody);
    return `${dragged} cards by hand`;
  },

  "a puzzle solved by two browsers": async (world) => {
    const [ann, bob] = [await world.visitor(), await world.visitor(PHONE)];
    await call(ann.page, "POST", "/api/guests", { name: "Ann" });
    await call(bob.page, "POST", "/api/guests", { name: "Bob" });
    const table = await call(ann.page, "POST", "/api/tables", { game: "camouflage", seats: 2, options: [["mode", "puzzle"], ["puzzle", "a-0002"]] });
    await call(bob.page, "POST", `/api/tables/${table.id}/seats/1`);
    for (const { page } of [ann, bob]) await call(page, "POST", `/api/tables/${table.id}/ready`, { ready: true, entropy: "two" });
    await call(ann.page, "POST", `/api/tables/${table.id}/start`);
    for (const { page } of [ann, bob]) {
      await page.goto(`${world.url}/t/${table.id}`);
      await page.waitForSelector(".frame .outline");
    }
    await fits(bob, "a puzzle on a phone");
    // Ann asks and lays the first card; Bob sees it, and lays what is left.
    await until(async () => (await press(ann.page, "hint"), (await ann.page.evaluate(look)).clue));
    await drag(ann.page, (await ann.page.evaluate(look)).clue);
    await until(async () => (await layers(bob.page)) === 1);
    const dragged = await byHand(bob.page);
    assert(dragged >= 1, `${dragged} cards were laid by the second`);
    await ann.page.locator("dialog[open] .wins").waitFor();
    [ann, bob].forEach(quiet);
  },
};
