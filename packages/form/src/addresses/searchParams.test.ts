import {
  axes,
  catalogue,
  defineCalculator,
  defineCard,
  defineFields,
  defineResults,
  type CellField,
  type Field,
  type Fields,
} from "@org/hvac-core";
import { largestNumber, unitGroups, unitIdOf, unitsOf, type QuantityKind } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { deepCalculator } from "../../test/deepCalculator.ts";
import { startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { fromSearchParams, isTooLong, toSearchParams, type SearchParams } from "./searchParams.ts";

const calculators: readonly AnyCalculator[] = [...(catalogue as readonly unknown[] as readonly AnyCalculator[]), deepCalculator];
const systems = fc.constantFrom("Imperial" as const, "Metric" as const);
const numbers = fc.double({ min: -largestNumber, max: largestNumber, noNaN: true }).map((value) => value + 0);
const unitsFor = (kind: QuantityKind): fc.Arbitrary<string> =>
  fc.constantFrom(...new Set<string>([...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")]));

function anyCells(cell: CellField, count: number): fc.Arbitrary<unknown> {
  if (cell.type === "quantity")
    return fc.record({ values: fc.array(numbers, { minLength: count, maxLength: count }), unit: unitsFor(cell.quantity) });
  return fc.record({ values: fc.array(anyValue(cell), { minLength: count, maxLength: count }) });
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case "quantity": {
      const typed = fc.record({ value: numbers, unit: unitsFor(field.quantity) });
      return field.optional ? fc.option(typed) : typed;
    }
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "text":
      return fc.string({ maxLength: Math.min(field.maxLength, 40) });
    case "flag":
      return fc.boolean();
    case "date":
      return fc.option(fc.constant("2026-11-22"));
    case "reference":
      return fc.constant(null);
    case "series":
      return anyCells(field.cell, axes[field.axis].length);
    case "matrix":
      return anyCells(field.cell, axes[field.rows].length * axes[field.columns].length);
    case "group":
      return anyEntries(field.fields);
    case "list":
      return fc
        .array(anyEntries(field.row), { maxLength: Math.min(4, field.maxRows) })
        .map((rows) => rows.map((row, index) => ({ id: `r${index}`, ...row })));
  }
}

/** Any field may keep its default. */
function anyEntries(fields: Fields): fc.Arbitrary<object> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])), { requiredKeys: [] });
}

function anyInput({ fields }: AnyCalculator): fc.Arbitrary<FormInput> {
  return fc.tuple(anyEntries(fields), systems).map(([entries, unitSystem]) => ({ ...entries, unitSystem }));
}

/** Parameters after encoding and decoding by the address bar. */
function throughAddress(params: SearchParams): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(`https://example.org/?${new URLSearchParams(params)}`).search));
}

