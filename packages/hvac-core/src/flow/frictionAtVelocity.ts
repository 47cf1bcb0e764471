import { requireInRange } from "../refusals/errors.ts";
import { frictionRate, type Fluid } from "./pressureLoss.ts";
import { diameterForVelocity } from "./sizing.ts";

/** Flow at a velocity, in the diameter that gives it. */
export interface VelocityFrictionInput {
  /** Volume flow, m³/s (above 0, to 1e6). */
  readonly flow: number;
  /** Mean velocity, m/s (1e-3…400). */
  readonly velocity: number;
  /** Absolute roughness, m (0…a tenth of the diameter). */
  readonly roughness: number;
}

/**
 * Friction pressure loss per metre of a flow at a velocity, in the round pipe or duct that gives it: a line of velocity on a friction chart.
 * @param input flow (m³/s), velocity (m/s) and roughness (m)
 * @param fluid density (kg/m³) and viscosity (Pa s)
 * @returns Pa/m
 * @throws {OutOfRangeError} when an argument or the diameter is outside its range
 * @source colebrook, with the diameter by continuity
 * @see {@link diameterForVelocity}, {@link frictionRate}
 * @example
 * ```ts
 * import { frictionRateAtVelocity } from "@org/hvac-core/flow";
 * const air = { density: 1.204, viscosity: 1.204 / 66400 };
 * frictionRateAtVelocity({ flow: 1, velocity: 7.95774715, roughness: 9e-5 }, air); // 1.6332
 * ```
 */
export function frictionRateAtVelocity({ flow, velocity, roughness }: VelocityFrictionInput, fluid: Fluid): number {
  return frictionRate({ velocity, diameter: diameterForVelocity(flow, velocity), roughness }, fluid);
}

/**
 * Mean velocity of a flow in a round pipe or duct.
 * @equation V = 4 * Q / (π * D^2)
 * @param flow volume flow, m³/s (0…1e6)
 * @param diameter inside diameter, m (1e-4…100)
 * @returns m/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, continuity
 * @see {@link diameterForVelocity}
 * @example
 * ```ts
 * import { meanVelocity } from "@org/hvac-core/flow";
 * meanVelocity(1, 0.4); // 7.958
 * ```
 */
export function meanVelocity(flow: number, diameter: number): number {
  requireInRange("flow", flow, 0, 1e6, "m³/s");
  requireInRange("diameter", diameter, 1e-4, 100, "m");
  return flow / ((Math.PI * diameter ** 2) / 4);
}
