import type { UnitSystem } from "../quantity/index.ts";
import type { BySystem, Condition, ConditionalDefault } from "./fields.ts";

/** Values next to a field, and those around them. */
export interface Scope {
  readonly values: Readonly<Record<string, unknown>>;
  readonly around?: Scope | undefined;
}

/** The value of a name: next to the field, or further out. */
export function valueInScope(name: string, scope: Scope | undefined): unknown {
  for (let level: Scope | undefined = scope; level; level = level.around) {
    const value = level.values[name];
    if (value !== undefined || Object.hasOwn(level.values, name)) return value;
  }
  return undefined;
}

/** Whether all conditions hold. */
export function holds(conditions: readonly Condition[] | undefined, scope: Scope): boolean {
  if (!conditions) return true;
  for (const { field, is, around } of conditions) {
    const value = valueInScope(field, around ? scope.around : scope);
    // A condition asks of a reference only whether it names a row: nobody chooses ids.
    if (is.includes(value as string | boolean)) continue;
    const namesRow = value === null ? false : typeof value === "string" ? true : undefined;
    if (namesRow === undefined || !is.includes(namesRow)) return false;
  }
  return true;
}

/**
 * Whether a field is shown, checked and used, given the values next to it and around it.
 *
 * @param field a field with its conditions
 * @param scope the values next to it, and those around them
 * @returns whether all its conditions hold
 * @example
 * ```ts
 * import { isActive, pipeSizer } from "@org/hvac-core";
 * isActive(pipeSizer.fields.coolingLoad, { values: { scope: "section", flowBy: "load" } }); // true
 * isActive(pipeSizer.fields.coolingLoad, { values: { scope: "section", flowBy: "flow" } }); // false
 * ```
 */
export function isActive(field: { readonly when?: readonly Condition[] }, scope: Scope): boolean {
  return holds(field.when, scope);
}

/** One of two values, by unit system. */
export function inSystem<T>(value: BySystem<T>, unitSystem: UnitSystem): T {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<UnitSystem, T>>)[unitSystem] : value;
}

/** The default that counts among these values. */
export function defaultOf<T>(
  field: { readonly default: BySystem<T>; readonly defaultWhen?: readonly ConditionalDefault<T>[] },
  scope: Scope,
  unitSystem: UnitSystem,
): T {
  const special = field.defaultWhen?.find(({ when }) => holds(when, scope));
  return inSystem((special ?? field).default, unitSystem);
}
