import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { Fluid } from "./pressureLoss.ts";
import { diameterForFrictionRate } from "./sizing.ts";
import { solveRising } from "./solveRising.ts";

/** Smallest and largest diameter of flexible duct that is made and was measured, m. */
const smallest = 0.1;
const largest = 0.5;

/**
 * Pressure-drop correction factor of flexible duct that is not fully stretched: multiply the friction rate of the stretched duct by it.
 *
 * 1 + 58 (1 − L/L_FE) e^(−0.00496 D), D in mm, where L is the installed and L_FE the fully extended length; (1 − L/L_FE) is the compression.
 * The paper prints the coefficient as 0.58 per percent, which is the same. The spread of tests is large above 15 % compression: a typical
 * value; verify with the manufacturer.
 *
 * @param diameter inside diameter, m (0.1…0.5)
 * @param compression share by which the duct is shorter than fully extended, 0…0.3 (4 % is usual for a well hung duct)
 * @returns factor, at least 1
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source abushakra-2004, pressure drop correction factor
 * @example
 * ```ts
 * import { flexibleDuctCorrectionFactor } from "@org/hvac-core/flow";
 * flexibleDuctCorrectionFactor(0.25, 0); // 1
 * flexibleDuctCorrectionFactor(0.25, 0.04); // 1.671
 * ```
 */
export function flexibleDuctCorrectionFactor(diameter: number, compression: number): number {
  requireInRange("diameter", diameter, smallest, largest, "m");
  requireInRange("compression", compression, 0, 0.3, "");
  return 1 + 58 * compression * Math.exp(-4.96 * diameter);
}

export interface FlexibleDuctInput {
  /** Volume flow, m³/s (above 0, to 1e6). */
  readonly flow: number;
  /** Wanted friction pressure loss as installed, Pa/m (1e-6…1e7). */
  readonly frictionRate: number;
  /** Share by which the duct is shorter than fully extended (0…0.3). */
  readonly compression: number;
  /** Absolute roughness of the stretched duct, m (0…0.02). */
  readonly roughness: number;
  readonly fluid: Fluid;
}

/**
 * Inside diameter at which a compressed flexible duct has a given friction rate.
 * @param input flow (m³/s), friction rate (Pa/m), compression (0…0.3), roughness (m) and the air
 * @returns inside diameter, m (0.1…0.5)
 * @throws {OutOfRangeError} when an argument is outside its range or no diameter from 0.1 to 0.5 m gives the rate
 * @source abushakra-2004, pressure drop correction factor, with Darcy's equation solved for the diameter
 * @see {@link flexibleDuctCorrectionFactor}
 * @example
 * ```ts
 * import { flexibleDiameterForFrictionRate, flexibleDuctCorrectionFactor, frictionRateAtFlow } from "@org/hvac-core/flow";
 * const fluid = { density: 1.204, viscosity: 1.204 / 66400 };
 * const frictionRate = frictionRateAtFlow({ flow: 0.1, diameter: 0.2, roughness: 0.0009 }, fluid) * flexibleDuctCorrectionFactor(0.2, 0.04);
 * flexibleDiameterForFrictionRate({ flow: 0.1, frictionRate, compression: 0.04, roughness: 0.0009, fluid }); // 0.2
 * ```
 */
export function flexibleDiameterForFrictionRate({ flow, frictionRate, compression, roughness, fluid }: FlexibleDuctInput): number {
  const stretched = (diameter: number): number =>
    diameterForFrictionRate({ flow, frictionRate: frictionRate / flexibleDuctCorrectionFactor(diameter, compression), roughness }, fluid);
  // A wider duct is corrected by less and so needs less diameter: the residual rises.
  const residual = (diameter: number): number => Math.log(diameter / stretched(diameter));
  if (!(residual(smallest) <= 0 && residual(largest) >= 0)) {
    const needed = residual(smallest) > 0 ? smallest : largest;
    throw new OutOfRangeError({
      parameter: "flow",
      value: flow,
      min: 0,
      max: 1e6,
      unit: "m³/s",
      reason: `it needs a diameter ${needed === smallest ? "below 0.1 m, the smallest" : "above 0.5 m, the largest"} that is made and was measured`,
    });
  }
  return solveRising(residual, smallest, largest);
}
