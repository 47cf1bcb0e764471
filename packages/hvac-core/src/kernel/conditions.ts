import type { UnitSystem } from "../quantity/index.ts";
import type { BySystem, Condition, ConditionalDefault } from "./fields.ts";

/** Values beside a field, and those around it. */
export interface Scope {
  readonly values: Readonly<Record<string, unknown>>;
  readonly around?: Scope | undefined;
}

/** The value that a name stands for: beside the field, or further out. */
export function valueInScope(name: string, scope: Scope | undefined): unknown {
  for (let at: Scope | undefined = scope; at; at = at.around) if (Object.hasOwn(at.values, name)) return at.values[name];
  return undefined;
}

/** Whether all conditions hold. */
export function holds(conditions: readonly Condition[] | undefined, scope: Scope): boolean {
  if (!conditions) return true;
  for (const { field, is, around } of conditions) {
    const value = valueInScope(field, around ? scope.around : scope);
    // Of a reference it counts only whether it names a row: ids are nobody's words.
    const namesRow = value === null ? false : typeof value === "string" ? true : undefined;
    if (!is.includes(value as string | boolean) && !is.includes(namesRow as boolean)) return false;
  }
  return true;
}

/**
 * Whether a field is shown, checked and used, given the values beside and around it.
 *
 * @param field a field with its conditions
 * @param scope the values beside it, and those around these
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
