import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { engineVersion } from "../src/version.ts";

test("the version stored with saved calculations is that of the package", () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  expect(engineVersion).toBe(version);
});
