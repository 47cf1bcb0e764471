import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { fieldAt } from "@org/hvac-core/internal";
import { choice, fieldIs, quantity, type ListField } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { expect, test } from "vitest";
import { isSame } from "../state/formInput.ts";
import { commonRow, valueOfMixed, type CommonRow } from "./commonRow.ts";

const { row: fields } = fieldAt(heatLoad.fields, "rooms.r.windows") as ListField;
const windowTypes = [
  { id: "t", name: "Double" },
  { id: "u", name: "Triple" },
];
const around = { values: { windowTypes }, fields: heatLoad.fields };

const windows = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom("N", "S"),
    kind: fc.constantFrom("window", "skylight"),
    type: fc.constantFrom("t", "u"),
    width: fc.integer({ min: 1, max: 2 }).map((value) => ({ value, unit: "m" })),
  }),
  { minLength: 1, maxLength: 4 },
);

test("what rows have in common is theirs, and what differs is blank and says so", () => {
  fc.assert(
    fc.property(windows, (rows) => {
      const { values, fields: shown, mixed } = commonRow(fields, rows, () => around);
      for (const name of ["name", "kind", "type", "width"] as const) {
        const isCommon = rows.every((row) => isSame(row[name], rows[0]![name]));
        expect(mixed.has(name)).toBe(!isCommon);
        if (isCommon) expect(values[name]).toEqual(rows[0]![name]);
        else expect(values[name]).toEqual(name === "width" ? { value: null, unit: "m" } : "");
      }
      if (mixed.has("type")) expect(shown["type"]).toMatchObject({ options: { "": "mixed", t: "Double", u: "Triple" } });
    }),
    { numRuns: runs(60) },
  );
});

test("an option of a mixed field is the value of the field, and the first option has none", () => {
  const { type, kind } = fields;
  expect(valueOfMixed(type, "u")).toBe("u");
  expect(valueOfMixed(type, "")).toBeUndefined();
  expect(valueOfMixed(kind, "")).toBeUndefined();
  expect(valueOfMixed({ type: "flag", label: "Carpet", default: false }, "yes")).toBe(true);
  expect(valueOfMixed({ type: "flag", label: "Carpet", default: false }, "none")).toBe(false);
  expect(valueOfMixed({ type: "reference", label: "Schedule", to: "schedules", default: null, optional: true }, "none")).toBeNull();
  expect(valueOfMixed({ type: "text", label: "Name", default: "", maxLength: 9 }, "")).toBe("");
});

test("a field applies where it applies to each row, also by the values around the row, and a choice that differs keeps its free entry", () => {
  const unit = choice("Unit", { m: "m", m2: "m²" }, "m", { custom: { maxLength: 9, spellings: {} } });
  const rate = quantity("Rate", "r", "number", 1, [0, 9], { when: [fieldIs("by", "rate")] });
  const common = (...bys: readonly string[]): CommonRow =>
    commonRow(
      { unit, rate },
      bys.map((_, index) => ({ index, unit: `${index}`, rate: 1 })),
      ({ index }) => ({ values: { by: bys[index] }, fields: {} }),
    );
  expect(Object.keys(common("rate", "rate").fields)).toEqual(["unit", "rate"]);
  expect(Object.keys(common("rate", "total").fields)).toEqual(["unit"]);
  expect(common("rate", "rate").fields["unit"]).toMatchObject({ options: { "": "mixed", m: "m" }, custom: { maxLength: 9 } });
});
