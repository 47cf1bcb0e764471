import { type QuantityField, enteredKind } from "@org/hvac-core/kernel";
import type { ParsedQuantity, UnitSystem } from "@org/hvac-core/quantity";
import { compassDegrees } from "../numbers/compass.ts";
import { parseQuantity } from "../numbers/numbers.ts";

/**
 * Reads the text of a number field, in the displayed unit or with its own unit. If the field also accepts a number per another quantity, such as
 * lighting in W or in W/m², units of both kinds are read. A direction may be a point of the compass.
 *
 * @param unit unit of a number without a unit
 */
export function readFieldText(
  text: string,
  field: Pick<QuantityField, "quantity" | "per" | "compass">,
  unitSystem: UnitSystem,
  unit: string,
): ParsedQuantity {
  const degrees = field.compass && compassDegrees(text);
  if (degrees !== undefined) return { ok: true, value: degrees, typed: degrees, unit: "deg", computed: true };
  const kind = enteredKind(field, unit) ?? field.quantity;
  const read = parseQuantity(text, kind, unitSystem, { unit });
  const otherKind = kind === field.quantity ? field.per?.quantity : field.quantity;
  if (read.ok || otherKind === undefined || (read.code !== "kind" && read.code !== "unit")) return read;
  const other = parseQuantity(text, otherKind, unitSystem);
  return other.ok ? other : read;
}
