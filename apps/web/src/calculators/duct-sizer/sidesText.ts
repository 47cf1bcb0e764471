import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";

/** A size as text by its sides in meters; a round duct has one. */
export function sidesText(sides: readonly number[], unitSystem: UnitSystem): string {
  const unit = unitSystem === "Imperial" ? "in" : "mm";
  const texts = sides.map((side) => quantityText(side, "smallLength", unitSystem, { unit, trimZeros: true }).value);
  return `${sides.length === 1 ? "Ø\u202f" : ""}${texts.join(" × ")}\u202f${unit}`;
}
