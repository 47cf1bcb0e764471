import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deviationOf } from "./comparison.ts";
import { comparisons, report } from "./report.ts";

const docs = new URL("../../../../docs/", import.meta.url);

describe("against independent numbers", () => {
  test.each(comparisons.map((comparison) => [`${comparison.group}: ${comparison.quantity}`, comparison] as const))(
    "%s deviates by no more than accepted",
    (_name, comparison) => {
      const { largest, worst } = deviationOf(comparison);
      expect(largest, worst).toBeLessThanOrEqual(comparison.accepted);
    },
  );
});

const { markdown, json } = await report();

describe("the validation report", () => {
  test.each([
    ["validation.md", markdown],
    ["validation.json", json],
  ])("docs/%s is that of today's engine; pnpm validate renews it", (name, text) => {
    expect(readFileSync(new URL(name, docs), "utf8") === text, "run pnpm validate and commit docs").toBe(true);
  });
});
