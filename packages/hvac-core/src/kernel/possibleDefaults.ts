import { convert, siUnit, type UnitSystem } from "../quantity/index.ts";
import { inSystem } from "./conditions.ts";
import type { BySystem, CellField, ConditionalDefault, DefaultsByOption, Field } from "./fields.ts";
import { bareUnit, enteredKind, isTypedQuantity } from "./quantities.ts";
import { isAbove } from "../quantity/tolerance.ts";

const systems: readonly UnitSystem[] = ["Imperial", "Metric"];

interface WithDefaults {
  readonly default: BySystem<unknown>;
  readonly defaultWhen?: readonly ConditionalDefault<unknown>[];
  readonly defaultBy?: DefaultsByOption<BySystem<unknown>>;
}

const inBothSystems = (defaults: readonly BySystem<unknown>[]): readonly unknown[] =>
  defaults.flatMap((each) => systems.map((system) => inSystem(each, system)));

/** Defaults that are in the unit of a bare number, in SI. */
const inSI = (defaults: readonly BySystem<unknown>[], field: Field): readonly unknown[] =>
  defaults.flatMap((each) =>
    systems.map((system) => {
      const value = inSystem(each, system);
      return field.type === "quantity" && typeof value === "number"
        ? convert(value, bareUnit(field.quantity, system), siUnit(field.quantity))
        : value;
    }),
  );

/** Every default that a field has: in both unit systems, and under whatever conditions and options; those per another quantity are apart. */
function defaultsOf(field: Exclude<Field, { readonly type: "group" | "list" | "series" | "matrix" }>): {
  readonly usual: readonly unknown[];
  readonly per: readonly unknown[];
} {
  const { default: initial, defaultWhen = [], defaultBy }: WithDefaults = field;
  const byOption = inBothSystems(Object.values(defaultBy?.values ?? {}).map((each) => each.default));
  const usual = inSI([initial, ...defaultWhen.map((each) => each.default)], field);
  return defaultBy?.isPer ? { usual, per: byOption } : { usual: [...usual, ...byOption], per: [] };
}

const isSameValue = (first: unknown, other: unknown): boolean =>
  typeof first === "number" && typeof other === "number" ? !isAbove(first, other) && !isAbove(other, first) : first === other;

/**
 * Compiles the test whether a value can be a default of a field. It asks for no other values: a default that followed the mode stays in a complete input when
 * the mode is changed there, and one that is shown in the other unit system is not one of that system.
 *
 * @param field any field but a group or a list
 * @returns a function of the value in SI as it was read, of a series or matrix of all its cells, and of what was entered for it
 */
export function possibleDefaultOf(field: Field): (value: unknown, entered: unknown) => boolean {
  if (field.type === "group" || field.type === "list") return () => true;
  const hasCells = field.type === "series" || field.type === "matrix";
  const cell: CellField | Exclude<typeof field, { readonly type: "series" | "matrix" }> = hasCells ? field.cell : field;
  // Converted with the first value that is asked about: a page opens without.
  let defaults: ReturnType<typeof defaultsOf> | undefined;
  const known = (): ReturnType<typeof defaultsOf> => (defaults ??= defaultsOf(cell));
  const isUsual = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isUsual) : known().usual.some((each) => isSameValue(each, value));
  const series = field.type === "series" ? Object.values(field.defaultBy?.values ?? {}) : [];
  const isOfOption = (value: unknown): boolean =>
    Array.isArray(value) && series.some((each) => each.default.every((share, index) => isSameValue(share, value[index])));
  const isPer = (entered: unknown): boolean => {
    if (field.type !== "quantity" || !field.per || !isTypedQuantity(entered) || entered.value === null) return false;
    const { quantity } = field.per;
    if (enteredKind(field, entered.unit) !== quantity) return false;
    const value = convert(entered.value, entered.unit, siUnit(quantity));
    return known().per.some((each) => isSameValue(each, value));
  };
  return (value, entered) => isUsual(value) || isOfOption(value) || isPer(entered);
}
