import { convert, defaultUnit, formatNumber, formatQuantity, siUnit, unitSymbol, type DecimalMark, type UnitSystem } from "../quantity/index.ts";
import type { CalculatorInput, CompleteInput, Condition, Field, Fields, QuantityField, RowField, SIValues } from "./fields.ts";
import type { FieldError, Warning } from "./outcome.ts";

type Values = Readonly<Record<string, unknown>>;

export const unitSystems = ["Imperial", "Metric"] as const;

/** Whether a field is shown, checked and used, given the other values of its form or row. */
export function isActive(field: Field, values: Values): boolean {
  return (field.when ?? []).every((condition: Condition) => condition.is.includes(values[condition.field] as string | boolean));
}

/** The unit in which a quantity field is typed: the user's own choice, or the default of the unit system. */
export function typedUnit(field: QuantityField, path: string, input: { readonly unitSystem: UnitSystem; readonly units: Readonly<Record<string, string>> }): string {
  return input.units[path] ?? defaultUnit(field.quantity, input.unitSystem);
}

/** Limits of a field in words, in the unit that it is typed in: `between 0 % and 100 %`. Five digits tell limits apart that follow from other values. */
export function limitsText(field: QuantityField, min: number, max: number, path: string, input: { readonly unitSystem: UnitSystem; readonly units: Readonly<Record<string, string>> }): string {
  const show = (limit: number): string => formatQuantity(limit, field.quantity, input.unitSystem, { unit: typedUnit(field, path, input), digits: 5, decimals: 5, trimZeros: true });
  return max === Infinity ? `at least ${show(min)}` : min === -Infinity ? `at most ${show(max)}` : `between ${show(min)} and ${show(max)}`;
}

function complete(field: RowField, value: unknown, unitSystem: UnitSystem): unknown {
  if (value !== undefined) return value;
  return typeof field.default === "object" ? field.default[unitSystem] : field.default;
}

/**
 * Fills every absent field with its default in the input's unit system (Imperial when it names none). Values are left as typed; unknown
 * keys stay out.
 */
export function completeInput<F extends Fields>(fields: F, raw: CalculatorInput<F>): CompleteInput<F> {
  const given = raw as Values;
  const unitSystem = raw.unitSystem ?? "Imperial";
  const values: Record<string, unknown> = { unitSystem, units: raw.units ?? {} };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "list") values[name] = complete(field, given[name], unitSystem);
    else {
      const rows = (given[name] ?? field.default) as readonly Values[];
      values[name] = rows.map((row) => Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, complete(column, row[key], unitSystem)])));
    }
  }
  return values as CompleteInput<F>;
}

/** What reading an input gives: SI values, or the reasons why not; and remarks on unusual values. */
export interface Reading<F extends Fields> {
  readonly values: SIValues<F>;
  readonly errors: readonly FieldError[];
  readonly remarks: readonly Warning[];
}

/** Converts a complete input to SI and checks every active field against its limits. */
export function readInput<F extends Fields>(fields: F, input: CompleteInput<F>): Reading<F> {
  const errors: FieldError[] = [];
  const remarks: Warning[] = [];
  const { unitSystem } = input;

  const read = (field: RowField, value: unknown, column: string, path: string, active: boolean): unknown => {
    if (field.type !== "quantity") return value;
    const unit = typedUnit(field, column, input);
    if (value === null) {
      if (active && !field.optional) errors.push({ field: path, code: "required", message: `${field.label} is needed.` });
      if (field.optional) return null;
      return convert(field.default[unitSystem] ?? 0, defaultUnit(field.quantity, unitSystem), siUnit(field.quantity));
    }
    const si = convert(value as number, unit, siUnit(field.quantity));
    const show = (limit: number): string => formatQuantity(limit, field.quantity, unitSystem, { unit });
    if (!active) return si;
    if (si < field.min || si > field.max) {
      errors.push({ field: path, code: "range", message: `${field.label} must be ${limitsText(field, field.min, field.max, column, input)}.` });
    } else if (field.integer && !Number.isInteger(si)) {
      errors.push({ field: path, code: "range", message: `${field.label} must be a whole number.` });
    } else if (field.usual && (si < field.usual[0] || si > field.usual[1])) {
      remarks.push({
        code: "unusual-value",
        severity: "info",
        field: path,
        message: `${field.label}: outside the usual range of ${show(field.usual[0])} to ${show(field.usual[1])}. Check the value and its unit.`,
        ...(field.source && { source: field.source }),
      });
    }
    return si;
  };

  const values: Record<string, unknown> = { unitSystem };
  for (const [name, field] of Object.entries(fields)) {
    const active = isActive(field, input);
    if (field.type !== "list") values[name] = read(field, input[name], name, name, active);
    else {
      values[name] = (input[name] as readonly Values[]).map((row, index) =>
        Object.fromEntries(
          Object.entries(field.row).map(([key, column]) => [
            key,
            read(column, row[key], `${name}.${key}`, `${name}.${index}.${key}`, active && isActive(column, row)),
          ]),
        ),
      );
    }
  }
  return { values: values as SIValues<F>, errors, remarks };
}

/**
 * Restates an input in the other unit system: every number is converted, the physical input stays the same to the last bit that doubles allow.
 * Units that the user chose for single fields are dropped.
 */
export function convertInput<F extends Fields>(fields: F, input: CompleteInput<F>, unitSystem: UnitSystem): CompleteInput<F> {
  if (input.unitSystem === unitSystem && Object.keys(input.units).length === 0) return input;
  const restate = (field: RowField, value: unknown, column: string): unknown =>
    field.type === "quantity" && value !== null ? convert(value as number, typedUnit(field, column, input), defaultUnit(field.quantity, unitSystem)) : value;
  const values: Record<string, unknown> = { unitSystem, units: {} };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "list") values[name] = restate(field, input[name], name);
    else
      values[name] = (input[name] as readonly Values[]).map((row) =>
        Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, restate(column, row[key], `${name}.${key}`)])),
      );
  }
  return values as CompleteInput<F>;
}

/** A value as the user typed it, with its unit: `95 °F`. Nobody types more than twelve digits; a conversion leaves them, and they are dropped. */
export function typedText(value: number, unit: string, decimalMark: DecimalMark): string {
  const number = formatNumber(Number(value.toPrecision(12)), { digits: "full", decimalMark });
  return `${number.replaceAll("-", "−")}\u202f${unitSymbol(unit)}`.trim();
}
