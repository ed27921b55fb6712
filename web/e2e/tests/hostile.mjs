// Those who mean no good: script in every text that somebody else can read, in a real browser with the policy on.
import { assert, call, quiet } from "../lib.mjs";

/** Ways to become markup, an address or code; `pwn` would count them. */
const CORPUS = [
  "<script>pwn()</script>",
  "</script><script>pwn()</script>",
  "<img src=x onerror=pwn()>",
  "<svg onload=pwn()>",
  "\"><svg/onload=pwn()>",
  "'><img src=x onerror=pwn()>",
  "<svg><script>pwn()</script></svg>",
  "<iframe srcdoc=\"<script>parent.pwn()</script>\"></iframe>",
  "<iframe src=javascript:parent.pwn()></iframe>",
  "<a href=javascript:pwn()>look</a>",
  "javascript:pwn()",
  "data:text/html,<script>opener.pwn()</script>",
  "<object data=javascript:pwn()></object>",
  "<embed src=javascript:pwn()>",
  "<details open ontoggle=pwn()>",
  "<input autofocus onfocus=pwn()>",
  "<b onmouseover=pwn() style=position:fixed;inset:0>x</b>",
  "<style>*{background:url(javascript:pwn())}</style>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=\"0;url=//evil.example\">",
  "<form action=//evil.example><button autofocus>x</form>",
  "<math><mtext><img src=x onerror=pwn()></mtext></math>",
  "<template><img src=x onerror=pwn()></template>",
  "<noscript><p title=\"</noscript><img src=x onerror=pwn()>\">",
  "{@html '<img src=x onerror=pwn()>'}",
  "{{constructor.constructor('pwn()')()}}",
  "${pwn()}",
  "&lt;script&gt;pwn()&lt;/script&gt;",
  "\\u003cscript\\u003epwn()\\u003c/script\\u003e",
  "%3Cscript%3Epwn()%3C/script%3E",
  "<!--><img src=x onerror=pwn()>-->",
  "<<script>script>pwn()<</script>/script>",
];

/** Names have 24 characters. */
const NAMES = ["<script>pwn()</script>", "<svg onload=pwn()>", "\"><svg/onload=pwn()>", "javascript:pwn()", "<base href=//evil/>", "{{pwn()}}", "${pwn()}"];

/** Listens for code that came from a text. */
async function listening(world) {
  const visitor = await world.visitor();
  await visitor.page.addInitScript(() => {
    window.pwned = 0;
    window.pwn = () => (window.pwned += 1);
  });
  return visitor;
}

/** Nothing ran, and nothing became markup: the page has no script, frame, base or handler of anybody's making. */
async function unharmed({ page }, where) {
  const found = await page.evaluate(() => ({
    ran: window.pwned,
    made: [...document.querySelectorAll("script:not([src]), iframe, object, embed, base, meta[http-equiv], a[href^='javascript:'], link[href*='evil'], form[action]")].map((one) => one.outerHTML),
    handlers: [...document.querySelectorAll("*")].filter((one) => [...one.attributes].some((attribute) => attribute.name.startsWith("on"))).map((one) => one.outerHTML.slice(0, 80)),
    host: location.host,
  }));
  assert(found.ran === 0 && found.made.length === 0 && found.handlers.length === 0, `${where}: ${JSON.stringify(found)}`);
  assert(page.url().includes(found.host) && !page.url().includes("evil.example/"), `${where}: it went to ${page.url()}`);
}

/** In the page: joins a table as its person and says these texts. */
function speak([table, texts]) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?protocol=2`);
    let answered = 0;
    socket.onerror = () => failed(new Error("the socket failed"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.say === "welcome") texts.forEach((text, id) => socket.send(JSON.stringify({ ask: "say", id: message.last_id + id + 1, talk: { kind: "text", text } })));
      if (message.say === "refused") failed(new Error(data));
      if (message.say === "accepted" && ++answered === texts.length) (socket.close(), done());
    };
  });
}

export const tests = {
  "script in what people are called and say stays text": async (world) => {
    const reader = await listening(world);
    const { page } = reader;
    await call(page, "POST", "/api/guests", { name: "<img src=x onerror=pwn()"});
    const id = await world.table(reader, { game: "bag-o-loot", seats: 3, setup: { chat: true, public: true } });
    for (let at = 0; at * 5 < CORPUS.length; at++) {
      const writer = await listening(world);
      const texts = CORPUS.slice(at * 5, at * 5 + 5);
      await call(writer.page, "POST", "/api/guests", { name: NAMES[at % NAMES.length] });
      await writer.page.evaluate(speak, [id, texts]);
      await page.reload();
      await page.locator(".frame").waitFor();
      const talk = page.getByRole("button", { name: /talk/i }).or(page.getByRole("tab", { name: /talk/i })).first();
      if (!(await page.locator(".talk .lines").isVisible().catch(() => false))) await talk.click();
      for (const text of texts) await page.locator(".talk .lines").getByText(text, { exact: false }).first().waitFor();
      await unharmed(reader, `said by ${NAMES[at % NAMES.length]}`);
      await writer.context.close();
    }
    quiet(reader);
    return `proof: script texts in the browser = ${CORPUS.length + Math.ceil(CORPUS.length / 5)}`;
  },

  "script in the chairs of a table, the lobby and a replay stays text": async (world) => {
    const host = await listening(world);
    const { page } = host;
    await call(page, "POST", "/api/guests", { name: NAMES[0] });
    const setup = { game: "jukem-football", seats: 2, public: true };
    const { id } = await call(page, "POST", "/api/tables", setup);
    const other = await listening(world);
    await call(other.page, "POST", "/api/guests", { name: NAMES[1] });
    await call(other.page, "POST", `/api/tables/${id}/seats/1`);
    for (const place of [`/t/${id}`, "/", "/replays", "/settings"]) {
      await page.goto(`${world.url}${place}`);
      await page.locator("main, .frame, header").first().waitFor();
      await page.waitForTimeout(200);
      await unharmed(host, place);
    }
    await page.goto(`${world.url}/t/${id}`);
    await page.getByText(NAMES[1], { exact: true }).first().waitFor();
    await unharmed(host, "the waiting room");
    quiet(host);
  },

  "script in addresses, options and the search for a rule stays text": async (world) => {
    const somebody = await listening(world);
    const { page } = somebody;
    somebody.allowed.push(/status of 40\d/);
    for (const text of CORPUS) {
      const word = encodeURIComponent(text);
      for (const place of [`/new?game=${word}`, `/new?game=jukem-football&preset=${word}`, `/t/${word}`, `/rules/${word}`]) {
        await page.goto(`${world.url}${place}`);
        await page.waitForLoadState("networkidle");
        await unharmed(somebody, place);
      }
    }
    await call(page, "POST", "/api/guests", { name: "Mina" });
    for (const text of CORPUS) {
      const refused = await call(page, "POST", "/api/tables", { game: "jukem-football", seats: 2, options: [[text, text]] }).catch(String);
      assert(/Error/.test(refused), `${text} is no option`);
    }
    await page.goto(`${world.url}/rules/jukem-football`);
    for (const text of CORPUS) {
      await page.locator("#rules-search").fill(text);
      await unharmed(somebody, `searched for ${text}`);
    }
    quiet(somebody);
  },
};
