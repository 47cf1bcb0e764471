import type { UnitSystem } from "../quantity/index.ts";
import type { BySystem, Condition, ConditionalDefault, DefaultsByOption, Fields, OptionDefault } from "./fields.ts";

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

/** The default that the options among these values give; undefined where they give none. */
export function optionDefaultOf<T>(defaultBy: DefaultsByOption<T> | undefined, scope: Scope): OptionDefault<T> | undefined {
  if (!defaultBy) return undefined;
  const { choices, values } = defaultBy;
  const key = choices.length === 1 ? valueInScope(choices[0]!, scope) : choices.map((name) => String(valueInScope(name, scope))).join(" ");
  return typeof key === "string" && Object.hasOwn(values, key) ? values[key] : undefined;
}

/**
 * The default that an option gives a field, such as the type of a space, where it applies: to a field that was left to its default, and to an empty
 * one that follows from the option.
 *
 * @param fields the fields next to each other
 * @param name name of one of them
 * @param scope their values, and those around them
 * @param isAssumed whether nobody entered the value
 * @returns the default with its source; undefined where the options give none, or another value was entered
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { appliedOption } from "@org/hvac-core/internal";
 * const scope = { values: { spaceType: "open-office", spaceTypesBy: "SI" } };
 * appliedOption(heatLoad.fields, "lightingLoad", scope, true)?.source.source.key; // "ashrae-90.1"
 * appliedOption(heatLoad.fields, "lightingLoad", scope, false); // undefined
 * ```
 */
export function appliedOption(fields: Fields, name: string, scope: Scope, isAssumed: boolean): OptionDefault<unknown> | undefined {
  const field = fields[name];
  const given = field && "defaultBy" in field ? optionDefaultOf<unknown>(field.defaultBy, scope) : undefined;
  return given && (isAssumed || (given.default === null && scope.values[name] === null)) ? given : undefined;
}

/** The default of a choice or of a cell that applies among these values. */
export function defaultOf<T>(
  field: {
    readonly default: BySystem<T>;
    readonly defaultWhen?: readonly ConditionalDefault<T>[];
    readonly defaultBy?: DefaultsByOption<T>;
  },
  scope: Scope,
  unitSystem: UnitSystem,
): T {
  const byOption = optionDefaultOf(field.defaultBy, scope);
  if (byOption) return byOption.default;
  const special = field.defaultWhen?.find(({ when }) => holds(when, scope));
  return inSystem((special ?? field).default, unitSystem);
}
