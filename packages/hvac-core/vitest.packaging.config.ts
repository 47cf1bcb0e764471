import { defineConfig } from "vitest/config";

/** Tests of the built and packed package; they need `pnpm build` first. */
export default defineConfig({
  test: { include: ["test/consumers/**/*.consumer.ts"], testTimeout: 180_000, hookTimeout: 180_000 },
});
