import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/property-tests/seed"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: "100%",
  },
});
