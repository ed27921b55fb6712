// Draws the icons of the installed page from public/icon.svg. Run it when the drawing changes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browser, web } from "./house.mjs";

const drawing = readFileSync(join(web, "public/icon.svg"), "utf8");
const chrome = await browser();
for (const size of [192, 512]) {
  const page = await chrome.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{width:${size}px;height:${size}px;display:block}</style>${drawing.replace('rx="14"', "")}`);
  await page.screenshot({ path: join(web, `public/icon-${size}.png`) });
}
await chrome.close();
