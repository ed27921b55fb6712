// Takes the pictures of the README: home, each board in mid-game on a phone and a desktop, the end of a match.
//
//   npm run build && node scripts/pictures.mjs [folder]
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { PHONE, World, playToEnd } from "../e2e/lib.mjs";
import { web } from "./house.mjs";

const out = resolve(process.argv[2] ?? join(web, "../docs/pictures/web"));
mkdirSync(out, { recursive: true });
const WIDE = { viewport: { width: 1280, height: 800 } };
const QUICK = [["side", "animal"], ["deck_pick", "random"], ["board_build", "auto"], ["pace", "turns"]];
/** Game, seats, options, choices before the picture. */
const BOARDS = [["bag-o-loot", 5, [], 5], ["camouflage", 3, QUICK, 3], ["dream-team-soccer", 8, [], 4], ["jukem-football", 2, [], 9], ["naked-bootleg", 4, [], 8]];

const world = await World.open();
const shoot = (visitor, name) => visitor.page.screenshot({ path: join(out, `${name}.png`) });
for (const [size, options] of [["phone", PHONE], ["desktop", WIDE]]) {
  const somebody = await world.visitor({ ...options, colorScheme: size === "phone" ? "light" : "dark" });
  const { page } = somebody;
  await page.waitForSelector(".box .lid svg");
  await shoot(somebody, `home-${size}`);
  for (const [game, seats, choices, moves] of BOARDS) {
    await world.table(somebody, { game, seats, options: choices });
    if (game === "camouflage") await laid(page);
    else await playToEnd(somebody, { seed: 7, bold: 99, also: async (move) => move === moves });
    await page.waitForTimeout(1500);
    await shoot(somebody, `${game}-${size}`);
  }
  const id = await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["rounds", "1"]] });
  await playToEnd(somebody, { seed: 3 });
  await page.waitForTimeout(400);
  await shoot(somebody, `end-${size}`);
  await page.goto(`${world.url}/replay/${id}`);
  await page.locator(size === "phone" ? ".ledge .phoneonly" : '.side [role="tab"] >> nth=1').first().click();
  if (size === "desktop") await page.getByRole("button", { name: "Look at it again" }).click();
  await page.locator(".review .plot").waitFor();
  await page.locator(".turning button").nth(1).click();
  await page.waitForTimeout(400);
  await shoot(somebody, `review-${size}`);
}
await world.close();

/** Camouflage in turns, after a few passes: the others have laid some cards. */
async function laid(page) {
  await page.locator('[data-action="ready"]').click();
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-action="pass"]').click();
    await page.locator('[data-action="pass"]').waitFor();
  }
  await page.locator(".ca-ledge .slot").first().click();
}
