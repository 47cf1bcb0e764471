import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A busy machine takes its time; what hangs is ended all the same.
    testTimeout: limit(60),
    hookTimeout: limit(60),
    setupFiles: ["@tooling/testing/seed"],
    maxWorkers: "100%",
    projects: [
      { extends: true, test: { name: "node", include: ["src/**/*.test.ts", "test/**/*.test.ts"], exclude: ["test/browser/**"] } },
      { extends: true, test: { name: "browser", include: ["test/browser/**/*.test.ts"], globalSetup: ["test/browser/setup.ts"] } },
    ],
  },
});
