import { expect, test } from "vitest";
import { pipeSizer } from "../src/calculators/pipe-sizer/index.ts";
import { pipeMaterial, pipeMaterialKeys } from "../src/flow/index.ts";
import { presentNumbers } from "../src/internal/index.ts";

const sizes = pipeMaterialKeys.flatMap((key) => pipeMaterial(key).sizes);
const named = sizes.filter(({ name, dn }) => dn !== undefined && name !== `DN ${dn}`);

test("every pipe size with two names takes the chosen one, also within a sentence", () => {
  expect(named.length).toBeGreaterThan(50);
  for (const { name, dn } of named) {
    expect(presentNumbers(`mains from ${name}: 1.5`, { pipeSizes: "dn", decimalMark: "," })).toBe(`mains from DN ${dn}: 1,5`);
    expect(presentNumbers(name, { pipeSizes: "nps" })).toBe(name.replace(` (DN ${dn})`, ""));
    expect(presentNumbers(name, { pipeSizes: "both" })).toBe(name);
  }
});

test("pipe sizes with one name keep it", () => {
  const single = sizes.filter((size) => !named.includes(size));
  expect(single.length).toBeGreaterThan(10);
  for (const { name } of single) for (const pipeSizes of ["nps", "dn"] as const) expect(presentNumbers(name, { pipeSizes })).toBe(name);
});

test("a calculation and its sheet write pipe sizes by the chosen name; results keep both", async () => {
  // NPS 5 is seldom stocked, which a warning says.
  const input = { unitSystem: "Metric", flowRate: 25, pipeLength: 10, sizeChoice: "custom", customSize: 125 } as const;
  const explanation = await pipeSizer.explanation();
  const textIn = (pipeSizes: "both" | "dn" | "nps"): string => {
    const outcome = pipeSizer.calculate(input, { pipeSizes });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.results.nominalSize.value).toBe("NPS 5 (DN 125)");
    return JSON.stringify([outcome.warnings, explanation.sheet(outcome, { pipeSizes })]);
  };
  expect(textIn("both")).toContain("NPS 5 (DN 125)");
  expect(textIn("dn")).not.toMatch(/NPS \d/);
  expect(textIn("nps")).not.toMatch(/DN \d/);
});
