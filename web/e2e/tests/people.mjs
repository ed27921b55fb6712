// People at one table: two browsers, a keyboard and nothing else, a phone and nothing but fingers, a stranger's first visit.
import { DESKTOP, PHONE, assert, playToEnd, quiet, until } from "../lib.mjs";

export const tests = {
  "from the first visit to the first move in two clicks": async (world) => {
    const stranger = await world.visitor();
    const begin = Date.now();
    await stranger.page.getByRole("button", { name: /Jukem Football.*Play now/s }).click();
    await stranger.page.locator(".bar .btn.choice").first().click();
    // A drawn card is no sentence of the log: whatever changes on the table is an answer.
    await until(() => stranger.page.evaluate(() => window.latency.length > 0));
    quiet(stranger);
    return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  },

  "two browsers set a table, meet, and play one match": async (world) => {
    const [ann, bob] = [await world.visitor(), await world.visitor()];
    await ann.page.goto(`${world.url}/new?game=bag-o-loot&preset=quick&friends=1`);
    await ann.page.locator("fieldset").filter({ hasText: "Chairs" }).getByText("2", { exact: true }).click();
    await ann.page.getByRole("button", { name: "Put it on the table" }).click();
    await ann.page.waitForURL(/\/t\//);
    await ann.page.getByRole("img", { name: /square code/ }).first().waitFor();
    await bob.page.goto(ann.page.url());
    await bob.page.locator("footer .btn.act").click();
    await bob.page.getByLabel("Name", { exact: true }).fill("Bob");
    await bob.page.locator("dialog[open] .btn.act").click();
    await ann.page.getByText("Bob", { exact: true }).waitFor();
    await ann.page.getByRole("button", { name: "Deal the cards" }).click();
    const [moves] = await Promise.all([playToEnd(ann, { seed: 3, bold: 8 }), playToEnd(bob, { seed: 4, bold: 8 })]);
    const result = (visitor) => visitor.page.locator("dialog[open] .points").allTextContents();
    assert((await result(ann)).join() === (await result(bob)).join(), "both see the same result");
    quiet(ann);
    quiet(bob);
    return `${moves} choices of the first`;
  },

  "a full table and a taken name are said kindly": async (world) => {
    const [ann, bob, eve] = [await world.visitor(), await world.visitor(), await world.visitor()];
    await ann.page.goto(`${world.url}/new?game=jukem-football&friends=1`);
    await ann.page.getByRole("button", { name: "Put it on the table" }).click();
    await ann.page.waitForURL(/\/t\//);
    const name = await ann.page.locator(".chairs li b").first().textContent();
    await bob.page.goto(ann.page.url());
    bob.allowed.push(/409/);
    await bob.page.locator("footer .btn.act").click();
    await bob.page.getByLabel("Name", { exact: true }).fill(name);
    await bob.page.locator("dialog[open] .btn.act").click();
    await bob.page.locator("dialog[open] [role=alert]").getByText(/has your name, or one that looks like it/).waitFor();
    await bob.page.getByLabel("Name", { exact: true }).fill("Bob");
    await bob.page.locator("dialog[open] .btn.act").click();
    await ann.page.getByText("Bob", { exact: true }).waitFor();
    await eve.page.goto(ann.page.url());
    await eve.page.getByText("Every chair is taken").waitFor();
    [ann, bob, eve].forEach(quiet);
  },

  "a match by keyboard only": async (world) => {
    const { page, ...visitor } = await world.visitor();
    await world.table({ page, ...visitor }, { game: "dream-team-soccer", seats: 3, options: [["rounds", "1"]] });
    let moves = 0;
    for (; moves < 300; moves++) {
      const now = await until(() => page.evaluate(() => {
        const over = document.querySelector("dialog[open] .wins") !== null;
        const choices = document.querySelectorAll('.bar .btn.choice:not([aria-disabled="true"])').length;
        return over || choices > 0 ? { over, choices } : null;
      }));
      if (now.over) break;
      if (moves % 3 === 0) {
        await page.keyboard.press("h");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Space");
        await page.keyboard.press("Escape");
      }
      // Enter takes the primary choice from wherever the focus is, but for a button: there it presses that.
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press("Enter");
      await page.waitForTimeout(60);
    }
    assert(moves > 3 && moves < 300, "the match ended by keys");
    await page.keyboard.press("Escape");
    quiet(visitor);
    return `${moves} choices`;
  },

  "a match on a phone by touch": async (world) => {
    const somebody = await world.visitor(PHONE);
    await world.table(somebody, { game: "bag-o-loot", seats: 4, options: [["rounds", "1"]] });
    const moves = await playToEnd(somebody, { seed: 9, bold: 2 });
    quiet(somebody);
    return `${moves} choices`;
  },

  "an illegal wish is answered with the rule": async (world) => {
    const somebody = await world.visitor();
    await world.table(somebody, { game: "jukem-football", seats: 2 });
    const { page } = somebody;
    await until(() => page.locator(".bar .btn.choice").count());
    const cannot = page.locator('.ledge [role="option"]:not(.can)');
    for (let tries = 0; tries < 30 && !(await cannot.count()); tries++) {
      await page.locator(".bar .btn.act").first().click();
      await until(() => page.locator(".bar .btn.choice").count());
    }
    await cannot.first().click();
    await page.locator(".why").waitFor();
    assert((await page.locator(".why").textContent()).length > 30, "the note explains");
    // The same in German, on the same table.
    await page.evaluate(() => localStorage.setItem("parlor.settings", JSON.stringify({ language: "de" })));
    await page.reload();
    await cannot.first().click();
    await page.locator(".why").waitFor();
    const german = await page.locator(".why").textContent();
    assert(/\b(du|deine|nur|nicht|kein|keine|jetzt|ist|wird|die|der|das)\b/i.test(german) && !/\b(you|your|the|may)\b/.test(german), `the note is in German: ${german}`);
    quiet(somebody);
  },

  "a line of the log shows what it is about": async (world) => {
    for (const options of [DESKTOP, PHONE]) {
      const somebody = await world.visitor(options);
      const { page } = somebody;
      await world.table(somebody, { game: "bag-o-loot", seats: 3 });
      await until(() => page.locator(".bar .btn.act").count());
      await page.locator(".bar .btn.act").click();
      await until(() => page.locator(".log .line").count());
      if (somebody.touch) await page.locator(".phoneonly").tap();
      await page.locator(somebody.touch ? "dialog[open] .log .line" : ".side .log .line").last().click();
      await page.locator(".frame .pointed").first().waitFor();
      assert((await page.locator("dialog[open]").count()) === 0, "nothing hides it");
      quiet(somebody);
    }
  },

  "the log is the same before and after a reload, and has its past for who looks on": async (world) => {
    for (const [game, options] of [["bag-o-loot", DESKTOP], ["dream-team-soccer", PHONE], ["jukem-football", DESKTOP], ["naked-bootleg", DESKTOP]]) {
      const somebody = await world.visitor(options);
      const { page } = somebody;
      const id = await world.table(somebody, { game });
      await playToEnd(somebody, { seed: 5, bold: 99, also: async (move) => move === 6 });
      const read = async (page, touch) => {
        if (touch) await page.locator(".phoneonly").first().tap();
        const log = page.locator(touch ? "dialog[open] .log" : ".side .log");
        await until(() => log.locator("p:not(.none)").count());
        return log.locator("p").allTextContents();
      };
      await page.waitForTimeout(400);
      const before = await read(page, somebody.touch);
      await page.reload();
      await page.waitForSelector(".frame");
      await until(async () => (await page.locator(".bar .btn.choice").count()) > 0);
      await page.waitForTimeout(400);
      const after = await read(page, somebody.touch);
      assert(before.length > 3 && after.join("\n") === before.join("\n"), `${game}: ${before.length} lines before, ${after.length} after: ${after.find((line, at) => line !== before[at])} | ${before.find((line, at) => line !== after[at])}`);
      const guest = await world.visitor();
      await guest.page.goto(`${world.url}/t/${id}`);
      await guest.page.waitForSelector(".frame");
      assert((await read(guest.page, false)).length > 3, `${game}: who looks on reads what happened`);
      quiet(somebody);
      quiet(guest);
    }
  },

  "the log follows the match, and leaves a reader who went back": async (world) => {
    const somebody = await world.visitor(DESKTOP);
    const { page } = somebody;
    await world.table(somebody, { game: "bag-o-loot", seats: 5 });
    await playToEnd(somebody, { seed: 7, bold: 99, also: async (move) => move === 8 });
    const below = () => page.locator(".side .log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await until(async () => (await below()) < 48);
    await page.locator(".side .log").evaluate((log) => log.scrollTo({ top: 0 }));
    const before = await page.locator(".side .log p").count();
    await playToEnd(somebody, { seed: 8, bold: 99, also: async (move) => move > 0 && (await page.locator(".side .log p").count()) > before });
    assert((await page.locator(".side .log").evaluate((log) => log.scrollTop)) === 0, "who reads is left alone");
    quiet(somebody);
  },
};
