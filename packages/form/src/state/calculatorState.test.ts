import { boq } from "@org/hvac-core";
import { expect, test } from "vitest";
import { lacksEntries, unparsedErrors } from "./calculatorState.ts";
import { applyEdit, completeInUnits, type Entry } from "./editing.ts";
import { openInput, type AnyCalculator } from "./formInput.ts";

const definition = boq as unknown as AnyCalculator;

test("results lack what cannot be read, of which the input still has the number before", () => {
  const bill = { unitSystem: "Metric", items: [{ id: "a", quantity: 10, rate: 5 }] };
  const whole: Entry = { input: openInput(definition, bill).input, unparsed: {} };
  const unread = applyEdit(definition, whole, { type: "unparsed", path: "items.a.quantity", text: "abc" });
  const lacks = (entry: Entry): boolean => {
    const unparsed = unparsedErrors(definition, entry, completeInUnits(definition, entry.input));
    return lacksEntries({ ...entry, outcome: definition.calculate(entry.input, { partial: true, unparsed }) });
  };
  expect(unread.input).toEqual(whole.input);
  expect([whole, unread].map(lacks)).toEqual([false, true]);
  const refused = openInput(definition, { ...bill, items: [...bill.items, { id: "b", quantity: 1, rate: 5, waste: -1 }] }).input;
  expect(lacks({ input: refused, unparsed: {} })).toBe(true);
});
