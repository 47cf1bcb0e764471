import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    // A busy machine takes its time; what hangs is ended all the same.
    testTimeout: 180_000,
    maxWorkers: "100%",
    isolate: false,
  },
});
