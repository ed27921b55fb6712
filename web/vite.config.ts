import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./scripts/fluent.ts";

/** The server that answers `/api` while `npm run dev` serves the page. */
const server = process.env.PARLOR_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte(), fluent()],
  test: { setupFiles: ["src/words/setup.ts"] },
  build: {
    target: "es2022",
    outDir: process.env.WEB_OUT ?? "dist",
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    // The server accepts only its own origin, so the proxy speaks as if it were it.
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        configure: (proxy) => {
          const own = (request: { setHeader(name: string, value: string): void }) => request.setHeader("origin", server);
          proxy.on("proxyReq", own);
          proxy.on("proxyReqWs", own);
        },
      },
    },
  },
});
