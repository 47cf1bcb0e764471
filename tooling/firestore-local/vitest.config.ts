import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A busy machine takes its time; what hangs is ended all the same.
    testTimeout: limit(60),
    hookTimeout: limit(60),
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    maxWorkers: "100%",
  },
});
