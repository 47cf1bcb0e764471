import type { Citation } from "../sources/index.ts";
import type { Condition, Field, Fields } from "./fields.ts";

/* What several fields have in common, entered once for all of them. */

/* @__NO_SIDE_EFFECTS__ */
function withEach<F extends Fields>(fields: F, change: (field: Field) => Field): F {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)])) as F;
}

/**
 * A condition: a choice, text or flag has one of some values, or a reference names a row (`true`) or none (`false`).
 *
 * @param field name of the field that decides
 * @param is values with which the condition holds
 * @returns the condition, for `when`
 * @example
 * ```ts
 * import { fieldIs } from "@org/hvac-core";
 * fieldIs("shape", "round", "oval"); // { field: "shape", is: ["round", "oval"] }
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function fieldIs<const Name extends string, const Is extends readonly (string | boolean)[]>(
  field: Name,
  ...is: Is
): { readonly field: Name; readonly is: Is } {
  return { field, is };
}

/**
 * Fields of one section of the form.
 *
 * @param section id of the section
 * @param fields the fields by name; one with a section keeps it
 * @returns the fields, each in the section
 * @example
 * ```ts
 * import { inSection, text } from "@org/hvac-core";
 * const { name } = inSection("project", { name: text("Name", 80) });
 * name.section; // "project"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function inSection<const F extends Fields>(
  section: string,
  fields: F,
): { readonly [Name in keyof F]: F[Name] & { readonly section: string } } {
  return withEach(fields, (field) => ({ section, ...field })) as never;
}

/**
 * Fields that are shown, checked and used under the same conditions.
 *
 * @param conditions a condition, or several that all must hold
 * @param fields the fields by name; the conditions of one apply as well
 * @returns the fields, each with the conditions
 * @example
 * ```ts
 * import { fieldIs, onlyWhen, quantity } from "@org/hvac-core";
 * const { diameter } = onlyWhen(fieldIs("shape", "round"), { diameter: quantity("Diameter", "D", "smallLength", "required", [0.05, 3]) });
 * diameter.when; // [{ field: "shape", is: ["round"] }]
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function onlyWhen<const F extends Fields>(
  conditions: Condition | readonly Condition[],
  fields: F,
): { readonly [Name in keyof F]: F[Name] & { readonly when: readonly Condition[] } } {
  const all = "field" in conditions ? [conditions] : conditions;
  return withEach(fields, (field) => ({ ...field, when: [...all, ...(field.when ?? [])] })) as never;
}

/**
 * Fields with the same source.
 *
 * @param source publication, edition and place
 * @param fields the fields by name; one with a source keeps it
 * @returns the fields, each with the source
 * @example
 * ```ts
 * import { citing, quantity } from "@org/hvac-core";
 * const source = { source: { key: "handbook", title: "Handbook", publisher: "Publisher", edition: "2024" } };
 * const { angle } = citing(source, { angle: quantity("Angle", "θ", "angle", 30, [5, 180]) });
 * angle.source.source.edition; // "2024"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function citing<const F extends Fields>(
  source: Citation,
  fields: F,
): { readonly [Name in keyof F]: F[Name] & { readonly source: Citation } } {
  return withEach(fields, (field) => ({ source, ...field })) as never;
}
