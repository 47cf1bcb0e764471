import type { Field, TypedQuantity } from "@org/hvac-core/kernel";

/**
 * Whether a number was typed in the unit in which it is shown: it is not converted, linked, or taken from something measured.
 *
 * @param values the values next to it
 */
export function isTypedNumber(
  field: Field,
  { unit, link }: TypedQuantity,
  shownUnit: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const taken = field.type === "quantity" && field.takenFrom !== undefined ? values[field.takenFrom] : undefined;
  return shownUnit === unit && !link && (typeof taken !== "string" || taken === "");
}
