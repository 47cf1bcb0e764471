import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "@tooling/browser";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "test",
  outputDir: "test-results",
  // The production build on the local Firebase: Hosting with the rewrites of production, Auth, and Firestore under the rules of the repository.
  globalSetup: "./test/globalSetup.config.ts",
  fullyParallel: true,
  // Most of a test is waiting: three share two cores well.
  workers: 3,
  // Two browsers, two emulators and the page share two cores: what takes a second alone may take ten here. A second try tells a flaky test, which counts as failed, from a broken one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  projects: [
    { name: "surface", testIgnore: "accounts/**" },
    { name: "accounts", testMatch: "accounts/**/*.spec.ts" },
  ],
  use: {
    baseURL: process.env["PLENUM_TEST_URL"] ?? "",
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // Routes of a test do not see what a service worker asks for. The tests about opening without a network allow it.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    // What is not there half a minute later will not come: a test says so instead of waiting for its own end.
    actionTimeout: 30_000,
    trace: "on-first-retry",
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
