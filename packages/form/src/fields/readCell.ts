import type { QuantityField } from "@org/hvac-core/kernel";
import { convert, type UnitSystem } from "@org/hvac-core/quantity";
import { parseQuantity } from "../numbers/numbers.ts";

/**
 * Reads a cell: a number in the displayed unit, or with its own unit.
 *
 * @returns the number in the unit in which all cells are stored; `null` if empty, `undefined` if it cannot be read
 */
export function readCell(
  text: string,
  { quantity, optional }: QuantityField,
  unitSystem: UnitSystem,
  { unit, displayUnit }: { readonly unit: string; readonly displayUnit: string },
): number | null | undefined {
  if (text.trim() === "" && optional) return null;
  const read = parseQuantity(text, quantity, unitSystem, { unit: displayUnit });
  if (!read.ok) return undefined;
  return read.unit === unit ? read.typed : convert(read.typed, read.unit, unit);
}
