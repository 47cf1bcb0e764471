import { convert, largestNumber, siUnit, type QuantityKind } from "../quantity/index.ts";
import type { CalculatorInput, Fields, RowField } from "./fields.ts";
import { unitSystems } from "./input.ts";
import type { FieldError } from "./outcome.ts";

type Values = Record<string, unknown>;

/** The field of a path such as `airflow` or `fittings.2.angle`. */
export function fieldAt(fields: Fields, path: string): RowField | Fields[string] | undefined {
  const [name = "", , key] = path.split(".");
  const field = fields[name];
  return field?.type === "list" && key !== undefined ? field.row[key] : field;
}

/** Whether a unit measures a quantity kind. */
export function isUnitOf(unit: string, kind: QuantityKind): boolean {
  try {
    convert(1, unit, siUnit(kind));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a value of a field must be, in words; undefined when it is. */
function wanted(field: RowField, value: unknown): string | undefined {
  switch (field.type) {
    case "quantity":
      if (value === null) return undefined;
      if (typeof value !== "number" || !Number.isFinite(value)) return "needs a number";
      return Math.abs(value) <= largestNumber ? undefined : "has a number that is too large";
    case "choice":
      return typeof value === "string" && Object.hasOwn(field.options, value) ? undefined : "must be one of its options";
    case "text":
      return typeof value === "string" && value.length <= field.maxLength ? undefined : `must be text of no more than ${field.maxLength} characters`;
    case "flag":
      return typeof value === "boolean" ? undefined : "must be yes or no";
  }
}

/**
 * Checks the shape of an input, whatever it is: types of values, options of choices, lengths of texts and lists, units of fields. Every key
 * may be absent; unknown keys are dropped. Limits depend on the unit and are checked after conversion.
 */
export function readShape<F extends Fields>(fields: F, raw: unknown): { readonly input: CalculatorInput<F>; readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const input: Values = {};
  const refuse = (field: string, message: string): void => void errors.push({ field, code: "type", message });
  const given = isObject(raw) ? raw : {};
  if (!isObject(raw)) refuse("", "An input is an object of field values.");

  const { unitSystem, units } = given;
  if (unitSystem !== undefined && !unitSystems.includes(unitSystem as "Metric")) refuse("unitSystem", `The unit system must be ${unitSystems.join(" or ")}.`);
  else input["unitSystem"] = unitSystem;
  const kindOf = (path: string): QuantityKind | undefined => {
    const [name, key] = path.split(".");
    const field = fieldAt(fields, key === undefined ? name! : `${name}.0.${key}`);
    return field?.type === "quantity" ? field.quantity : undefined;
  };
  const fits = ([path, unit]: [string, unknown]): boolean => {
    const kind = kindOf(path);
    return kind !== undefined && typeof unit === "string" && isUnitOf(unit, kind);
  };
  if (units !== undefined && !(isObject(units) && Object.entries(units).every(fits))) refuse("units", "A field has a unit that does not belong to it.");
  else input["units"] = units;

  const read = (field: RowField, path: string, value: unknown): unknown => {
    const words = value === undefined ? undefined : wanted(field, value);
    if (words !== undefined) refuse(path, `${field.label} ${words}.`);
    return value;
  };
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (field.type !== "list") input[name] = read(field, name, value);
    else if (value !== undefined) {
      if (!Array.isArray(value) || value.length > field.maxRows) {
        refuse(name, `${field.label} must be a list of no more than ${field.maxRows} rows.`);
        continue;
      }
      input[name] = value.map((row: unknown, index) => {
        if (!isObject(row)) refuse(`${name}.${index}`, `Row ${index + 1} of ${field.label} is no ${field.rowLabel}.`);
        const cells = isObject(row) ? row : {};
        return Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, read(column, `${name}.${index}.${key}`, cells[key])]));
      });
    }
  }
  return { input: input as CalculatorInput<F>, errors };
}
