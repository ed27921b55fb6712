// Every page and board: axe-core in both lights, no console message, nothing too wide at 360 px, also with large text.
import { DESKTOP, PHONE, accessible, assert, call, fits, playToEnd, quiet } from "../lib.mjs";

const GAMES = ["bag-o-loot", "camouflage", "dream-team-soccer", "jukem-football", "naked-bootleg"];
const PAGES = ["/", "/new", "/rules", "/rules/bag-o-loot#BL-5.21", "/learn", "/learn/bag-o-loot", "/learn/camouflage", "/puzzles", "/replays", "/settings", "/about"];

async function bothLights(visitor, name) {
  for (const colorScheme of ["light", "dark"]) {
    await visitor.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours are looked at when they have settled.
    const wall = colorScheme === "light" ? "rgb(207, 227, 220)" : "rgb(16, 38, 43)";
    await visitor.page.waitForFunction((colour) => getComputedStyle(document.body).backgroundColor === colour, wall);
    await visitor.page.waitForTimeout(400);
    await accessible(visitor, `${name} (${colorScheme})`);
  }
}

async function page(world, path) {
  const phone = await world.visitor(PHONE);
  await phone.page.goto(`${world.url}${path}`);
  await phone.page.locator("main h1, main h2").first().waitFor();
  await phone.page.waitForTimeout(300);
  await fits(phone, path);
  await bothLights(phone, path);
  await phone.page.evaluate(() => document.documentElement.toggleAttribute("data-large", true));
  await fits(phone, `${path} in large text`);
  quiet(phone);
}

async function board(world, game) {
  for (const [size, options] of [["phone", PHONE], ["desktop", DESKTOP]]) {
    const somebody = await world.visitor(options);
    const { games } = await call(somebody.page, "GET", "/api/games");
    const about = games.find((one) => one.slug === game);
    const quick = game === "camouflage" ? [["side", "animal"], ["deck_pick", "random"], ["board_build", "auto"]] : [];
    await world.table(somebody, { game, seats: size === "phone" ? Math.min(about.seats_max, game === "camouflage" ? 6 : 8) : Math.max(2, about.seats_min), options: quick });
    if (game !== "camouflage") await playToEnd(somebody, { seed: 8, also: async (move) => move === 3 });
    await somebody.page.waitForTimeout(300);
    await fits(somebody, `${game} on a ${size}`);
    await bothLights(somebody, `${game} on a ${size}`);
    await somebody.page.evaluate(() => document.documentElement.toggleAttribute("data-large", true));
    await fits(somebody, `${game} on a ${size} in large text`);
    quiet(somebody);
  }
}

export const tests = {
  ...Object.fromEntries(PAGES.map((path) => [`page ${path}`, (world) => page(world, path)])),
  ...Object.fromEntries(GAMES.map((game) => [`board ${game}`, (world) => board(world, game)])),

  "result, replay and the check of the deal": async (world) => {
    const somebody = await world.visitor(PHONE);
    const id = await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["rounds", "1"]] });
    await playToEnd(somebody, { seed: 3 });
    await bothLights(somebody, "the result");
    await somebody.page.locator(".reasons li").first().waitFor();
    await somebody.page.getByText("Verify this deal").click();
    await somebody.page.getByRole("button", { name: "Check it here" }).click();
    await somebody.page.getByText("The secret is the one that was promised.").waitFor();
    await somebody.page.getByText("The deal comes from the secret").waitFor();
    await somebody.page.goto(`${world.url}/replay/${id}`);
    await somebody.page.getByRole("button", { name: "One on" }).click();
    await somebody.page.getByRole("button", { name: "To the end" }).click();
    await somebody.page.locator("select").first().selectOption("1");
    await somebody.page.waitForTimeout(300);
    await fits(somebody, "the replay");
    await bothLights(somebody, "the replay");
    await somebody.page.getByRole("button", { name: "Review" }).click();
    await somebody.page.locator("dialog[open] .review .plot").waitFor();
    assert((await somebody.page.locator("dialog[open] .turning button").count()) === 3, "three turning points");
    assert((await somebody.page.locator("dialog[open] .review tbody tr").count()) === 3, "luck and skill of everybody");
    await bothLights(somebody, "the review");
    await somebody.page.locator("dialog[open] .turning button").first().click();
    await somebody.page.locator(".ledge .verdict p").first().waitFor();
    await fits(somebody, "the replay with a verdict");
    quiet(somebody);
  },

  "same chairs, again": async (world) => {
    const somebody = await world.visitor();
    const id = await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["rounds", "1"]] });
    await playToEnd(somebody, { seed: 4 });
    await somebody.page.getByRole("button", { name: "Same chairs, again" }).click();
    await somebody.page.waitForURL((url) => !url.href.includes(id));
    await somebody.page.locator('.frame .ledge [role="option"]').first().waitFor();
    quiet(somebody);
  },

  "the waiting room": async (world) => {
    const somebody = await world.visitor(PHONE);
    await call(somebody.page, "POST", "/api/guests", { name: "Bartholomew the Elder" });
    const table = await call(somebody.page, "POST", "/api/tables", { game: "bag-o-loot", seats: 8, public: true });
    await somebody.page.goto(`${world.url}/t/${table.id}`);
    await somebody.page.getByText("Bring your friends").waitFor();
    await fits(somebody, "the waiting room");
    await bothLights(somebody, "the waiting room");
    quiet(somebody);
  },

  "the whole house in German": async (world) => {
    const somebody = await wholeHouse(world, "de", "Setz dich dazu.");
    for (const game of GAMES) {
      await somebody.page.goto(`${world.url}/rules/${game}`);
      await somebody.page.locator("article section[lang=de] h2").filter({ hasText: "1 " }).first().waitFor();
      await fits(somebody, `the rules of ${game} in German`);
    }
    quiet(somebody);
  },

  "the whole house in Spanish": async (world) => quiet(await wholeHouse(world, "es", "Arrima una silla.")),
  "the whole house in French": async (world) => quiet(await wholeHouse(world, "fr", "Prends donc une chaise.")),

  "another language is spoken at once and kept": async (world) => {
    const somebody = await world.visitor();
    await somebody.page.goto(`${world.url}/settings`);
    await somebody.page.getByText("Français").click();
    await somebody.page.getByRole("heading", { name: "Réglages" }).waitFor();
    await somebody.page.goto(world.url);
    await somebody.page.getByText("Prends donc une chaise.").waitFor();
    quiet(somebody);
  },
};

/** Somebody who has been on every page in their browser's language. */
async function wholeHouse(world, code, greeting) {
  const somebody = await world.visitor({ ...PHONE, locale: code });
  await somebody.page.getByText(greeting).waitFor();
  assert((await somebody.page.getAttribute("html", "lang")) === code, "the page says its language");
  for (const path of PAGES) {
    await somebody.page.goto(`${world.url}${path}`);
    await somebody.page.locator("main h1, main h2").first().waitFor();
    await fits(somebody, `${path} in ${code}`);
  }
  return somebody;
}
