import { limit } from "@tooling/testing/slowness";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "import", "default"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["{build,src}/**/*.test.ts"], testTimeout: limit(60), hookTimeout: limit(60), isolate: false },
});
