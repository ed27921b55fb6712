// Trouble: reload in the middle of a match, a server that is killed and comes back, a table that is gone.
import { World, assert, playToEnd, quiet, until } from "../lib.mjs";

const fingerprint = (page) => page.evaluate(() => ({
  hand: [...document.querySelectorAll('.ledge [role="option"]')].map((card) => card.querySelector(".sr")?.textContent ?? card.getAttribute("aria-label")).join(),
  choices: [...document.querySelectorAll(".bar .choice")].map((choice) => choice.dataset.action).join(),
}));

export const tests = {
  "reload in the middle of every kind of decision": async (world) => {
    const somebody = await world.visitor();
    const { page } = somebody;
    await world.table(somebody, { game: "bag-o-loot", seats: 3, options: [["mode", "advanced"], ["rounds", "1"], ["challenge_close", "all_respond"]] });
    const kinds = new Set();
    await playToEnd(somebody, {
      seed: 5,
      also: async () => {
        const before = await fingerprint(page);
        const kind = [...new Set(before.choices.split(",").map((action) => action.split(" ")[0]))].join();
        if (kinds.has(kind) || kinds.size >= 6) return false;
        kinds.add(kind);
        await page.reload();
        await until(() => page.locator(".bar .choice").count());
        const after = await fingerprint(page);
        assert(JSON.stringify(before) === JSON.stringify(after), `after a reload the same is asked: ${JSON.stringify([before, after])}`);
        return false;
      },
    });
    quiet(somebody);
    return `${kinds.size} kinds`;
  },

  "the server is killed in mid-match and comes back; the browser goes on": async () => {
    const world = await World.open();
    try {
      const somebody = await world.visitor();
      const { page } = somebody;
      await world.table(somebody, { game: "jukem-football", seats: 2 });
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
