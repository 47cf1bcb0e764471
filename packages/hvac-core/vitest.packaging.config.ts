import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

/** Tests of the built and packed package; they need `pnpm build` first. */
export default defineConfig({ test: { include: ["test/consumers/**/*.consumer.ts"], testTimeout: limit(90), hookTimeout: limit(90) } });
