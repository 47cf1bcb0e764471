import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    // A machine at load takes ten times as long; what never comes is said by the wait for it.
    testTimeout: limit(90),
    hookTimeout: limit(90),
    maxWorkers: "100%",
    isolate: false,
  },
});
