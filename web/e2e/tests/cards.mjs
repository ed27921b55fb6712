// Cards explain themselves: by hover, long press, `i` and to those who are read to; every face of every game, its rule one press away.
import { DESKTOP, PHONE, accessible, assert, playToEnd, quiet } from "../lib.mjs";

const GAMES = { "bag-o-loot": [], "camouflage": [["side", "animal"], ["deck_pick", "random"], ["board_build", "auto"]], "dream-team-soccer": [], "jukem-football": [], "naked-bootleg": [] };

/** All cards of a game, as `i` shows them to somebody who is on the table. */
async function allCards(world, game, options) {
  const somebody = await world.visitor(DESKTOP);
  const { page } = somebody;
  await world.table(somebody, { game, options });
  await page.locator(".mat").focus();
  await page.keyboard.press("i");
  await page.locator("dialog[open] .kinds > li").first().waitFor();
  const kinds = await page.locator("dialog[open] .kinds > li").evaluateAll((all) => all.map((one) => ({
    face: one.dataset.kind,
    texts: [one.querySelector(".does")?.textContent ?? "", one.querySelector(".when")?.textContent ?? ""],
    clauses: one.querySelectorAll(".clauses button").length,
  })));
  for (const { face, texts, clauses } of kinds) {
    assert(texts.every((text) => text.trim().length > 8 && !/^help-|[{}]/.test(text)), `${game}: ${face} says ${JSON.stringify(texts)}`);
    assert(clauses > 0, `${game}: ${face} names no rule`);
  }
  await accessible(somebody, `the cards of ${game}`);
  await page.locator("dialog[open] .clauses button").first().click();
  await page.locator("dialog[open] article, dialog[open] section").first().waitFor();
  quiet(somebody);
  return `${kinds.length} kinds`;
}

export const tests = {
  ...Object.fromEntries(Object.entries(GAMES).map(([game, options]) => [`every face of ${game} has help`, (world) => allCards(world, game, options)])),

  "a card of the hand explains itself to mouse, keys and readers": async (world) => {
    const somebody = await world.visitor(DESKTOP);
    const { page } = somebody;
    await world.table(somebody, { game: "jukem-football" });
    const card = page.locator('.ledge [role="option"]').first();
    await card.waitFor();
    const said = await card.evaluate((one) => document.getElementById(one.getAttribute("aria-describedby"))?.textContent);
    assert(said && said.length > 20, `readers are told ${said}`);
    await card.hover();
    const does = await page.locator(".peek .does").textContent();
    assert(said.startsWith(does), "the mouse is told the same");
    await page.locator(".peek").hover();
    await page.waitForTimeout(400);
    assert(await page.locator(".peek .clauses button").first().isVisible(), "the help can be entered, and its rule pressed");
    await page.mouse.move(4, 4);
    await page.locator(".peek").waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await page.keyboard.press("i");
    assert((await page.locator("dialog[open] .does").count()) === 1, "one card is opened");
    await page.keyboard.press("Escape");
    quiet(somebody);
  },

  "a long press opens a card, in the hand and on the mat": async (world) => {
    const somebody = await world.visitor(PHONE);
    const { page } = somebody;
    await world.table(somebody, { game: "naked-bootleg", seats: 3 });
    const press = async (where) => {
      const box = await page.locator(where).first().boundingBox();
      await page.mouse.move(box.x + 12, box.y + 20);
      await page.mouse.down();
      await page.locator("dialog[open] .inspect .does").waitFor();
      await page.mouse.up();
      await page.locator("dialog[open] .inspect .when").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    await press('.ledge [role="option"] [data-face]');
    await playToEnd(somebody, { seed: 5, also: async () => (await page.locator(".mat [data-face]").count()) > 0 });
    await press(".mat [data-face]");
    quiet(somebody);
  },

  "a long hand has rows, and every card room for a finger": async (world) => {
    const somebody = await world.visitor(PHONE);
    const { page } = somebody;
    await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["special_claims", "manual"]] });
    await page.locator('.ledge [role="option"]').first().waitFor();
    const cards = await page.locator('.ledge [role="option"]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const one of cards) {
      const right = Math.min(one.right, ...cards.filter((other) => Math.abs(other.y - one.y) < 20 && other.x > one.x + 2).map((other) => other.x));
      const below = Math.min(one.bottom, ...cards.filter((other) => other.y > one.y + 20).map((other) => other.y));
      assert(right - one.x >= 38.9 && below - one.y >= 39.9, `a card shows ${right - one.x} by ${below - one.y} px`);
      assert(one.x >= 0 && one.right <= 360, "no card is cut");
    }
    quiet(somebody);
    return `${cards.length} cards`;
  },

  "all choices lie by their cards, and words narrow them down": async (world) => {
    const somebody = await world.visitor(PHONE);
    const { page } = somebody;
    await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["special_claims", "manual"]] });
    await playToEnd(somebody, { seed: 2, also: async () => page.evaluate(() => Number(/\d+/.exec(document.querySelector(".bar .more")?.textContent ?? "")?.[0] ?? 0) > 8) });
    await page.locator(".bar .more").click();
    const all = page.locator("dialog[open] .all .choice");
    const before = await all.count();
    assert((await page.locator("dialog[open] .group .card").count()) > 1, "each group has the picture of its card");
    await accessible(somebody, "all choices");
    await page.locator("dialog[open] input").fill((await all.last().textContent()).trim());
    await page.waitForFunction((n) => document.querySelectorAll("dialog[open] .all .choice").length < n, before);
    assert((await all.count()) > 0, "what was asked for is left");
    quiet(somebody);
  },
};
