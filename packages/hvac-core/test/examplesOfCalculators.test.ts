import { expect, test } from "vitest";
import { ductSizer } from "../src/index.ts";
import { problemsOfExamples } from "./laws/examples.ts";

/** Findings of the law of examples in an input with one error. */
const problemsOf = (input: object): string[] =>
  problemsOfExamples(ductSizer, {
    start: { airflow: "500 L/s", ductLength: "12 m" },
    examples: [{ id: "main", title: "Main", input: { airflow: "500 L/s", ductLength: "12 m", ...input } }],
  });

test("an input for both systems has no problems", () => {
  expect(problemsOf({ ductLength: "12 m | 40 ft", fittings: [{ id: "elbow", fitting: "elbowRectangularSmooth", quantity: 2 }] })).toEqual(
    [],
  );
  expect(problemsOf({ terminalPressureDrop: { Metric: "20 Pa" }, calculationName: { Metric: "200 mm", Imperial: "8 in" } })).toEqual([]);
});

test.each([
  ["a misspelt field", { ductLenght: "12 m" }, "main.ductLenght: "],
  ["a misspelt field of a row", { fittings: [{ id: "elbow", fiting: "tee" }] }, "main.fittings.elbow.fiting: "],
  [
    "a field that other fields rule out",
    { sizingMethod: "friction", targetVelocity: "5 m/s" },
    "main.targetVelocity: is not used in Metric",
  ],
  ["an option that does not exist", { ductShape: "oblong" }, "main.ductShape: "],
  ["a unit of another quantity", { ductLength: "12 kg" }, "main.ductLength: “kg” is not a unit of length"],
  ["a spelling that is not the id of a unit", { ductLength: "12 metres" }, "main.ductLength: “metres” is not a unit of length"],
  ["a number without its unit", { ductLength: 12 }, "main.ductLength: needs a unit"],
  ["a text without a number", { ductLength: "long" }, "main.ductLength: “long” is not a number"],
  ["two numbers where one says both", { ductLength: "12 m | 39 ft" }, "main.ductLength: “12 m” alone says the same"],
  ["a third system", { ductLength: { Metric: "12 m", US: "40 ft" } }, "main.ductLength: “US” is not a unit system"],
])("%s is reported with its path", (_fault, input, message) => {
  expect(problemsOf(input)).toContainEqual(expect.stringContaining(message));
});
