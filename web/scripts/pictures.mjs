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
const QUICK = [["side", "animal"], ["deck_pick", "random"], ["board_build", "auto"], ["assist", "hint"]];
/** Game, seats, options, choices before the picture. */
const BOARDS = [["bag-o-loot", 5, [], 5], ["camouflage", 3, QUICK, 3], ["dream-team-soccer", 8, [], 4], ["jukem-football", 2, [], 9], ["naked-bootleg", 4, [], 8]];

const world = await World.open();
const shoot = (visitor, name) => visitor.page.screenshot({ path: join(out, `${name}.png`) });
for (const [size, options] of [["phone", PHONE], ["desktop", WIDE]]) {
  const somebody = await world.visitor({ ...options, colorScheme: size === "phone" ? "light" : "dark" });
  await somebody.page.waitForSelector(".box .lid svg");
  await shoot(somebody, `home-${size}`);
  for (const [game, seats, choices, moves] of BOARDS) {
    await world.table(somebody, { game, seats, options: choices });
    await playToEnd(somebody, { seed: 7, bold: 99, also: async (move) => move === moves }).catch(() => 0);
    await somebody.page.waitForTimeout(400);
    await shoot(somebody, `${game}-${size}`);
  }
  await world.table(somebody, { game: "dream-team-soccer", seats: 3, options: [["rounds", "1"]] });
  await playToEnd(somebody, { seed: 3 });
  await shoot(somebody, `end-${size}`);
}
await world.close();
