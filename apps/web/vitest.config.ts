import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "import", "default"];

/** Tests that open no page; they are next to their sources. Playwright tests the pages, in `test`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{build,src}/**/*.test.ts"],
    setupFiles: ["@tooling/testing/seed"],
    testTimeout: limit(60),
    hookTimeout: limit(60),
    maxWorkers: "100%",
    isolate: false,
  },
});
