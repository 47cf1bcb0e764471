import { describe, expect, test } from "vitest";
import { system, type Section } from "../../../../test/ductSystems.ts";

/** Eight rooms on a trunk, each further away than the one before. */
const comb: Section[] = Array.from({ length: 8 }, (_, index): Section[] => [
  { id: `t${index}`, ...(index > 0 && { parent: `t${index - 1}` }), ductLength: 6 },
  { id: `r${index}`, parent: `t${index}`, ductLength: 3, airflow: 120, terminalPressureDrop: 20 },
]).flat();

const remark = (outcome: ReturnType<typeof system>, code: string) => outcome.warnings.filter((warning) => warning.code === code);

describe("the warning about paths out of balance", () => {
  test("is one warning with their number and the largest, and dampers are not a problem", () => {
    const warnings = remark(system(comb, { balanceBy: "damper" }), "imbalance");
    expect(warnings).toHaveLength(1);
    expect(warnings[0]!.severity).toBe("info");
    expect(warnings[0]!.message).toMatch(/^\d+ paths, largest \d+/);
    expect(warnings[0]!.message).toMatch(/smaller sections/);
  });

  test("advises nothing that was tried: sections that are as small as they may be", () => {
    const warnings = remark(system(comb, { balanceBy: "resize", allowedImbalance: 0 }), "imbalance");
    expect(warnings[0]!.message).not.toMatch(/smaller sections/);
  });
});

describe("what a system takes and what it supplies", () => {
  const rows = (back: number, out: number): Section[] => [
    { id: "s", ductLength: 10, airflow: 500 },
    { id: "r", ductLength: 10, airPath: "return", airflow: back },
    { id: "e", ductLength: 10, airPath: "exhaust", airflow: out },
  ];

  test("return and exhaust beyond the supply get a warning", () => {
    expect(remark(system(rows(450, 400)), "more-taken-than-supplied")).toHaveLength(1);
    expect(remark(system(rows(300, 200)), "more-taken-than-supplied")).toHaveLength(0);
    // As much as is supplied, but for the last digits.
    expect(remark(system(rows(100.1 + 200.2, 199.7)), "more-taken-than-supplied")).toHaveLength(0);
  });

  test("a system of which more leaks than arrives is beyond a limit", () => {
    const rowOfLeaks: Section = {
      id: "a",
      ductLength: 100,
      airflow: 10,
      terminalPressureDrop: 250,
      sizeChoice: "chosen",
      chosenWidth: 500,
      chosenHeight: 500,
    };
    const [warning] = remark(system([rowOfLeaks], { leakageClass: 110, leakageAdded: true }), "leakage-high");
    expect(warning).toMatchObject({ severity: "limit" });
  });
});
