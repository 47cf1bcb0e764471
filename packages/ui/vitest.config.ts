import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["@tooling/property-tests/seed"], maxWorkers: "100%" },
});
