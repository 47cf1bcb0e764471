import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A busy machine takes its time; what hangs is ended all the same.
    testTimeout: 180_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    maxWorkers: "100%",
  },
});
