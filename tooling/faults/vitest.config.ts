import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: { include: ["*/*.test.ts"], testTimeout: limit(60) },
});
