import { requireInRange } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import { frictionFactor, frictionTransition } from "./frictionFactor.ts";
import { ductDesign2009 } from "./sources.ts";

export const frictionRateCitation: Citation = { source: ductDesign2009, locator: "Darcy equation" };

/** A fluid: its density and dynamic viscosity. */
export interface Fluid {
  /** kg/m³ */
  readonly density: number;
  /** dynamic viscosity, Pa s */
  readonly viscosity: number;
}

export function requireFluid(fluid: Fluid): void {
  requireInRange("density", fluid.density, 1e-3, 2e4, "kg/m³");
  requireInRange("viscosity", fluid.viscosity, 1e-7, 1e3, "Pa·s");
}

/**
 * Velocity pressure (dynamic pressure).
 * @equation p_v = ρ * V^2 / 2
 * @param velocity mean velocity, m/s (0…400)
 * @param density kg/m³ (1e-3…20 000)
 * @returns Pa
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, definition
 * @example
 * ```ts
 * import { velocityPressure } from "@org/hvac-core/flow";
 * velocityPressure(10, 1.2); // 60
 * ```
 */
export function velocityPressure(velocity: number, density: number): number {
  requireInRange("velocity", velocity, 0, 400, "m/s");
  requireInRange("density", density, 1e-3, 2e4, "kg/m³");
  return (density * velocity * velocity) / 2;
}

/**
 * Velocity of a velocity pressure.
 * @equation V = sqrt(2 * p_v / ρ)
 * @param pressure velocity pressure, Pa (0…1e6)
 * @param density kg/m³ (1e-3…20 000)
 * @returns m/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, definition
 * @see {@link velocityPressure}
 * @example
 * ```ts
 * import { velocityFromPressure } from "@org/hvac-core/flow";
 * velocityFromPressure(60, 1.2); // 10
 * ```
 */
export function velocityFromPressure(pressure: number, density: number): number {
  requireInRange("pressure", pressure, 0, 1e6, "Pa");
  requireInRange("density", density, 1e-3, 2e4, "kg/m³");
  return Math.sqrt((2 * pressure) / density);
}

/**
 * Reynolds number.
 * @equation Re = ρ * V * D / μ
 * @param velocity mean velocity, m/s (0…400)
 * @param diameter inside or hydraulic diameter, m (1e-4…100)
 * @param fluid density (kg/m³) and viscosity (Pa s)
 * @returns Reynolds number
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, definition
 * @example
 * ```ts
 * import { reynoldsNumber } from "@org/hvac-core/flow";
 * reynoldsNumber(1.6124975, 0.02096, { density: 971.8, viscosity: 0.0003544 }); // 92677.33
 * ```
 */
export function reynoldsNumber(velocity: number, diameter: number, fluid: Fluid): number {
  requireInRange("velocity", velocity, 0, 400, "m/s");
  requireInRange("diameter", diameter, 1e-4, 100, "m");
  requireFluid(fluid);
  return (fluid.density * velocity * diameter) / fluid.viscosity;
}

/** Flow through a pipe or duct, by its velocity. */
export interface FrictionInput {
  /** Mean velocity, m/s (0…400). */
  readonly velocity: number;
  /** Inside or hydraulic diameter, m (1e-4…100). */
  readonly diameter: number;
  /** Absolute roughness, m (0…a tenth of the diameter). */
  readonly roughness: number;
}

/** Flow through a round pipe or duct. */
export interface FlowFrictionInput {
  /** Volume flow, m³/s (at least 0). */
  readonly flow: number;
  /** Inside (or flow-equivalent) diameter, m (1e-4…100). */
  readonly diameter: number;
  /** Absolute roughness, m (0…a tenth of the diameter). */
  readonly roughness: number;
}

