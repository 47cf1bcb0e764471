import { axes, type CellField, type Field, type Fields, type ListField, type QuantityField } from "@org/hvac-core/kernel";
import { bareUnit } from "@org/hvac-core/internal";
import { convert, siUnit, unitsOf, type UnitSystem } from "@org/hvac-core/quantity";
import * as fc from "fast-check";

/** A number as people type it, in any of its units and shown in any. */
function quantity(field: QuantityField): fc.Arbitrary<unknown> {
  const [low, high] = [Math.max(field.min, -1e6), Math.min(field.max, 1e6)];
  const units = [...new Set([...unitsOf(field.quantity, "Imperial"), ...unitsOf(field.quantity, "Metric")])];
  const number = fc.integer({ min: 1, max: 999 }).map((part) => low + ((high - low) * part) / 1000);
  const typed = fc
    .tuple(number, fc.constantFrom(...units), fc.constantFrom(undefined, ...units))
    .map(([inSI, unit, displayUnit]) => ({
      value: field.integer ? Math.ceil(inSI) : Number(convert(inSI, siUnit(field.quantity), unit).toPrecision(7)),
      unit: field.integer ? bareUnit(field.quantity, "Metric") : unit,
      ...(displayUnit !== undefined && !field.integer && { displayUnit }),
    }));
  // A blank that follows a choice is no entry.
  return field.optional && !field.defaultBy
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: typed })
    : typed;
}

/** Texts that a spreadsheet may misinterpret: formulas, quotes, separators, line breaks, numbers and codes. */
const words = fc.oneof(
  fc.constantFrom(
    "=1+1",
    "+49 30",
    "-5",
    "@SUM(A1)",
    "'=x",
    "''-",
    '"quoted"',
    "a,b;c\td",
    "two\nlines",
    "007",
    "1e5",
    "TRUE",
    "_x0041_",
    "Total",
    "℃ 東京",
  ),
  fc.string({ maxLength: 12 }),
);

function cell(cell: CellField, unitSystem: UnitSystem, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (cell.type !== "quantity") return value(cell, unitSystem, ids);
  return quantity({ ...cell, integer: true }).map((typed) => (typed === null ? null : (typed as { readonly value: number }).value));
}

function value(field: Field, unitSystem: UnitSystem, ids: readonly string[]): fc.Arbitrary<unknown> {
  switch (field.type) {
    case "quantity":
      return quantity(field);
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "flag":
      return fc.boolean();
    case "text":
      // A blank text is the default.
      return words.map((text) => text.slice(0, field.maxLength) || field.default);
    case "date":
      return fc.constantFrom(null, "2026-02-28", "1999-12-31");
    case "series": {
      const count = axes[field.axis].length;
      return fc.array(cell(field.cell, unitSystem, ids), { minLength: count, maxLength: count });
    }
    case "group":
      return fields(field.fields, unitSystem, ids);
    default:
      return fc.constant(undefined);
  }
}

function fields(rowFields: Fields, unitSystem: UnitSystem, ids: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(rowFields).map(([name, field]) => [name, value(field, unitSystem, ids)])), {
    requiredKeys: [],
  });
}

/** Rows of a list with any values of their fields; in a tree, each row has an earlier parent or none. */
export function generatedRows(list: ListField, unitSystem: UnitSystem): fc.Arbitrary<readonly Record<string, unknown>[]> {
  const row = fc.tuple(fields(list.row, unitSystem, []), fc.nat(3));
  return fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) =>
    rows.map(([values, back], index) => {
      const parent = list.outline !== undefined && back > 0 && index - back >= 0 ? { [list.outline]: `row${index - back}` } : {};
      return { ...values, ...parent, id: `row${index}` };
    }),
  );
}
