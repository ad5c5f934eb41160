import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// A file of its own: building the page must not need vitest.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      environmentOptions: { happyDOM: { url: "http://spelunke.test/" } },
      css: true,
      include: ["src/**/*.test.ts"],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
