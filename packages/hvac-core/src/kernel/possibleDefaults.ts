import { convert, siUnit, type UnitSystem } from "../quantity/index.ts";
import { inSystem } from "./conditions.ts";
import type { BySystem, CellField, ConditionalDefault, Field } from "./fields.ts";
import { bareUnit } from "./quantities.ts";
import { isAbove } from "../quantity/tolerance.ts";

const systems: readonly UnitSystem[] = ["Imperial", "Metric"];

interface WithDefaults {
  readonly default: BySystem<unknown>;
  readonly defaultWhen?: readonly ConditionalDefault<unknown>[];
}

/** Every default that a field has: in both unit systems, and under whatever conditions; numbers in SI. */
function defaultsOf(field: Exclude<Field, { readonly type: "group" | "list" | "series" | "matrix" }>): readonly unknown[] {
  const { default: usual, defaultWhen = [] }: WithDefaults = field;
  return [usual, ...defaultWhen.map((each) => each.default)].flatMap((each) =>
    systems.map((system) => {
      const value = inSystem(each, system);
      return field.type === "quantity" && typeof value === "number"
        ? convert(value, bareUnit(field.quantity, system), siUnit(field.quantity))
        : value;
    }),
  );
}

const isSameValue = (first: unknown, other: unknown): boolean =>
  typeof first === "number" && typeof other === "number" ? !isAbove(first, other) && !isAbove(other, first) : first === other;

/**
 * Compiles the test whether a value can be a default of a field. It asks for no other values: a default that followed the mode stays in a complete input when
 * the mode is changed there, and one that is shown in the other unit system is not one of that system.
 *
 * @param field any field but a group or a list
 * @returns a function of the value in SI as it was read; of a series or matrix, of all its cells
 */
export function possibleDefaultOf(field: Field): (value: unknown) => boolean {
  if (field.type === "group" || field.type === "list") return () => true;
  const cell: CellField | Exclude<typeof field, { readonly type: "series" | "matrix" }> =
    field.type === "series" || field.type === "matrix" ? field.cell : field;
  // Converted with the first value that is asked about: a page opens without.
  let defaults: readonly unknown[] | undefined;
  const isDefault = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isDefault) : (defaults ??= defaultsOf(cell)).some((each) => isSameValue(each, value));
  return isDefault;
}
