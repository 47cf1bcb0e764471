import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { acceptanceId, acceptWarning, withAcceptance } from "@org/hvac-core/internal";
import { warningsByPlace } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { remarksByField } from "./remarks.ts";

const marksIn = (outcome: Parameters<typeof remarksByField>[0]): ReadonlySet<string> =>
  new Set(Object.values(remarksByField(outcome)).flatMap((warnings = []) => warnings.map(acceptanceId)));

test("a warning marks its fields until it is accepted, and accepting one leaves the marks of the others", () => {
  const input = {
    unitSystem: "Metric",
    airflow: { value: 900, unit: "L/s" },
    ductLength: { value: 12, unit: "m" },
    sizingMethod: "velocity",
    targetVelocity: { value: 18, unit: "m/s" },
  } as const;
  const outcome = ductSizer.calculate(input, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const marked = marksIn(outcome);
  const placed = warningsByPlace(outcome.warnings).filter(({ field, severity }) => field !== undefined && severity !== "info");
  expect(placed.length).toBeGreaterThan(0);
  for (const warning of outcome.warnings.filter(({ severity }) => severity !== "info")) {
    const id = acceptanceId(warning);
    const after = ductSizer.calculate(withAcceptance(input, id, acceptWarning(outcome, warning, "A plant room.")), { strict: false });
    expect(marksIn(after)).toEqual(new Set([...marked].filter((each) => each !== id)));
  }
});
