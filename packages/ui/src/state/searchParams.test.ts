import { catalogue, type Field, type RowField } from "@org/hvac-core";
import { defaultUnit, largestNumber, unitsOf } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachQuantity, type AnyDefinition, type FormInput } from "./formInput.ts";
import { fromSearchParams, toSearchParams } from "./searchParams.ts";

const definitions = catalogue as readonly unknown[] as readonly AnyDefinition[];
const systems = fc.constantFrom("Imperial" as const, "Metric" as const);

function anyScalar(field: RowField): fc.Arbitrary<unknown> {
  switch (field.type) {
    case "quantity": {
      const number = fc.double({ min: -largestNumber, max: largestNumber, noNaN: true }).map((value) => value + 0);
      return field.optional ? fc.option(number) : number;
    }
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "text":
      return fc.string({ maxLength: Math.min(field.maxLength, 40) });
    case "flag":
      return fc.boolean();
  }
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  if (field.type !== "list") return anyScalar(field);
  const row = fc.record(Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, anyScalar(column)])));
  return fc.array(row, { maxLength: Math.min(6, field.maxRows) });
}

function anyInput(definition: AnyDefinition): fc.Arbitrary<FormInput> {
  const values = fc.record(Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, anyValue(field)])));
  return systems.chain((unitSystem) => {
    const units: Record<string, fc.Arbitrary<string>> = {};
    eachQuantity(definition.fields, (field, column) => {
      const others = unitsOf(field.quantity, unitSystem).filter((unit) => unit !== defaultUnit(field.quantity, unitSystem));
      if (others.length > 0) units[column] = fc.constantFrom(...others);
    });
    return fc.tuple(values, fc.record(units, { requiredKeys: [] })).map(([own, chosen]) => ({ ...own, unitSystem, units: { ...chosen } }) as unknown as FormInput);
  });
}

/** What the address bar does to parameters on their way. */
function throughAddress(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(`https://example.org/?${new URLSearchParams(params)}`).search));
}

/** Minus zero is zero to everyone but `Object.is`, and text does not carry it. */
const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

describe.each(definitions.map((definition) => [definition.id, definition] as const))("a link to %s", (_, definition) => {
  test("reproduces every input, number for number", () => {
    fc.assert(
      fc.property(anyInput(definition), (input) => {
        const { input: read, notices } = fromSearchParams(definition, throughAddress(toSearchParams(definition, input)), "Imperial");
        expect(notices).toEqual([]);
        expect(plain(read)).toEqual(plain(input));
      }),
      { numRuns: 60 },
    );
  });

  test("to the defaults names the unit system and nothing else", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const)
      expect(toSearchParams(definition, definition.defaults(unitSystem) as FormInput)).toEqual({ u: unitSystem });
  });

  test("with nonsense for a value gives the default and says so, and never throws", () => {
    const names = [...Object.keys(definition.fields), "u", "units", "__proto__", "constructor"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.json(), fc.constant("<script>alert(1)</script>"))), (params) => {
        const { input } = fromSearchParams(definition, params, "Metric");
        expect(() => definition.calculate(input)).not.toThrow();
        expect(Object.keys(input).toSorted()).toEqual([...Object.keys(definition.fields), "unitSystem", "units"].toSorted());
      }),
      { numRuns: 60 },
    );
    const quantity = Object.entries(definition.fields).find(([, field]) => field.type === "quantity")![0];
    for (const tooLarge of ["1e999", "-1e308", "1e101"]) {
      const { input, notices } = fromSearchParams(definition, { u: "Metric", [quantity]: tooLarge }, "Metric");
      expect(input[quantity]).toBe((definition.defaults("Metric") as FormInput)[quantity]);
      expect(notices).toHaveLength(1);
    }
  });
});
