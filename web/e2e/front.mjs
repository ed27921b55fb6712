// A front for a program that carries no client: serves web/dist with the server's own headers and passes everything else on.
// The program as it is shipped needs none of this.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { extname, join } from "node:path";

const KINDS = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json" };
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function front(house, dist) {
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url, "http://x").pathname;
    if (path.startsWith("/api")) return pass(house, asked, answer);
    const file = join(dist, path);
    const found = path !== "/" && existsSync(file) && statSync(file).isFile() ? file : join(dist, "index.html");
    answer.writeHead(200, { "content-type": KINDS[extname(found)] ?? "application/octet-stream", "content-security-policy": POLICY });
    createReadStream(found).pipe(answer);
  });
  server.on("upgrade", (asked, socket, head) => {
    const back = connect(house.port, "127.0.0.1", () => {
      const headers = { ...asked.headers, host: `127.0.0.1:${house.port}`, origin: house.url };
      back.write(`GET ${asked.url} HTTP/1.1\r\n${Object.entries(headers).map(([key, value]) => `${key}: ${value}`).join("\r\n")}\r\n\r\n`);
      back.write(head);
      socket.pipe(back).pipe(socket);
    });
    back.on("error", () => socket.destroy());
    socket.on("error", () => back.destroy());
    back.on("close", () => socket.destroy());
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function pass(house, asked, answer) {
  const headers = { ...asked.headers, host: `127.0.0.1:${house.port}`, ...(asked.headers.origin ? { origin: house.url } : {}) };
  const to = request({ port: house.port, host: "127.0.0.1", path: asked.url, method: asked.method, headers }, (got) => {
    answer.writeHead(got.statusCode, got.headers);
    got.pipe(answer);
  });
  to.on("error", () => answer.destroy());
  asked.pipe(to);
}
