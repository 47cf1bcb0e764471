import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    setupFiles: ["@tooling/testing/seed"],
    // A machine at load takes ten times as long; what never comes is named by the wait for it, long before.
    testTimeout: limit(90),
    hookTimeout: limit(90),
    expect: { poll: { timeout: limit(20) } },
    maxWorkers: "100%",
    isolate: false,
    projects: [
      { extends: true, test: { name: "node", include: ["src/**/*.test.ts", "test/**/*.test.ts"], exclude: ["test/browser/**"] } },
      { extends: true, test: { name: "browser", include: ["test/browser/**/*.test.ts"], globalSetup: ["test/browser/setup.ts"] } },
    ],
  },
});