/** Minus zero is zero to everyone but `Object.is`, and text does not carry it. */
const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("a link to %s", (_, calculator) => {
  test("has the accepted warnings", () => {
    const row = fc.record({ id: fc.constantFrom("caution-a", "limit-b"), reason: fc.string(), facts: fc.string() });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 2 }), systems, (accepted, unitSystem) => {
        const input = { ...startInput(calculator, unitSystem), accepted };
        const { input: opened, notices } = fromSearchParams(calculator, throughAddress(toSearchParams(calculator, input)), "Metric");
        expect(notices).toEqual([]);
        expect(opened).toEqual(input);
      }),
    );
    const { input, notices } = fromSearchParams(calculator, { u: "Metric", v: String(calculator.version), accepted: "[1" }, "Metric");
    expect([input, notices]).toEqual([startInput(calculator, "Metric"), []]);
  });

  test("reproduces every entered value exactly and adds no others", () => {
    fc.assert(
      fc.property(anyInput(calculator), (input) => {
        fc.pre(Object.keys(input).length > 1);
        const { input: read, notices } = fromSearchParams(calculator, throughAddress(toSearchParams(calculator, input)), "Imperial");
        expect(notices).toEqual([]);
        expect(plain(read)).toEqual(plain(input));
      }),
      { numRuns: runs(30) },
    );
  });

  test("with a unit system and no values opens a new page", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      expect(fromSearchParams(calculator, { v: "1", u: unitSystem }, "Imperial")).toEqual({
        input: startInput(calculator, unitSystem),
        notices: [],
      });
      const start = startInput(calculator, unitSystem);
      expect(fromSearchParams(calculator, toSearchParams(calculator, start), "Imperial")).toEqual({ input: start, notices: [] });
    }
  });

  test("takes every spelling of a unit for the unit of its field", () => {
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.type !== "quantity") continue;
      for (const spelling of Object.values(unitGroups).flat()) {
        const unit = unitIdOf(spelling, field.quantity);
        if (unit === undefined || unit === spelling) continue;
        const { input, notices } = fromSearchParams(
          calculator,
          { v: String(calculator.version), u: "Metric", [name]: `11 ${spelling} as ${spelling}` },
          "Metric",
        );
        expect({ [name]: input[name], notices }).toEqual({ [name]: { value: 11, unit, displayUnit: unit }, notices: [] });
        expect(() => calculator.calculate(input)).not.toThrow();
      }
    }
  });

  test("of a later version says so", () => {
    const { input, notices } = fromSearchParams(calculator, { v: String(calculator.version + 1), u: "Metric" }, "Imperial");
    expect(input).toEqual(startInput(calculator, "Metric"));
    expect(notices).toHaveLength(1);
  });

  test("with nonsense for a value leaves it out and says so, and never throws", () => {
    const names = [...Object.keys(calculator.fields), "u", "v", "units", "__proto__", "constructor"];
    const nonsense = fc.oneof(fc.string(), fc.json(), fc.constant("<script>alert(1)</script>"), fc.constant("1"));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), nonsense), (params) => {
        const { input } = fromSearchParams(calculator, params, "Metric");
        expect(() => calculator.calculate(input)).not.toThrow();
        const known = [...Object.keys(calculator.fields), "unitSystem"];
        expect(Object.keys(input).filter((name) => !known.includes(name))).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
    for (const name of Object.keys(calculator.fields)) {
      const deep = { v: String(calculator.version), u: "Metric", [name]: "[".repeat(7000) + "]".repeat(7000) };
      const { input } = fromSearchParams(calculator, deep, "Metric");
      if (calculator.fields[name]!.type !== "text") expect(input[name], name).toEqual(startInput(calculator, "Metric")[name]);
    }
    const [quantity] = Object.entries(calculator.fields).find(([, field]) => field.type === "quantity")!;
    const [text, named] = ["flag", "choice", "text"].flatMap((type) =>
      Object.entries(calculator.fields).filter(([, field]) => field.type === type),
    )[0] ?? [quantity, undefined];
    const usable = named?.type === "choice" ? Object.keys(named.options)[0]! : named?.type === "flag" ? "yes" : "a";
    for (const tooLarge of ["1e999", "-1e308", "1e101"]) {
      const { input, notices } = fromSearchParams(
        calculator,
        { v: String(calculator.version), u: "Metric", [text]: usable, [quantity]: tooLarge },
        "Metric",
      );
      expect(input[quantity]).toBeUndefined();
      expect(notices).toHaveLength(1);
    }
  });
});

describe("a long list", () => {
  const calculator = calculators.find(({ id }) => id === "duct-sizer")!;
  const list = calculator.fields["fittings"];
  const length = list?.type === "list" ? list.maxRows : 0;
  const rows = Array.from({ length }, (_, index) => ({
    id: `fitting${index}`,
    angle: { value: 45, unit: "deg" },
    quantity: { value: 1, unit: "unitless" },
  }));
  const input = { ...startInput(calculator, "Metric"), fittings: rows };

  test("is read back whole, and is recognised as too long for a link", () => {
    const params = toSearchParams(calculator, input);
    expect(isTooLong(params)).toBe(true);
    expect(fromSearchParams(calculator, params, "Metric")).toEqual({ input, notices: [] });
    expect(isTooLong(toSearchParams(calculator, { ...input, fittings: rows.slice(0, 5) }))).toBe(false);
  });
});

