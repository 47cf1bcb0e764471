import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { linkedNumbers } from "@org/hvac-core/links";
import { expect, test } from "vitest";
import { linkedNumbersIn } from "./linkedNumbersIn.ts";

const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
const airflow = { value: 425, unit: "L/s" };
const { fields } = ductSizer;

test.each([
  { numbers: 0, input: { airflow } },
  { numbers: 1, input: { airflow: { ...airflow, link } } },
  { numbers: 0, input: { scope: "system", sections: [{ id: "a", airflow }] } },
  {
    numbers: 1,
    input: {
      scope: "system",
      sections: [
        { id: "a", airflow },
        { id: "b", airflow: { ...airflow, link } },
      ],
    },
  },
])("are those of the engine: $numbers in $input", ({ numbers, input }) => {
  const complete = ductSizer.complete({ unitSystem: "Metric", ...(input as object) });
  expect(linkedNumbersIn(fields, complete)).toEqual(linkedNumbers(fields, complete));
  expect(linkedNumbersIn(fields, complete)).toHaveLength(numbers);
  // Known from the first search.
  expect(linkedNumbersIn(fields, complete)).toHaveLength(numbers);
});
