import { convert } from "./convert.ts";
import { unitNamed } from "./table.ts";
import { unitGroups, type UnitGroup, type UnitId, type UnitName } from "./units.ts";

/** Groups whose first units are reciprocals of each other. */
const pairs: readonly (readonly [UnitGroup, UnitGroup])[] = [
  ["powerPerPower", "inputPerCapacity"],
  ["transmittance", "resistance"],
  ["conductivity", "linearResistance"],
  ["density", "specificVolume"],
  ["peopleDensity", "areaPerPerson"],
];

/**
 * The reciprocal of a quantity where it is a quantity too: input per capacity of a coefficient of performance, resistance of a U-value.
 *
 * @param value any number but 0
 * @param unit unit of the number, by its id or a spelling
 * @returns the reciprocal in the SI unit of its group; `undefined` for zero, and where the reciprocal is no quantity
 * @throws {UnknownUnitError} when there is no such unit
 * @source mathematics
 * @example
 * ```ts
 * import { reciprocalQuantity } from "@org/hvac-core/quantity";
 * reciprocalQuantity(0.5, "W/(m2 K)"); // { value: 2, unit: "m2 K/W" }
 * ```
 */
export function reciprocalQuantity(value: number, unit: UnitName): { readonly value: number; readonly unit: UnitId } | undefined {
  const { group } = unitNamed(unit);
  const pair = pairs.find((each) => each.includes(group));
  if (!pair) return undefined;
  const inverse = 1 / convert(value, unit, unitGroups[group][0]);
  return Number.isFinite(inverse) ? { value: inverse, unit: unitGroups[pair[0] === group ? pair[1] : pair[0]][0] } : undefined;
}
