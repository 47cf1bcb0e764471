import { browserArguments, findBrowser } from "@tooling/browser";
import { isAll } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { mouse, touch } from "./test/browser/pointerCommands.ts";

const executablePath = findBrowser();

const icons = fileURLToPath(new URL("../esm/icons", import.meta.resolve("@tabler/icons-react")));

/** Only the icons that are used: the package's index holds thousands, and each file of tests would load them. */
const usedIcons: Plugin = {
  name: "used icons",
  enforce: "pre",
  transform: {
    filter: { code: "@tabler/icons-react" },
    handler: (code) =>
      code.replaceAll(/import \{([^}]*)\} from "@tabler\/icons-react";/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type "))
          .map((name) => `import ${name} from "${join(icons, name)}.mjs";`)
          .join(" "),
      ),
  },
};

/** Source maps of dependencies are twice as long as their code and would be sent with it. */
const noMapsOfDependencies: Plugin = {
  name: "no maps of dependencies",
  enforce: "post",
  transform: { filter: { id: /\/deps\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

const engine = join(import.meta.dirname, "../hvac-core/src");

/** These tests replace a module, or a setting that a module reads once. All others share one page, which loads the modules once. */
const alone = ["test/browser/gridComma.test.tsx", "test/browser/gridTree.test.tsx", "test/browser/tableKeys.test.tsx"];

/** Component tests: a real browser draws the components, and the tests use them by keys and pointer. */
export default defineConfig({
  plugins: [usedIcons, react(), noMapsOfDependencies],
  resolve: { conditions: ["source"] },
  css: { modules: { generateScopedName: (name, file) => `${basename(file.split("?")[0]!, ".module.css")}-${name}` } },
  // A dependency that Vite finds during a test would reload the page in the middle of it.
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
      "@org/documents > fflate",
      "@org/documents > hucre/xlsx",
      "@org/hvac-core",
      ...globSync(["*/index.ts", "calculators/*/index.ts"], { cwd: engine }).map((index) => `@org/hvac-core/${dirname(index)}`),
    ],
    // The engine's sources are bundled too: they change without a change of version.
    force: true,
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
      viewport: { width: 1280, height: 900 },
      instances: [
        { browser: "chromium", name: "one page", isolate: false, exclude: alone },
        { browser: "chromium", name: "a page each", include: alone },
      ],
      screenshotFailures: false,
    },
  },
});
