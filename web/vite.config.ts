import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@": here("./src"), "@texts": here("../src/spelunke/texts") } },
  server: {
    fs: { allow: [here("."), here("../src/spelunke/texts")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8017", ws: true },
    },
  },
  build: {
    outDir: here("../src/spelunke/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // No inline script or style data may be needed: the page is served with a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
