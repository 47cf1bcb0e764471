import { glycolFreezingPoint, waterVaporPressure, type GlycolKind } from "../fluids/index.ts";
import { gravity } from "../constants/gravity.ts";
import { requireInRange } from "../refusals/errors.ts";

/** kg/mol. */
const molarMass = { water: 0.018015, ethylene: 0.062068, propylene: 0.076094 } as const;

/** Liquids of pumps in buildings. */
export type PumpedLiquid = "water" | GlycolKind;

/**
 * Vapour pressure of a liquid. That of a glycol mixture is the water's times its mole fraction (Raoult); the glycol's, a thousandth of it, is neglected.
 * Below 0 °C, where water alone would be ice, the value at 0 °C is used, which is at most 611 Pa too much.
 *
 * @param liquid water, or a glycol in water
 * @param massFraction mass fraction of the glycol, 0…0.6; ignored for water
 * @param temperature °C; water 0…370, mixtures from their freezing point to 180
 * @returns Pa
 * @throws {OutOfRangeError} when an argument is out of its range
 * @throws {UnknownNameError} for another liquid
 * @source iapws-if97, region 4
 * @source raoult, law of the solvent
 * @example
 * ```ts
 * import { liquidVaporPressure } from "@org/hvac-core/pumps";
 * liquidVaporPressure("water", 0, 35); // 5629
 * liquidVaporPressure("ethylene", 0.3, 35); // 5006
 * ```
 */
export function liquidVaporPressure(liquid: PumpedLiquid, massFraction: number, temperature: number): number {
  if (liquid === "water") return waterVaporPressure(temperature);
  requireInRange("temperature", temperature, glycolFreezingPoint(liquid, massFraction), 180, "°C");
  const water = (1 - massFraction) / molarMass.water;
  return (water / (water + massFraction / molarMass[liquid])) * waterVaporPressure(Math.max(temperature, 0));
}

/** The suction side of a pump. */
export interface SuctionSide {
  /** Absolute pressure on the surface of the liquid, Pa; 0…1e8. */
  readonly surfacePressure: number;
  /** Vapour pressure, Pa; 0…1e8. */
  readonly vaporPressure: number;
  /** kg/m³; 100…5000. */
  readonly density: number;
  /** Level of the liquid above the pump, m: positive with a flooded suction, negative with a suction lift; ±1000. */
  readonly level: number;
  /** Loss of the suction line, m; 0…1e6. */
  readonly headLoss: number;
}

/**
 * Net positive suction head available.
 *
 * @equation NPSH_a = (p - p_v) / (ρ * g) + z_s - h_s
 * @param suction the suction side; the level is positive above the pump and negative below it
 * @returns m of the liquid; negative when the liquid would boil before the pump
 * @throws {OutOfRangeError} when an input is out of its range
 * @source elsey-npsha-2018
 * @example
 * ```ts
 * import { npshAvailable } from "@org/hvac-core/pumps";
 * npshAvailable({ surfacePressure: 101325, vaporPressure: 5629, density: 994, level: 2, headLoss: 0.8 }); // 11.02
 * npshAvailable({ surfacePressure: 101325, vaporPressure: 5629, density: 994, level: -2, headLoss: 0.8 }); // 7.02
 * ```
 */
export function npshAvailable(suction: SuctionSide): number {
  const surface = requireInRange("surfacePressure", suction.surfacePressure, 0, 1e8, "Pa");
  const vapor = requireInRange("vaporPressure", suction.vaporPressure, 0, 1e8, "Pa");
  const density = requireInRange("density", suction.density, 100, 5000, "kg/m³");
  const level = requireInRange("level", suction.level, -1000, 1000, "m");
  return (surface - vapor) / (density * gravity) + level - requireInRange("headLoss", suction.headLoss, 0, 1e6, "m");
}

/** Margins of the NPSH over the required one, of which the larger applies. */
export const npshMargin = {
  /** NPSHa over NPSHr. */
  ratio: 1.3,
  /** NPSHa less NPSHr, m. */
  difference: 0.6,
} as const;

/**
 * Recommended NPSHa for the NPSHr of a pump: at least 1.3 times it, and at least 0.6 m more.
 *
 * @param required NPSHr of the pump at its flow, m; 0…100
 * @returns m
 * @throws {OutOfRangeError} when the number is out of its range
 * @source ansi-hi-9.6.1, margin ratios
 * @example
 * ```ts
 * import { recommendedNpsh } from "@org/hvac-core/pumps";
 * recommendedNpsh(3); // 3.9
 * recommendedNpsh(1); // 1.6
 * ```
 */
export function recommendedNpsh(required: number): number {
  requireInRange("required", required, 0, 100, "m");
  return Math.max(npshMargin.ratio * required, required + npshMargin.difference);
}
