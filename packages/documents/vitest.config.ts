import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    testTimeout: limit(60),
    hookTimeout: limit(60),
    maxWorkers: "100%",
    isolate: false,
  },
});