/**
 * Friction pressure loss per metre at a velocity (Darcy-Weisbach).
 *
 * For a section that is not round use its hydraulic diameter with its actual velocity. The usual way for ducts, the equivalent
 * diameter at the same flow, is {@link frictionRateAtFlow} with `equivalentDiameter`; the two differ by about 1 %.
 *
 * @equation R = f * ρ * V^2 / (2 * D)
 * @param input velocity (m/s), diameter (m) and roughness (m)
 * @param fluid density (kg/m³) and viscosity (Pa s)
 * @returns Pa/m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source colebrook, turbulent friction
 * @source ashrae-hof-2009-ducts, Darcy equation
 * @example
 * ```ts
 * import { frictionRate } from "@org/hvac-core/flow";
 * frictionRate({ velocity: 1.61249758241, diameter: 0.02096, roughness: 4.5e-5 }, { density: 971.8, viscosity: 0.0003544 }); // 1542.895
 * ```
 */
export function frictionRate({ velocity, diameter, roughness }: FrictionInput, fluid: Fluid): number {
  return frictionOf(velocity, diameter, roughness, fluid);
}

/** Friction rate with the numbers as arguments: sizing by trial calls it a thousand times for one duct, within 2 µs a diameter (bench/flow.bench.ts). */
export function frictionOf(velocity: number, diameter: number, roughness: number, fluid: Fluid): number {
  const reynolds = reynoldsNumber(velocity, diameter, fluid);
  requireInRange("roughness", roughness, 0, 0.1 * diameter, "m");
  // Laminar friction is linear in velocity: computed as such it needs no division by a vanishing Reynolds number.
  if (reynolds <= frictionTransition.laminarBelow) return (32 * fluid.viscosity * velocity) / (diameter * diameter);
  return (frictionFactor(reynolds, roughness / diameter) * fluid.density * velocity * velocity) / (2 * diameter);
}

/**
 * Friction pressure loss per metre of a round pipe or duct at a flow; for other sections pass the equivalent diameter.
 * @equation R = 8 * f * ρ * Q^2 / (π^2 * D^5)
 * @param input flow (m³/s), diameter (m) and roughness (m)
 * @param fluid density (kg/m³) and viscosity (Pa s)
 * @returns Pa/m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source colebrook, turbulent friction
 * @source ashrae-hof-2009-ducts, Darcy equation
 * @see {@link diameterForFrictionRate}
 * @see {@link frictionRate}
 * @example
 * ```ts
 * import { frictionRateAtFlow } from "@org/hvac-core/flow";
 * const air = { density: 1.204, viscosity: 1.204 / 66400 };
 * frictionRateAtFlow({ flow: 1, diameter: 0.4, roughness: 9e-5 }, air); // 1.633212
 * ```
 */
export function frictionRateAtFlow({ flow, diameter, roughness }: FlowFrictionInput, fluid: Fluid): number {
  return frictionOfFlow(flow, diameter, roughness, fluid);
}

/** Friction rate at a flow with the numbers as arguments, see {@link frictionOf}. */
export function frictionOfFlow(flow: number, diameter: number, roughness: number, fluid: Fluid): number {
  requireInRange("flow", flow, 0, 1e6, "m³/s");
  requireInRange("diameter", diameter, 1e-4, 100, "m");
  return frictionOf(flow / ((Math.PI / 4) * diameter * diameter), diameter, roughness, fluid);
}

/**
 * Darcy friction factor by Altshul in Tsal's form, a check on Colebrook: within 3 % for Re 1e4…3e6 and ε/D 1e-4…1e-3, up to 27 % off
 * in extreme corners.
 *
 * f′ = 0.11 (ε/D + 68/Re)^0.25; where f′ < 0.018, f = 0.85 f′ + 0.0028.
 *
 * @param reynolds Reynolds number, 4000…1e12
 * @param relativeRoughness roughness / diameter, 0…0.1
 * @returns Darcy friction factor
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source tsal-1989, Altshul-Tsal equation
 * @see {@link colebrookFrictionFactor}
 * @example
 * ```ts
 * import { altshulTsalFrictionFactor } from "@org/hvac-core/flow";
 * altshulTsalFrictionFactor(42271.5529, 0.0009); // 0.024618
 * ```
 */
export function altshulTsalFrictionFactor(reynolds: number, relativeRoughness: number): number {
  requireInRange("reynolds", reynolds, 4000, 1e12, "");
  requireInRange("relativeRoughness", relativeRoughness, 0, 0.1, "");
  const f = 0.11 * (relativeRoughness + 68 / reynolds) ** 0.25;
  return f < 0.018 ? 0.85 * f + 0.0028 : f;
}
