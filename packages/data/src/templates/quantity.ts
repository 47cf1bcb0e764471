import type { UnitId } from "@org/hvac-core/quantity";

/** A number with its unit, as files store it. */
export function typed(value: number, unit: UnitId): { readonly value: number; readonly unit: UnitId } {
  return { value, unit };
}
