import { convert, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";

interface TypedSide {
  readonly value: number;
  readonly unit: "in" | "mm";
}

const unitOf = (unitSystem: UnitSystem): TypedSide["unit"] => (unitSystem === "Imperial" ? "in" : "mm");

/** A side or diameter in metres as somebody types it: 250 mm, not the 250.00000000000003 that a conversion leaves. */
export function typedSide(metres: number, unitSystem: UnitSystem): TypedSide {
  const unit = unitOf(unitSystem);
  return { value: Number(convert(metres, siUnit("smallLength"), unit).toPrecision(6)), unit };
}

/** A size in words by its sides in metres: of a round duct it has one. */
export function sidesText(sides: readonly number[], unitSystem: UnitSystem): string {
  const unit = unitOf(unitSystem);
  const texts = sides.map((side) => quantityText(side, "smallLength", unitSystem, { unit, trimZeros: true }).value);
  return `${sides.length === 1 ? "Ø\u202f" : ""}${texts.join(" × ")}\u202f${unit}`;
}
