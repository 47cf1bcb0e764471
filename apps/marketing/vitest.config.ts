import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "import", "default"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["{build,src}/**/*.test.ts"], testTimeout: 180_000, isolate: false },
});
