import type { QuantityField } from "@org/hvac-core/kernel";
import { convert, type UnitSystem } from "@org/hvac-core/quantity";
import { parseQuantity } from "../numbers/numbers.ts";

/**
 * Reads a cell: a number in the unit shown, or with a unit of its own.
 *
 * @returns it in the unit that all cells are stated in; `null` for blank, `undefined` where it cannot be read
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
