import { boq } from "@org/hvac-core/calculators/boq";
import type { AnyCalculator } from "@org/form/state";
import { expect, test } from "vitest";
import { formValues } from "./formValues.ts";

const definition = boq as unknown as AnyCalculator;
const contingency = (value: number): object => ({ value, unit: "ratio", link: { collection: "boqs", fileId: "other", result: "total" } });
const linked = (value: number): object => ({
  value,
  unit: "unitless",
  link: { collection: "ductCalculations", fileId: "duct", result: "area" },
});
const bill = (share: number, quantity: number, ...more: readonly object[]) =>
  definition.complete({
    unitSystem: "Metric",
    contingency: contingency(share),
    items: [{ id: "a", quantity: linked(quantity) }, ...more],
  } as never);

test("an update of a bill has its items and the linked numbers outside them", () => {
  const after = bill(0.2, 7, { id: "b", description: "Fan" });
  expect(formValues(definition, bill(0.1, 5), after)).toEqual({ contingency: contingency(0.2), items: after["items"] });
});

test("what has not changed is not among the values", () => {
  expect(formValues(definition, bill(0.1, 5), bill(0.2, 5))).toEqual({ contingency: contingency(0.2) });
  expect(formValues(definition, bill(0.1, 5), bill(0.1, 5))).toEqual({});
});
