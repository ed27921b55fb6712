// One lesson of each game from start to end: the taught move by its button, everybody else's by "Go on".
import { assert, quiet, until } from "../lib.mjs";

const GAMES = ["bag-o-loot", "camouflage", "dream-team-soccer", "jukem-football", "naked-bootleg"];

async function lesson(world, game) {
  const somebody = await world.visitor();
  const { page } = somebody;
  const known = await page.evaluate((slug) => fetch(`/api/games/${slug}/lessons`).then((answer) => answer.json()), game);
  assert(known.length > 0, `${game} has no lesson`);
  const text = await page.evaluate(([slug, name]) => fetch(`/api/games/${slug}/lessons/${name}`).then((answer) => answer.text()), [game, known[0].name]);
  const taught = text.split("\n").flatMap((line) => (/^0: /.test(line) ? [line.slice(3).replace(/ @\d+$/, "").trim()] : []));
  await page.goto(`${world.url}/learn/${game}`);
  let found = 0;
  for (let step = 0; step < 80; step++) {
    const before = await page.locator(".teacher .num").textContent();
    const play = page.locator(".teacher .btn.act");
    if (await play.count()) {
      if (/real match/.test(await play.textContent())) break;
      await play.click();
    } else {
      const action = taught[found++];
      if (found === 1) await wrongFirst(page, action);
      const button = page.locator(`.bar [data-action="${action}"]`);
      if (await button.count()) await button.click();
      else await otherwise(page, action);
      const sure = page.locator(".bar .btn.lamp");
      if (await sure.count()) await sure.first().click();
    }
    await until(async () => (await page.locator(".teacher .num").textContent()) !== before);
  }
  assert(found === taught.length, `${found} of ${taught.length} moves were found`);
  quiet(somebody);
  return `${taught.length} own moves`;
}

/** Another choice than the taught one is explained, not taken. */
async function wrongFirst(page, action) {
  const other = await page.evaluate((wish) => [...document.querySelectorAll(".bar .choice")].map((one) => one.dataset.action).find((one) => one !== wish), action);
  if (!other) return;
  await page.locator(`.bar [data-action="${other}"]`).click();
  const sure = page.locator(".bar .btn.lamp");
  if (await sure.count()) await sure.first().click();
  await page.locator(".why").waitFor();
}

/** From the list of all choices; what is done with several cards, or by a drag, is tested with its board: ask the teacher. */
async function otherwise(page, action) {
  const more = page.locator(".bar .more");
  if (await more.count()) {
    await more.click();
    const choice = page.locator(`dialog[open] [data-action="${action}"]`);
    if (await choice.count()) return choice.click();
    await page.keyboard.press("Escape");
  }
  await page.locator(".teacher .do").click();
}

export const tests = Object.fromEntries(GAMES.map((game) => [game, (world) => lesson(world, game)]));
