import { type QuantityField, enteredKind } from "@org/hvac-core/kernel";
import type { ParsedQuantity, UnitSystem } from "@org/hvac-core/quantity";
import { parseQuantity } from "../numbers/numbers.ts";

/**
 * Reads what was typed into a number field, in the unit it shows or with a unit of its own. Where the number may also be stated per another, as
 * lighting in W or in W/m², a unit of either kind is understood.
 *
 * @param unit unit of a number that states none
 */
export function readFieldText(
  typed: string,
  field: Pick<QuantityField, "quantity" | "per">,
  unitSystem: UnitSystem,
  unit: string,
): ParsedQuantity {
  const kind = enteredKind(field, unit) ?? field.quantity;
  // As calculations begin in a spreadsheet.
  const text = typed.replace(/^\s*=(?=\s*[^\s=])/, "");
  const read = parseQuantity(text, kind, unitSystem, { unit });
  const otherKind = kind === field.quantity ? field.per?.quantity : field.quantity;
  if (read.ok || otherKind === undefined || (read.code !== "kind" && read.code !== "unit")) return read;
  const other = parseQuantity(text, otherKind, unitSystem);
  return other.ok ? other : read;
}
