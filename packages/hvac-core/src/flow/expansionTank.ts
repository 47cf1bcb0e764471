import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import { en12828, systemsEquipment } from "./sources.ts";

/** Source of tanks sized by the expansion of the water less that of the pipes. */
export const expansionTankCitation: Citation = { source: systemsEquipment, locator: "ch. 13, sizing of expansion tanks" };
/** Source of vessels with a water reserve. */
export const expansionVesselCitation: Citation = { source: en12828, locator: "annex D, expansion vessels with diaphragm" };

/** Linear thermal expansion of metals, 1/K. */
export const linearExpansion = { steel: 11.7e-6, copper: 17.1e-6 } as const;

/** Water whose expansion a tank accepts, and the pressures between which it does. */
export interface ExpansionTankInput {
  /** Volume of all water in the system, m³ (0…1e9). */
  readonly systemVolume: number;
  /** Density of the coldest water, kg/m³ (500…1500). */
  readonly coldDensity: number;
  /** Density of the hottest water, kg/m³ (500…1500, not above the cold). */
  readonly hotDensity: number;
  /** Temperature rise from the coldest to the hottest water, K (0…300). */
  readonly temperatureRise: number;
  /** Linear expansion of the pipes' metal, 1/K (0…1e-4); zero ignores their expansion. */
  readonly linearExpansion: number;
  /** Pressure in the tank with cold water; for a vessel with a reserve, the precharge of its gas. Pa absolute (1e4…1e7). */
  readonly fillPressure: number;
  /** Pressure in the tank with hot water, Pa absolute (above the fill pressure, to 1e7). */
  readonly maxPressure: number;
}

/** Expansion of the water less that of its pipes, as a share of the system's volume and at least zero: cold water near 4 °C may shrink. */
function netExpansion({ coldDensity, hotDensity, temperatureRise, linearExpansion: alpha }: ExpansionTankInput): number {
  requireInRange("coldDensity", coldDensity, 500, 1500, "kg/m³");
  requireInRange("hotDensity", hotDensity, 500, 1500, "kg/m³");
  requireInRange("temperatureRise", temperatureRise, 0, 300, "K");
  requireInRange("linearExpansion", alpha, 0, 1e-4, "1/K");
  return Math.max(0, coldDensity / hotDensity - 1 - 3 * alpha * temperatureRise);
}

function requirePressures({ fillPressure, maxPressure }: Pick<ExpansionTankInput, "fillPressure" | "maxPressure">): void {
  requireInRange("fillPressure", fillPressure, 1e4, 1e7, "Pa");
  if (maxPressure > fillPressure && maxPressure <= 1e7) return;
  const reason = "it must be above the fill pressure, or the tank can accept no water";
  throw new OutOfRangeError({ parameter: "maxPressure", value: maxPressure, min: fillPressure, max: 1e7, unit: "Pa", reason });
}

/** A sized expansion tank. */
export interface ExpansionTank {
  /** Expansion of the water less that of the pipes, m³. */
  readonly expansion: number;
  /** Volume of the tank, m³. */
  readonly volume: number;
}

/**
 * Smallest expansion tank with a diaphragm or bladder.
 * @equation V_t = V_s * (v_2 / v_1 - 1 - 3 * α * Δt) / (1 - p_1 / p_2)
 * @param input volume, densities and pressures (absolute), each with its range
 * @returns expansion of the water and volume of the tank, m³
 * @throws {OutOfRangeError} when a number is outside its range or the pressure does not rise
 * @source ashrae-systems-equipment, ch. 13
 * @see {@link airCushionTank}
 * @see {@link expansionVessel}
 * @example
 * ```ts
 * import { diaphragmTank } from "@org/hvac-core/flow";
 * const system = { systemVolume: 3, coldDensity: 999.94, hotDensity: 955.2, temperatureRise: 100, linearExpansion: 11.7e-6 };
 * diaphragmTank({ ...system, fillPressure: 170_300, maxPressure: 273_700 }).volume; // 0.344
 * ```
 */
export function diaphragmTank(input: ExpansionTankInput): ExpansionTank {
  requireInRange("systemVolume", input.systemVolume, 0, 1e9, "m³");
  requirePressures(input);
  const expansion = input.systemVolume * netExpansion(input);
  return { expansion, volume: expansion / (1 - input.fillPressure / input.maxPressure) };
}