describe("a version 2 link to a version 3 calculator", () => {
  const room = { width: { type: "quantity", label: "Width", quantity: "length", default: 1, min: 0, max: 1e3 } } as const;
  /** In version 2 the area was called `floorArea`, glazing was a flag, and the rooms were `spaces` with `w`; version 3 has other names. */
  const calculator: AnyCalculator = defineCalculator({
    card: defineCard({ id: "made-up", title: "Made up", summary: "An area.", group: "air", collection: "madeUp", route: null }),
    version: 3,
    sections: [{ id: "all", title: "All" }],
    fields: defineFields({
      area: { type: "quantity", label: "Area", quantity: "area", default: 10, min: 0, max: 1e6 },
      glazing: { type: "choice", label: "Glazing", options: { none: "None", double: "Double" }, default: "none" },
      name: { type: "text", label: "Name", default: "", maxLength: 40 },
      rooms: { type: "list", label: "Rooms", rowLabel: "room", maxRows: 9, row: room },
    }),
    results: defineResults({ area: { label: "Area", quantity: "area" } }),
    headline: ["area"],
    start: { Imperial: { area: 100 }, Metric: { area: 10 } },
    history: {
      1: (data) => data,
      2: ({ floorArea, glazing, spaces, ...rest }) => ({
        ...rest,
        ...(floorArea !== undefined && { area: floorArea }),
        ...(glazing !== undefined && { glazing: glazing === true ? "double" : "none" }),
        ...(Array.isArray(spaces) && { rooms: spaces.map(({ id, w }: { id: string; w: unknown }) => ({ id, width: w })) }),
      }),
    },
    calculate: ({ area }) => ({ results: { area } }),
    warnings: () => [],
    explanation: () => Promise.reject(new Error("It has none.")),
  });
  const open = (params: SearchParams): unknown => fromSearchParams(calculator, { v: "2", u: "Metric", ...params }, "Imperial");

  test("means what it meant, under the names of today", () => {
    expect(open({ floorArea: "12.5 m2", glazing: "yes", name: "Attic", spaces: JSON.stringify([{ id: "a", w: [3, "ft"] }]) })).toEqual({
      input: {
        unitSystem: "Metric",
        area: { value: 12.5, unit: "m2" },
        glazing: "double",
        name: "Attic",
        rooms: [{ id: "a", width: { value: 3, unit: "ft" } }],
      },
      notices: [],
    });
  });

  test("leaves parameters of others alone; with nothing else it is one to a new page", () => {
    expect(open({ floorArea: "12.5 m2", gclid: "x1" })).toEqual({
      input: { unitSystem: "Metric", area: { value: 12.5, unit: "m2" } },
      notices: [],
    });
    expect(open({ gclid: "x1" })).toEqual({ input: startInput(calculator, "Metric"), notices: [] });
  });

  test("names what no version can use", () => {
    expect(open({ floorArea: "a lot", spaces: "[" })).toEqual({
      input: { unitSystem: "Metric" },
      notices: [
        "spaces: the link’s value cannot be used; the default is used instead.",
        expect.stringMatching(/^Area needs a number\./) as string,
      ],
    });
  });
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("a link to %s", (_, calculator) => {
  test("leaves parameters of others alone, and says what it cannot use", () => {
    const odd = fromSearchParams(calculator, { u: "Metric", utm_source: "mail", unknown: "1", __proto__: "2" }, "Imperial");
    expect(odd).toEqual(fromSearchParams(calculator, { u: "Metric" }, "Imperial"));
    const [quantity, field] = Object.entries(calculator.fields).find(([, each]) => each.type === "quantity")!;
    const bad = fromSearchParams(calculator, { u: "Metric", [quantity]: "<img>" }, "Imperial");
    expect(bad).toEqual({
      input: { unitSystem: "Metric" },
      notices: [`${field.label} needs a number. What was stored there is left out.`],
    });
  });
});
