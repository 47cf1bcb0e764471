import { convert } from "@org/hvac-core/quantity";
import { convertInput, typedUnit, type Fields } from "@org/hvac-core/kernel";
import { eachQuantity, rowsOf, withRows, type FormInput, type Row } from "./formInput.ts";

/** The input before the last change of unit system, and what it was turned into. */
export interface Toggled {
  readonly from: FormInput;
  readonly to: FormInput;
}

/**
 * Restates an input in the other unit system. What nobody touched since the last change goes back to exactly what was typed then,
 * with the unit it was typed in; everything else is converted.
 */
export function toggleUnits(fields: Fields, input: FormInput, last: Toggled | undefined, unitSystem: FormInput["unitSystem"]): FormInput {
  let next = convertInput(fields, input, unitSystem);
  if (last?.from.unitSystem !== unitSystem || last.to.unitSystem !== input.unitSystem) return next;
  const { from, to } = last;
  eachQuantity(fields, (field, column) => {
    const [name = "", key] = column.split(".");
    const unit = typedUnit(field, column, from);
    if (typedUnit(field, column, to) !== typedUnit(field, column, input)) return;
    const own = from.units[column] === undefined ? next.units : { ...next.units, [column]: unit };
    if (key === undefined) {
      if (!Object.is(input[name], to[name])) return;
      next = { ...next, units: own, [name]: from[name] };
    } else {
      const inUnit = (value: unknown): unknown => (typeof value === "number" ? convert(value, typedUnit(field, column, input), unit) : value);
      const before = rowsOf(from, name);
      const after = rowsOf(to, name);
      const rows = rowsOf(input, name).map((row, index): Row => {
        const kept = after[index] && Object.is(row[key], after[index][key]) && before[index];
        return { ...rowsOf(next, name)[index], [key]: kept ? kept[key] : inUnit(row[key]) };
      });
      next = { ...withRows(next, name, rows), units: own };
    }
  });
  return next;
}
