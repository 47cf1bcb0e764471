import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/property-tests/seed"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Most of a test is waiting for servers and browsers: three share two cores well.
    maxWorkers: 3,
  },
});
