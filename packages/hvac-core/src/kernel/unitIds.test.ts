import { describe, expect, test } from "vitest";
import { spellings } from "../quantity/units.ts";
import { isUnitOf, kinds, parseQuantity, siUnit, toSI, unitGroups, unitIdOf, unitSymbol, type QuantityKind } from "../quantity/index.ts";
import { requireSame } from "../../test/laws/difference.ts";
import { defineCalculator, defineCard, defineFields, defineResults } from "./index.ts";

/** Every name that the table of units knows: ids, symbols and spellings. */
const unitNames = [
  ...new Set([
    ...Object.values(unitGroups).flatMap((ids) => ids.flatMap((id) => [id, unitSymbol(id)])),
    ...Object.values(spellings).flatMap((names) => names.split(" ")),
  ]),
].filter((name) => name !== "");
const allKinds = Object.keys(kinds) as QuantityKind[];

/** One field of a kind in every door: alone, per another quantity, in a series, a matrix, a row of a list. */
function calculatorOf(kind: QuantityKind) {
  const number = { type: "quantity", label: "Number", quantity: kind, default: 0, min: -1e99, max: 1e99 } as const;
  const fields = defineFields({
    amount: { type: "quantity", label: "Amount", symbol: "m", quantity: "number", default: 2, min: 0, max: 10 },
    number,
    per: { ...number, quantity: "power", per: { field: "amount", label: "amount", quantity: kind, symbol: "q" } },
    series: { type: "series", label: "Series", axis: "months", cell: number },
    matrix: { type: "matrix", label: "Matrix", rows: "months", columns: "octaveBands", cell: number },
    rows: { type: "list", label: "Rows", rowLabel: "row", maxRows: 20, row: { number } },
  });
  return defineCalculator({
    card: defineCard({ id: "one", title: "One", summary: "One.", group: "air", collection: "ones", route: null }),
    version: 1,
    sections: [],
    fields,
    results: defineResults({ sum: { label: "Sum", quantity: kind } }),
    headline: ["sum"],
    calculate: (values) => ({
      results: { sum: values.number + values.series[0]! + values.matrix[0]![0]! + values.rows.reduce((sum, row) => sum + row.number, 0) },
    }),
    warnings: () => [],
    explanation: () => Promise.reject(new Error("none")),
  });
}

const entriesIn = (unit: string, rowCount = 20): Readonly<Record<string, unknown>> => ({
  unitSystem: "Metric",
  number: { value: 11, unit, displayUnit: unit },
  series: { values: Array.from({ length: 12 }, () => 11), unit },
  matrix: { values: Array.from({ length: 96 }, () => 11), unit, displayUnit: unit },
  rows: Array.from({ length: rowCount }, (_, index) => ({ id: `r${index}`, number: { value: 11, unit } })),
});

describe("the name of a unit means the same in every door", () => {
  test.each(allKinds)("%s", (kind) => {
    const calculator = calculatorOf(kind);
    for (const [index, name] of unitNames.entries()) {
      const id = unitIdOf(name, kind);
      const entered = entriesIn(name, id === undefined ? 0 : 4);
      const outcome = calculator.calculate(entered);
      const doors = (input: object): unknown[] => [
        calculator.complete(input),
        calculator.convert(input, "Imperial"),
        calculator.display(input, "Imperial"),
      ];
      if (isUnitOf(name, kind) !== (id !== undefined)) expect.fail(`${name} is a unit, and has no id`);
      if (id === undefined) {
        if (outcome.ok) expect.fail(`${name} is accepted`);
        const messages = outcome.errors.map(({ field, message }) => `${field}: ${message}`);
        const refusals =
          /^number: Number cannot be given in “.*”\. Use .*\.\nseries: Series cannot be given in “.*”.*\.\nmatrix: Matrix cannot be given in /;
        if (!refusals.test(messages.join("\n"))) expect.fail(`${name} is refused so: ${messages.join(" ")}`);
        // Setting aside what cannot be read takes longer than all the rest.
        if ((index + kind.length) % 10 > 0) continue;
        expect(Object.keys(calculator.open(entered, 1).input), name).toEqual(["unitSystem", "rows"]);
        for (const doubtful of doors(entered)) expect(doubtful, name).toMatchObject({ number: { value: 11, unit: name } });
        continue;
      }
      const opened = calculator.open(entered, 1);
      const value = toSI(11, id);
      if (!outcome.ok) expect.fail(`${name}: ${outcome.errors[0]!.message}`);
      const { values } = outcome;
      const read = [values.number, ...values.series, ...values.matrix.flat(), ...values.rows.map(({ number }) => number)];
      if (!read.every((each) => each === value)) expect.fail(`11 ${name} is read as ${read.find((each) => each !== value)}, not ${value}`);
      // From the doors on, units have their ids.
      const withIds = entriesIn(id, 4);
      requireSame([outcome.input, opened.input, ...doors(entered)], [withIds, withIds, ...doors(withIds)], `with ${name} and with ${id}`);
      expect(opened.notes).toEqual([]);
      // Data that are read mean the same as text that is typed; a name that begins with a digit would go on with the number.
      if (/^\d/.test(name)) continue;
      const typed = parseQuantity(`11 ${name}`, kind, "Metric", { unit: siUnit(kind) });
      if (!typed.ok || typed.value !== value || typed.unit !== id)
        expect.fail(`“11 ${name}” is typed as ${typed.ok ? `${typed.value}, ${typed.unit}` : typed.message}, and read as ${value}, ${id}`);
    }
  });

  test("also where a number is entered per another quantity", () => {
    const calculator = calculatorOf("temperatureDifference");
    const outcome = calculator.calculate({ per: { value: 11, unit: "K", displayUnit: "°F" } } as never);
    expect(outcome).toMatchObject({ ok: true, input: { per: { value: 11, unit: "deltaK", displayUnit: "deltaF" } }, values: { per: 22 } });
  });

  test("a spelling stays understood in rows that are entered again", () => {
    const calculator = calculatorOf("temperatureDifference");
    const entered = entriesIn("K");
    for (let time = 0; time < 3; time++) expect(calculator.calculate(entered as never)).toMatchObject({ input: entriesIn("deltaK") });
  });
});
