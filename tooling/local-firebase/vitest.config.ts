import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.ts", "test/**/*.test.ts"], testTimeout: limit(60), hookTimeout: limit(60), maxWorkers: "100%" },
});
