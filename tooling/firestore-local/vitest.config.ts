import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.ts", "test/**/*.test.ts"], setupFiles: ["@tooling/property-tests/seed"], maxWorkers: "100%" },
});
