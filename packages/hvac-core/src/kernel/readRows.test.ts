import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineFields } from "./fields.ts";
import { compileReader } from "./read.ts";

const mode = { type: "choice", label: "Mode", options: { one: "One", other: "Other" }, default: "one" } as const;
const fields = defineFields({
  mode,
  rows: {
    type: "list",
    label: "Rows",
    rowLabel: "row",
    maxRows: 100,
    row: {
      kind: { type: "choice", label: "Kind", options: { plain: "Plain", special: "Special" }, default: "plain" },
      area: { type: "quantity", label: "Area", quantity: "area", default: null, min: 0.1, max: 1000, usual: [1, 100] },
      power: {
        type: "quantity",
        label: "Power",
        quantity: "power",
        default: { Imperial: 300, Metric: 100 },
        min: 0,
        max: 1e6,
        per: { field: "area", label: "area", quantity: "powerPerArea", symbol: "p" },
      },
      extra: {
        type: "quantity",
        label: "Extra",
        quantity: "length",
        default: 1,
        min: 0,
        max: 10,
        when: [{ field: "mode", is: ["other"] }],
      },
      parts: {
        type: "list",
        label: "Parts",
        rowLabel: "part",
        maxRows: 5,
        row: {
          size: {
            type: "quantity",
            label: "Size",
            quantity: "length",
            default: null,
            min: 0,
            max: 5,
            when: [{ field: "kind", is: ["special"] }],
          },
          on: { type: "flag", label: "On", default: true },
        },
      },
    },
  },
});

const number = fc.oneof(fc.double({ min: 0.2, max: 500, noNaN: true }), fc.constantFrom(null, Number.NaN, -0, 2000, "3", undefined));
const part = fc.record({ id: fc.constantFrom("p", "q"), size: number, on: fc.constantFrom(true, false, "no") }, { requiredKeys: [] });
const row = fc.record(
  {
    kind: fc.constantFrom("plain", "special", "odd"),
    area: fc.oneof(number, fc.record({ value: number, unit: fc.constantFrom("m2", "ft2", "s") })),
    power: fc.oneof(number, fc.record({ value: number, unit: fc.constantFrom("W/m2", "W") })),
    extra: number,
    parts: fc.oneof({ weight: 4, arbitrary: fc.array(part, { maxLength: 2 }) }, { weight: 1, arbitrary: fc.constant("none") }),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
);
type Row = Record<string, unknown>;
const edit = fc.record({
  position: fc.nat(19),
  row,
  mode: fc.constantFrom("one", "other"),
  unitSystem: fc.constantFrom("Metric", "Imperial"),
  strict: fc.boolean(),
  how: fc.constantFrom("replaced", "changed in place", "moved", "as it was"),
});

function edited(rows: Row[], { position, row: next, how }: { readonly position: number; readonly row: Row; readonly how: string }): Row[] {
  if (how === "replaced") return rows.with(position, { ...next, id: rows[position]!["id"] });
  if (how === "moved") return [rows[position]!, ...rows.toSpliced(position, 1)];
  if (how === "changed in place") {
    const before = rows[position]!;
    for (const name of Object.keys(before)) if (name !== "id") delete before[name];
    Object.assign(before, next);
  }
  return rows;
}

describe("rows of a long list that are entered again", () => {
  test("read as if for the first time, whatever became of the others", () => {
    const read = compileReader(fields);
    fc.assert(
      fc.property(fc.array(row, { minLength: 20, maxLength: 20 }), fc.array(edit, { minLength: 1, maxLength: 5 }), (first, edits) => {
        let rows: Row[] = first.map((each, index) => ({ ...each, id: `r${index}` }));
        for (const edit of edits) {
          rows = edited(rows, edit);
          const { unitSystem, mode: chosen, strict } = edit;
          const input = { unitSystem, mode: chosen, rows };
          expect(read(input, strict)).toEqual(compileReader(fields)(input, strict));
        }
      }),
      { numRuns: runs(75) },
    );
  });

  test("are the same objects, which nobody can change", () => {
    const read = compileReader(fields);
    const rows = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, area: 10 + index, parts: [{ id: "p", on: false }] }));
    const rowsOf = (entered: readonly object[]) => read({ unitSystem: "Metric", rows: entered }).values.rows;
    const before = rowsOf(rows);
    const after = rowsOf(structuredClone(rows.with(3, { ...rows[3]!, area: 50 })));
    before.forEach((each, index) => (index === 3 ? expect(after[index]).not.toBe(each) : expect(after[index]).toBe(each)));
    expect(Object.isFrozen(after[0]) && Object.isFrozen(after[0]!.parts[0])).toBe(true);
  });

  test("are the same objects in both forms that are read in turn, as entered and complete", () => {
    const read = compileReader(fields);
    const entered = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, area: 10 + index }));
    const complete = entered.map((each) => ({ ...each, kind: "plain", parts: [] }));
    const valuesOf = (rows: readonly object[]) => read({ unitSystem: "Metric", rows: structuredClone(rows) }).values.rows;
    const forms = [entered, complete];
    const before = forms.map(valuesOf);
    for (let turn = 0; turn < 3; turn++)
      for (const [form, rows] of forms.entries()) valuesOf(rows).forEach((each, index) => expect(each).toBe(before[form]![index]));
  });

  test("rows that are not plain data are read each time", () => {
    class Entries {
      readonly id = "a";
      area = 10;
    }
    const read = compileReader(fields);
    const entries = new Entries();
    const rows = [entries, ...Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, area: 10 }))];
    expect(read({ unitSystem: "Metric", rows }).values.rows[0]!.area).toBe(10);
    entries.area = 20;
    expect(read({ unitSystem: "Metric", rows }).values.rows[0]!.area).toBe(20);
  });
});