/**
 * Smallest closed expansion tank with an air cushion and no diaphragm. The air enters at atmospheric pressure, so the tank is larger than
 * one with a diaphragm.
 * @equation V_t = V_s * (v_2 / v_1 - 1 - 3 * α * Δt) / (p_a / p_1 - p_a / p_2)
 * @param input volume, densities and pressures (absolute), each with its range
 * @param atmosphericPressure Pa (3e4…1.1e5)
 * @returns expansion of the water and volume of the tank, m³
 * @throws {OutOfRangeError} when a number is outside its range or the pressure does not rise
 * @source ashrae-systems-equipment, ch. 13
 * @example
 * ```ts
 * import { airCushionTank } from "@org/hvac-core/flow";
 * const system = { systemVolume: 3, coldDensity: 999.94, hotDensity: 955.2, temperatureRise: 100, linearExpansion: 11.7e-6 };
 * airCushionTank({ ...system, fillPressure: 170_300, maxPressure: 273_700 }, 101_325).volume; // 0.578
 * ```
 */
export function airCushionTank(input: ExpansionTankInput, atmosphericPressure: number): ExpansionTank {
  requireInRange("systemVolume", input.systemVolume, 0, 1e9, "m³");
  requireInRange("atmosphericPressure", atmosphericPressure, 3e4, 1.1e5, "Pa");
  requirePressures(input);
  const expansion = input.systemVolume * netExpansion(input);
  return { expansion, volume: expansion / (atmosphericPressure / input.fillPressure - atmosphericPressure / input.maxPressure) };
}

/** An expansion vessel with its reserve. */
export interface ExpansionVessel extends ExpansionTank {
  /** Water in the vessel of the cold system, m³. */
  readonly reserve: number;
  /** Fill pressure of the cold system, at which the reserve is in the vessel, Pa absolute. */
  readonly initialPressure: number;
}

/** Water reserve as a share of the system's volume, and its minimum, m³. */
const reserveShare = 0.005;
const minReserve = 0.003;
/** Largest vessel, m³, of which a fifth is the reserve. */
const smallVessel = 0.015;
const smallReserveShare = 0.2;

/**
 * Smallest expansion vessel with a water reserve; both pressures are absolute.
 *
 * The reserve is 0.5 % of the system's water, 3 L at least; in vessels of up to 15 L a fifth of the vessel. The expansion of the pipes is neglected.
 * The gas is charged to p_0 in the empty vessel. The system is then filled until the reserve has compressed the gas to p_0 V/(V − V_r).
 *
 * @equation V = (V_e + V_r) * p_e / (p_e - p_0)
 * @param input volume, densities and pressures (absolute), each with its range; `linearExpansion` and the temperature rise are ignored
 * @returns expansion of the water, reserve and volume of the vessel, m³, and the pressure to fill to, Pa absolute
 * @throws {OutOfRangeError} when a number is outside its range or the pressure does not rise
 * @source en-12828, annex D
 * @example
 * ```ts
 * import { expansionVessel } from "@org/hvac-core/flow";
 * const system = { systemVolume: 1, coldDensity: 999.7, hotDensity: 971.8, temperatureRise: 70, linearExpansion: 0 };
 * expansionVessel({ ...system, fillPressure: 200_000, maxPressure: 350_000 }).reserve; // 0.005
 * ```
 */
export function expansionVessel(input: ExpansionTankInput): ExpansionVessel {
  requireInRange("systemVolume", input.systemVolume, 0, 1e9, "m³");
  requirePressures(input);
  const expansion = input.systemVolume * netExpansion({ ...input, linearExpansion: 0 });
  const efficiency = 1 - input.fillPressure / input.maxPressure;
  // A fifth of a small vessel is reserve: V = V_e/(η − 0.2), if that leaves room for the expansion and the vessel is small.
  const small = efficiency > smallReserveShare ? expansion / (efficiency - smallReserveShare) : Infinity;
  if (small <= smallVessel)
    return { expansion, reserve: smallReserveShare * small, volume: small, initialPressure: input.fillPressure / (1 - smallReserveShare) };
  const reserve = Math.max(minReserve, reserveShare * input.systemVolume);
  const volume = (expansion + reserve) / efficiency;
  return { expansion, reserve, volume, initialPressure: input.fillPressure / (1 - reserve / volume) };
}
