import { requireInRange } from "../kernel/errors.ts";

const psi = 6894.757293168;
/** Allowable stress of annealed copper (C12200, Cu-DHP) in tension, Pa, by temperature in °C: 6000 psi to 100 °F, then falling. */
const stresses = [
  [100, 6000],
  [150, 5100],
  [200, 4900],
  [250, 4800],
  [300, 4700],
  [350, 4000],
  [400, 3000],
].map(([fahrenheit, stress]) => [(fahrenheit! - 32) / 1.8, stress! * psi] as const);

/** A wall may be thinner than its name by this share. */
const thinnest = 0.9;

/**
 * Stress that annealed copper may bear. Brazing anneals drawn tube at its joints, so that its strength never counts.
 *
 * @param temperature of the wall, °C, −200…204
 * @returns Pa; between the tabulated temperatures in a straight line
 * @throws {OutOfRangeError} beyond the table
 * @source copper-tube-ratings, rated internal working pressures
 * @example
 * ```ts
 * import { annealedCopperStress } from "@org/hvac-core/refrigerantLines";
 * annealedCopperStress(20); // 41368544
 * ```
 */
export function annealedCopperStress(temperature: number): number {
  requireInRange("temperature", temperature, -200, stresses.at(-1)![0], "°C");
  const next = stresses.findIndex(([at]) => at >= temperature);
  const [high, weak] = stresses[next]!;
  const [low, strong] = stresses[Math.max(0, next - 1)]!;
  return high === low ? weak : strong + ((weak - strong) * (temperature - low)) / (high - low);
}

/**
 * Pressure inside that a tube of annealed copper may work at: 2 S t/(D − 0.8 t), with a wall 10 % thinner than its name.
 *
 * @param outsideDiameter m, 0.001…1
 * @param wall as named, m, up to half the diameter
 * @param temperature of the wall, °C, −200…204
 * @returns Pa above the pressure around
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source copper-tube-ratings, rated internal working pressures
 * @example
 * ```ts
 * import { tubeRating } from "@org/hvac-core/refrigerantLines";
 * tubeRating(0.028575, 0.00127, 65.5); // 2907080
 * ```
 */
export function tubeRating(outsideDiameter: number, wall: number, temperature: number): number {
  requireInRange("outsideDiameter", outsideDiameter, 0.001, 1, "m");
  requireInRange("wall", wall, 0.0001, outsideDiameter / 2, "m");
  const thin = thinnest * wall;
  return (2 * annealedCopperStress(temperature) * thin) / (outsideDiameter - 0.8 * thin);
}
