import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import { en12828, systemsEquipment } from "./sources.ts";

/** Source of tanks sized by the growth of the water less that of the pipes. */
export const expansionTankCitation: Citation = { source: systemsEquipment, locator: "ch. 13, sizing of expansion tanks" };
/** Source of vessels with a water reserve. */
export const expansionVesselCitation: Citation = { source: en12828, locator: "annex D, expansion vessels with diaphragm" };

/** How much a metal grows per kelvin of its own length, 1/K. */
export const linearExpansion = { steel: 11.7e-6, copper: 17.1e-6 } as const;

/** What an expansion tank has to take up, and between which pressures. */
export interface ExpansionTankInput {
  /** Volume of all water in the system, m³ (0…1e9). */
  readonly systemVolume: number;
  /** Density of the coldest water, kg/m³ (500…1500). */
  readonly coldDensity: number;
  /** Density of the hottest water, kg/m³ (500…1500, not above the cold). */
  readonly hotDensity: number;
  /** From the coldest to the hottest water, K (0…300). */
  readonly temperatureRise: number;
  /** Linear expansion of the pipes' metal, 1/K (0…1e-4); zero ignores their growth. */
  readonly linearExpansion: number;
  /** In the tank with cold water, of a vessel with a reserve that of its gas before any water is in it, Pa absolute (1e4…1e7). */
  readonly fillPressure: number;
  /** In the tank with hot water, Pa absolute (above the fill pressure, to 1e7). */
  readonly maxPressure: number;
}

/** Share of the system's volume by which water grows more than its pipes, at least zero: cold water near 4 °C may shrink. */
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
  const reason = "it must be above the fill pressure, or the tank has nothing to take up with";
  throw new OutOfRangeError({ parameter: "maxPressure", value: maxPressure, min: fillPressure, max: 1e7, unit: "Pa", reason });
}

/** An expansion tank as sized. */
export interface ExpansionTank {
  /** Growth of the water less that of the pipes, m³. */
  readonly expansion: number;
  /** Volume of the tank, m³. */
  readonly volume: number;
}

/**
 * Smallest expansion tank with a diaphragm or bladder.
 * @equation V_t = V_s * (v_2 / v_1 - 1 - 3 * α * Δt) / (1 - p_1 / p_2)
 * @param input volume, densities and pressures (absolute), each with its range
 * @returns what the water grows by, and the tank's volume, m³
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
 * Smallest closed expansion tank in which air lies on the water. The air was let in at the
 * pressure of the atmosphere, so the tank is larger than one with a diaphragm.
 * @equation V_t = V_s * (v_2 / v_1 - 1 - 3 * α * Δt) / (p_a / p_1 - p_a / p_2)
 * @param input volume, densities and pressures (absolute), each with its range
 * @param atmosphericPressure Pa (3e4…1.1e5)
 * @returns what the water grows by, and the tank's volume, m³
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
  /** Water that lies in the vessel when all is cold, m³. */
  readonly reserve: number;
  /** Fill pressure of the cold system, at which the reserve is in the vessel, Pa absolute. */
  readonly initialPressure: number;
}

/** Share of the system that lies in the vessel as a reserve, and the least of it, m³. */
const reserveShare = 0.005;
const leastReserve = 0.003;
/** Up to this size, m³, a fifth of the vessel is the reserve. */
const smallVessel = 0.015;
const smallReserveShare = 0.2;

/**
 * Smallest expansion vessel with a water reserve; both pressures are absolute.
 *
 * The reserve is 0.5 % of the system's water, 3 L at least; in vessels of up to 15 L a fifth of the vessel. The growth of the pipes is left out.
 * The gas is charged to p_0 in the empty vessel. The system is then filled until the reserve has pressed the gas together to p_0 V/(V − V_r).
 *
 * @equation V = (V_e + V_r) * p_e / (p_e - p_0)
 * @param input volume, densities and pressures (absolute), each with its range; `linearExpansion` and the rise of temperature do not count
 * @returns what the water grows by, the reserve and the vessel's volume, m³, and the pressure to fill to, Pa absolute
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
  // A fifth of a small vessel is reserve: V = V_e/(η − 0.2), if that leaves anything for the expansion and the vessel is small.
  const small = efficiency > smallReserveShare ? expansion / (efficiency - smallReserveShare) : Infinity;
  if (small <= smallVessel)
    return { expansion, reserve: smallReserveShare * small, volume: small, initialPressure: input.fillPressure / (1 - smallReserveShare) };
  const reserve = Math.max(leastReserve, reserveShare * input.systemVolume);
  const volume = (expansion + reserve) / efficiency;
  return { expansion, reserve, volume, initialPressure: input.fillPressure / (1 - reserve / volume) };
}
