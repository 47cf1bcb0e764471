import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "@tooling/browser";
import { extent, isAll } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "test",
  outputDir: "test-results",
  // The production build on the local Firebase: Hosting with the rewrites of production, Auth, and Firestore under the rules of the repository.
  globalSetup: "./test/globalSetup.config.ts",
  fullyParallel: true,
  // Most of a test is waiting: three share two cores well.
  workers: 3,
  // No second try: a test that fails once in a hundred runs is mended, not repeated.
  retries: 0,
  timeout: limit(90),
  // The product itself gives a server up to half a minute to answer.
  expect: { timeout: limit(20) },
  grepInvert: isAll ? [] : /@all/,
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
    // What is not there by then will not come: a test says so instead of waiting for its own end.
    actionTimeout: limit(15),
    // Recording costs as much again as the tests (39 and 88 processor seconds for ten): continuous integration repeats with traces what failed.
    trace: process.env["TEST_TRACES"] || extent === "night" ? "retain-on-failure" : "off",
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
