import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longestFirst.ts";

// A custom sequencer takes the place of the one that shuffles.
const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed", "@tooling/testing/spaces"],
    testTimeout: limit(90),
    hookTimeout: limit(90),
    maxWorkers: "100%",
    isolate: false,
    ...(!isShuffled && { sequence: { sequencer: LongestFirst } }),
  },
});
