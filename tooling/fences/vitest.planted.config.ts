import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

/** Faults planted in a copy of the repository: a build of the engine is the longest of them. */
export default defineConfig({ test: { include: ["test/planted.test.ts"], testTimeout: limit(240), hookTimeout: limit(60) } });
