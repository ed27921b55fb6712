// Trouble: reload in the middle of a match, a server that is killed and comes back, a table that is gone.
import { World, assert, playToEnd, quiet, tableWithBots, until } from "../lib.mjs";

const fingerprint = (page) => page.evaluate(() => ({
  hand: [...document.querySelectorAll('.ledge [role="option"]')].map((card) => card.querySelector(".sr")?.textContent ?? card.getAttribute("aria-label")).join(),
  choices: [...document.querySelectorAll(".bar .choice")].map((choice) => choice.dataset.action).join(),
}));

/** Game, seats, options, and how many kinds of decisions are met at least. */
const MATCHES = [
  ["bag-o-loot", 3, [["mode", "advanced"], ["rounds", "1"], ["challenge_close", "all_respond"]], 4],
  ["dream-team-soccer", 4, [["rounds", "2"]], 3],
  ["jukem-football", 2, [], 4],
  ["naked-bootleg", 3, [["turn_cap", "40"]], 4],
];

/** What is asked, once nobody else's answer changes it any more; nothing if the table has gone on. */
async function settled(page) {
  // A card that is picked up shows only its own choices, and a reload rightly puts it down.
  await page.keyboard.press("Escape");
  let last = "";
  for (let looks = 0; looks < 20; looks++) {
    const now = await fingerprint(page);
    const waits = await page.evaluate(() => document.querySelector(".frame.turn") !== null);
    if (now.choices && waits && JSON.stringify(now) === last) return now;
    last = JSON.stringify(now);
    await page.waitForTimeout(100);
  }
  return null;
}

async function reloads(world, game, seats, options, least) {
  const somebody = await world.visitor();
  const { page } = somebody;
  await world.table(somebody, { game, seats, options });
  const kinds = new Set();
  await playToEnd(somebody, {
    seed: 5,
    also: async (move) => {
      if (kinds.size >= 7 || move > 60) return true;
      const before = await settled(page);
      if (!before) return false;
      const kind = [...new Set(before.choices.split(",").map((action) => action.split(" ")[0]))].join();
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      await page.reload();
      let after = null;
      await until(async () => JSON.stringify((after = await fingerprint(page))) === JSON.stringify(before), () => false, 20_000).catch(() => {
        throw new Error(`after a reload the same is asked: ${JSON.stringify([before, after])}`);
      });
      return false;
    },
  });
  assert(kinds.size >= least, `${kinds.size} kinds of decisions`);
  quiet(somebody);
  return `${kinds.size} kinds`;
}

export const tests = {
  ...Object.fromEntries(MATCHES.map(([game, seats, options, least]) => [`reload in the middle of every kind of decision: ${game}`, (world) => reloads(world, game, seats, options, least)])),

  "reload while a starting board is set up: camouflage": async (world) => {
    const somebody = await world.visitor();
    const { page } = somebody;
    await world.table(somebody, { game: "camouflage", seats: 2, options: [["board_build", "auto"], ["pace", "turns"]] });
    for (const [window, press] of [["vote animal", ".pick.side"], ["deck", ".pick.deck:not([disabled])"], ["ready", '[data-action="ready"]']]) {
      await page.locator(press).first().waitFor();
      const before = await page.locator(press).allTextContents();
      await page.reload();
      await page.locator(press).first().waitFor();
      assert(JSON.stringify(await page.locator(press).allTextContents()) === JSON.stringify(before), `after a reload the same is asked: ${window}`);
      await page.locator(press).first().click();
    }
    // Now it is our turn: the same cards lie on the ledge before and after.
    const cards = async () => (await page.locator('[data-action="pass"]').waitFor(), page.locator(".ca-ledge .slot").evaluateAll((slots) => slots.map((slot) => slot.getAttribute("data-face")).join()));
    const before = await cards();
    await page.reload();
    assert((await cards()) === before, "after a reload the same cards are in the hand");
    quiet(somebody);
  },

  "the server is killed in mid-match and comes back; the browser goes on": async () => {
    const world = await World.open();
    try {
      const somebody = await world.visitor();
      const { page } = somebody;
      await world.table(somebody, { game: "bag-o-loot", seats: 3, options: [["rounds", "1"]] });
      await playToEnd(somebody, { seed: 2, also: async (move) => move === 6 });
      const before = await fingerprint(page);
      somebody.allowed.push(/WebSocket connection/, /ERR_CONNECTION/);
      await world.house.kill();
      await page.getByText("The connection is lost").waitFor();
      assert(JSON.stringify(await fingerprint(page)) === JSON.stringify(before), "the table stays as it was");
      await world.house.open();
      await page.getByText("The connection is lost").waitFor({ state: "detached" });
      await until(async () => JSON.stringify(await fingerprint(page)) === JSON.stringify(before));
      const moves = await playToEnd(somebody, { seed: 6 });
      quiet(somebody);
      return `${moves} choices after it`;
    } finally {
      await world.close();
    }
  },

  "a page whose table has gone astray asks for a whole one and goes on": async (world) => {
    const somebody = await world.visitor();
    const { page } = somebody;
    let [spoil, spoilt] = [false, 0];
    // What comes over the wire is changed on its way, so that the page's own table is another than the server's.
    await page.routeWebSocket(/\/socket\?/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(text));
      server.onMessage((text) => {
        const message = JSON.parse(text);
        if (spoil && message.say === "update" && message.patch) {
          message.patch = { ...message.patch, scores: [[977, 977, 977]] };
          [spoil, spoilt] = [false, spoilt + 1];
        }
        socket.send(JSON.stringify(message));
      });
    });
    await world.table(somebody, { game: "bag-o-loot", seats: 3, options: [["rounds", "1"]] });
    for (const seed of [2, 3, 4]) {
      await playToEnd(somebody, { seed, also: async (move) => move === 2 });
      spoil = true;
      await playToEnd(somebody, { seed, also: async () => spoilt === seed - 1 && somebody.astray === spoilt });
      assert(!(await page.locator("main").textContent()).includes("977"), "what does not fit is not shown");
    }
    const now = await settled(page);
    assert(now, "it is our turn");
    await page.reload();
    await until(async () => JSON.stringify(await fingerprint(page)) === JSON.stringify(now));
    const moves = await playToEnd(somebody, { seed: 6 });
    assert(spoilt === 3 && somebody.astray === 3, `spoilt ${spoilt} times, asked ${somebody.astray} times`);
    somebody.astray = 0;
    quiet(somebody);
    return `${moves} choices after it`;
  },

  "a server that speaks another version is told in a sentence": async (world) => {
    const somebody = await world.visitor();
    await somebody.page.routeWebSocket(/\/socket\?/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => socket.send(JSON.stringify({ ...JSON.parse(text), protocol: 99 })));
    });
    const id = await tableWithBots(somebody.page, { game: "bag-o-loot", seats: 2 });
    await somebody.page.goto(`${world.url}/t/${id}`);
    await somebody.page.getByText("This page is out of date").waitFor();
    quiet(somebody);
  },

  "a table that is gone, an address that leads nowhere": async (world) => {
    const somebody = await world.visitor();
    somebody.allowed.push(/404/);
    await somebody.page.goto(`${world.url}/t/00000000000000000000000000`);
    await somebody.page.getByText("This table was cleared away").waitFor();
    await somebody.page.goto(`${world.url}/replay/00000000000000000000000000`);
    await somebody.page.getByText("There is no such replay").waitFor();
    await somebody.page.goto(`${world.url}/nothing/here`);
    await somebody.page.getByText("There is nothing here").waitFor();
    quiet(somebody);
  },
};
