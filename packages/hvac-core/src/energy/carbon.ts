import { requireInRange } from "../refusals/errors.ts";

const jouleToKilowattHour = 1 / 3.6e6;

/** One carrier's energy and its carbon factor. */
export interface CarbonItem {
  /** Energy, J, 0…1e18. For fuels on the calorific basis (gross or net) of the factor. */
  readonly energy: number;
  /** Carbon factor, kg CO₂ equivalent per kWh, 0…3. */
  readonly carbonPerKilowattHour: number;
}

/**
 * Carbon of the energies a building takes in.
 *
 * @param items carriers with energy, J, and factor, kg/kWh
 * @returns kg CO₂ equivalent
 * @throws {OutOfRangeError} when an energy or a factor is outside its range
 * @source ghg-protocol, scope 1 and 2: activity times emission factor
 * @example
 * ```ts
 * import { operationalCarbon } from "@org/hvac-core/energy";
 * operationalCarbon([{ energy: 3.6e9, carbonPerKilowattHour: 0.181 }]); // 181
 * ```
 */
export function operationalCarbon(items: readonly CarbonItem[]): number {
  return items.reduce(
    (sum, { energy, carbonPerKilowattHour }) =>
      sum +
      requireInRange("energy", energy, 0, 1e18, "J") *
        jouleToKilowattHour *
        requireInRange("carbonPerKilowattHour", carbonPerKilowattHour, 0, 3, "kg/kWh"),
    0,
  );
}

/** A refrigerating plant over its life. */
export interface WarmingImpact {
  /** Refrigerant charge, kg, 0…1e6. */
  readonly charge: number;
  /** Global warming potential over 100 years, 0…30 000. */
  readonly gwp: number;
  /** Share of the charge lost per year, 0…1. */
  readonly annualLeakage: number;
  /** Share of the charge recovered at the end, 0…1. */
  readonly recovery: number;
  /** Life, a, 0.1…100. */
  readonly years: number;
  /** Energy per year, J, 0…1e18. */
  readonly annualEnergy: number;
  /** Carbon factor, kg/kWh, 0…3. */
  readonly carbonPerKilowattHour: number;
}

/**
 * Total equivalent warming impact: leakage GWP·L·n, end of life GWP·m·(1 − α), and energy n·E·β.
 *
 * @param plant refrigerant, life and energy
 * @returns the three parts and their sum, kg CO₂ equivalent
 * @throws {OutOfRangeError} when an input is outside its range
 * @source en-378-1, annex on TEWI
 * @example
 * ```ts
 * import { totalEquivalentWarmingImpact } from "@org/hvac-core/energy";
 * const plant = { charge: 10, gwp: 675, annualLeakage: 0.02, recovery: 0.9, years: 15, annualEnergy: 3.6e10, carbonPerKilowattHour: 0.4 };
 * totalEquivalentWarmingImpact(plant).total; // 62700
 * ```
 */
export function totalEquivalentWarmingImpact(plant: WarmingImpact): { leakage: number; endOfLife: number; energy: number; total: number } {
  const stock = requireInRange("charge", plant.charge, 0, 1e6, "kg") * requireInRange("gwp", plant.gwp, 0, 30_000, "");
  const years = requireInRange("years", plant.years, 0.1, 100, "a");
  const leakage = stock * requireInRange("annualLeakage", plant.annualLeakage, 0, 1, "1/a") * years;
  const endOfLife = stock * (1 - requireInRange("recovery", plant.recovery, 0, 1, ""));
  const energy = years * operationalCarbon([{ energy: plant.annualEnergy, carbonPerKilowattHour: plant.carbonPerKilowattHour }]);
  return { leakage, endOfLife, energy, total: leakage + endOfLife + energy };
}
