import type { Circuit, LineCalculation } from "./circuitTypes.ts";
import { refrigerantOf } from "./refrigerants.ts";

/** A point of a pressure-enthalpy diagram. */
export interface PressureEnthalpy {
  /** Absolute pressure, Pa. */
  readonly pressure: number;
  /** J/kg. */
  readonly enthalpy: number;
}

/** Saturation curves of a refrigerant, each from the lowest pressure to the critical point. */
export interface SaturationDome {
  readonly liquid: readonly PressureEnthalpy[];
  readonly vapor: readonly PressureEnthalpy[];
}

/** Points of each side of a dome. */
const domePoints = 48;

/**
 * The saturation curves of a refrigerant.
 *
 * @param key key of the refrigerant, as the options of the field have it
 * @param lowest lowest pressure, Pa; that of the lowest saturation temperature of the equation of state where it is higher
 * @returns saturated liquid and vapor at the same pressures, and the critical point
 * @example
 * ```ts
 * import { saturationDome } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
 * saturationDome("R32", 1e5).liquid.at(-1)?.pressure; // 5.78e6
 * ```
 */
export function saturationDome(key: string, lowest: number): SaturationDome {
  const refrigerant = refrigerantOf(key);
  const { pressureDew: end } = refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature);
  const { pressureDew: start } = refrigerant.saturationAtTemperature(refrigerant.range.minimumTemperature);
  const from = Math.max(lowest, start * 1.001);
  const pressures = Array.from({ length: domePoints }, (_, index) => from * (end / from) ** (index / (domePoints - 1)));
  const saturated = pressures.map((pressure) => refrigerant.saturationAtPressure(Math.min(pressure, end)));
  const last = saturated.at(-1)!;
  // Both sides end within half a per cent of the critical temperature, nearly symmetrical about its enthalpy: there they are joined.
  const top = { pressure: refrigerant.critical.pressure, enthalpy: (last.liquid.enthalpy + last.vapor.enthalpy) / 2 };
  return {
    liquid: [...saturated.map(({ pressure, liquid }) => ({ pressure, enthalpy: liquid.enthalpy })), top],
    vapor: [...saturated.map(({ pressure, vapor }) => ({ pressure, enthalpy: vapor.enthalpy })), top],
  };
}

/** A corner of the cycle. */
export interface CycleCorner extends PressureEnthalpy {
  readonly id: string;
  readonly name: string;
}

/**
 * The corners of the cycle in the direction of flow, with the losses of its lines.
 *
 * @param circuit circuit as calculated
 * @returns seven corners, from the outlet of the evaporator to its inlet
 * @example
 * ```ts
 * import { cycleCorners, refrigerantPipeSizer } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
 * const outcome = refrigerantPipeSizer.calculate(refrigerantPipeSizer.examples[0]!.input.Metric);
 * const corners = outcome.ok ? cycleCorners(outcome.calculation.circuit) : [];
 * corners[0]?.name; // "Leaving the evaporator"
 * ```
 */
export function cycleCorners({ ends, evaporatorOutlet, condenserOutlet, compressor, valve }: Circuit): readonly CycleCorner[] {
  const liquid = condenserOutlet.enthalpy;
  return [
    { id: "1", name: "Leaving the evaporator", pressure: ends.evaporatingPressure, enthalpy: evaporatorOutlet.enthalpy },
    { id: "2", name: "At the compressor, suction", pressure: compressor.suctionPressure, enthalpy: compressor.suctionEnthalpy },
    { id: "3", name: "At the compressor, discharge", pressure: compressor.dischargePressure, enthalpy: compressor.dischargeEnthalpy },
    { id: "4", name: "At the condenser", pressure: ends.condensingPressure, enthalpy: compressor.dischargeEnthalpy },
    { id: "5", name: "Leaving the condenser", pressure: ends.condensingPressure, enthalpy: liquid },
    { id: "6", name: "At the expansion valve", pressure: valve?.pressure ?? ends.condensingPressure, enthalpy: liquid },
    { id: "7", name: "Entering the evaporator", pressure: ends.evaporatingPressure, enthalpy: liquid },
  ];
}

/**
 * Velocity at the maximum capacity with which a line still returns oil at the minimum capacity.
 *
 * @param line line as calculated
 * @returns velocity, m/s; undefined for a line without oil return
 * @example
 * ```ts
 * import { oilReturnVelocity, refrigerantPipeSizer } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
 * const outcome = refrigerantPipeSizer.calculate(refrigerantPipeSizer.examples[0]!.input.Metric);
 * const suction = outcome.ok ? outcome.calculation.circuit.lines.find(({ kind }) => kind === "suction") : undefined;
 * suction && oilReturnVelocity(suction)! < suction.velocity; // true
 * ```
 */
export function oilReturnVelocity({ tube, velocity, minimumVelocity, oil, sizes }: LineCalculation): number | undefined {
  if (oil && minimumVelocity) return (oil.required * velocity) / minimumVelocity;
  const size = sizes.find(({ label }) => label === tube.label);
  if (!size?.velocity || !size.minimumVelocity || size.required === undefined) return undefined;
  return (size.required * size.velocity) / size.minimumVelocity;
}
