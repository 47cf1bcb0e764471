import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/**/*.test.ts"], exclude: ["test/planted.test.ts"], testTimeout: limit(60), hookTimeout: limit(60) },
});
