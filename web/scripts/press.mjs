// After the build: each text file also as gzip, so that the server sends it as it lies there.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const out = process.env.WEB_OUT ?? "dist";
for (const name of readdirSync(out, { recursive: true })) {
  const path = join(out, name);
  if (!statSync(path).isFile() || !/\.(html|js|css|svg|webmanifest|json)$/.test(name)) continue;
  const text = readFileSync(path);
  const pressed = gzipSync(text, { level: 9 });
  if (pressed.length < text.length) writeFileSync(`${path}.gz`, pressed);
}
