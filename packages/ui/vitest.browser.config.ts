import { browserArguments, findBrowser } from "@tooling/browser";
import { isAll } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { mouse, touch } from "./test/browser/pointerCommands.ts";

const executablePath = findBrowser();

/** Component tests: what is drawn stands in a real browser, and is used by its keys and pointer. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  css: { modules: { generateScopedName: (name, file) => `${basename(file.split("?")[0]!, ".module.css")}-${name}` } },
  // Found while tests run, a dependency would load the page anew in the middle of one.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react-dom/server.browser",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "vitest-browser-react",
      "axe-core",
    ],
    exclude: ["@org/hvac-core"],
  },
  test: {
    include: ["test/browser/**/*.test.tsx"],
    setupFiles: ["./test/browser/setup.ts"],
    testTimeout: limit(60),
    hookTimeout: limit(30),
    teardownTimeout: limit(10),
    provide: { isAll },
    maxWorkers: "100%",
    expect: { poll: { timeout: limit(5) } },
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: limit(30),
      commands: { mouse, touch },
      provider: playwright({
        launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
        contextOptions: { locale: "en-US", reducedMotion: "reduce" },
        actionTimeout: limit(5),
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
      screenshotFailures: false,
    },
  },
});
