import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { frictionOfFlow, requireFluid, type Fluid } from "./pressureLoss.ts";
import { equivalentDiameter } from "./sections.ts";
import { solveRising } from "./solveRising.ts";

const smallest = 1e-4;
const largest = 100;

function requireReachable(parameter: string, frictionRate: number, atSmallest: number, atLargest: number): void {
  if (frictionRate <= atSmallest && frictionRate >= atLargest) return;
  throw new OutOfRangeError({
    parameter,
    value: frictionRate,
    min: atLargest,
    max: atSmallest,
    unit: "Pa/m",
    reason: "no size within the range gives this friction rate at this flow",
  });
}

/** Flow to size a diameter for, with the friction allowed. */
export interface FrictionSizingInput {
  /** Volume flow, m³/s (above 0, to 1e6). */
  readonly flow: number;
  /** Friction pressure loss, Pa/m (1e-6…1e7). */
  readonly frictionRate: number;
  /** Absolute roughness, m (0…0.02). */
  readonly roughness: number;
}

/**
 * Inside diameter at which a flow has a given friction rate.
 *
 * The loss falls with about the fifth power of the diameter, so Newton's method runs on the logarithms of both, inside a bracket;
 * it ends when the friction rate agrees to 1e-12. In the transition zone (Re 2300…4000) the loss still falls with the diameter, so there is one answer.
 *
 * @param input flow (m³/s), friction rate (Pa/m) and roughness (m)
 * @param fluid density (kg/m³) and viscosity (Pa s)
 * @returns inside diameter, m
 * @throws {OutOfRangeError} when an argument is outside its range or no diameter between 0.1 mm (ten times the roughness) and 100 m gives the rate
 * @source colebrook, with Darcy's equation solved for the diameter
 * @example
 * ```ts
 * import { diameterForFrictionRate } from "@org/hvac-core/flow";
 * const air = { density: 1.204, viscosity: 1.204 / 66400 };
 * diameterForFrictionRate({ flow: 1, frictionRate: 1.63321195, roughness: 9e-5 }, air); // 0.4
 * ```
 */
export function diameterForFrictionRate({ flow, frictionRate, roughness }: FrictionSizingInput, fluid: Fluid): number {
  requireInRange("flow", flow, 1e-12, 1e6, "m³/s");
  requireInRange("frictionRate", frictionRate, 1e-6, 1e7, "Pa/m");
  requireInRange("roughness", roughness, 0, 0.02, "m");
  requireFluid(fluid);
  // Velocities are bounded by the same 400 m/s that the loss functions accept.
  let low = Math.max(smallest, 10 * roughness, Math.sqrt(flow / (Math.PI / 4) / 399.999));
  let high = largest;
  const rate = (diameter: number) => frictionOfFlow(flow, diameter, roughness, fluid);
  if (low >= high)
    throw new OutOfRangeError({
      parameter: "flow",
      value: flow,
      min: 1e-12,
      max: Math.PI * 1e6,
      unit: "m³/s",
      reason: "no size within the range carries it below 400 m/s",
    });
  requireReachable("frictionRate", frictionRate, rate(low), rate(high));
  // Start with f = 0.02.
  let diameter = Math.min(Math.max(((0.16 * fluid.density * flow * flow) / (9.87 * frictionRate)) ** 0.2, low), high);
  let slope = -5;
  let lastLog = 0;
  let lastResidual = Number.NaN;
  for (let step = 0; step < 60; step++) {
    const residual = Math.log(rate(diameter) / frictionRate);
    if (Math.abs(residual) < 1e-13 || high - low < 1e-15 * high) break;
    if (residual > 0) low = diameter;
    else high = diameter;
    const log = Math.log(diameter);
    const secant = (residual - lastResidual) / (log - lastLog);
    if (secant < -3 && secant > -20) slope = secant;
    lastLog = log;
    lastResidual = residual;
    const next = diameter * Math.exp(-residual / slope);
    diameter = next > low && next < high ? next : Math.sqrt(low * high);
  }
  return diameter;
}

/**
 * Inside diameter at which a flow has a given mean velocity.
 * @equation D = sqrt(4 * Q / (π * V))
 * @param flow volume flow, m³/s (above 0, to 1e6)
 * @param velocity m/s (1e-3…400)
 * @returns inside diameter, m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, continuity
 * @example
 * ```ts
 * import { diameterForVelocity } from "@org/hvac-core/flow";
 * diameterForVelocity(1, 7.95774715); // 0.4
 * ```
 */
export function diameterForVelocity(flow: number, velocity: number): number {
  requireInRange("flow", flow, 1e-12, 1e6, "m³/s");
  requireInRange("velocity", velocity, 1e-3, 400, "m/s");
  return Math.sqrt(flow / velocity / (Math.PI / 4));
}

/**
 * Second side of a rectangular duct whose first side is fixed (a ceiling void, say), so that its equivalent diameter has a given value.
 * @param diameter wanted flow-equivalent diameter, m (1e-3…50), from `diameterForFrictionRate`
 * @param side the fixed side, m (1e-3…50)
 * @returns the other side, m
 * @throws {OutOfRangeError} when an argument is outside its range or the other side would lie outside 1e-4…100 m
 * @source huebscher-1948, solved for one side
 * @example
 * ```ts
 * import { otherSideForEquivalentDiameter } from "@org/hvac-core/flow";
 * otherSideForEquivalentDiameter(0.304674973, 0.2); // 0.4
 * ```
 */
export function otherSideForEquivalentDiameter(diameter: number, side: number): number {
  requireInRange("diameter", diameter, 1e-3, 50, "m");
  const residual = (other: number) => Math.log(equivalentDiameter(side, other) / diameter);
  if (!(side >= 1e-3 && side <= 50 && residual(largest) >= 0)) {
    throw new OutOfRangeError({
      parameter: "side",
      value: side,
      min: 1e-3,
      max: 50,
      unit: "m",
      reason: "no second side up to 100 m makes up for it",
    });
  }
  if (residual(smallest) > 0)
    throw new OutOfRangeError({
      parameter: "side",
      value: side,
      min: 1e-3,
      max: 50,
      unit: "m",
      reason: `no second side down to ${smallest} m is small enough`,
    });
  return solveRising(residual, smallest, largest);
}

/**
 * Height of a rectangular duct of a given aspect ratio with a wanted equivalent diameter; the width is height × aspect ratio.
 * @param diameter wanted flow-equivalent diameter, m (1e-3…50)
 * @param aspectRatio width / height, 1…20 (above 4 is poor practice, above 8 outside the formula's tests)
 * @returns height, m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source huebscher-1948, solved for the height in closed form
 * @example
 * ```ts
 * import { heightForAspectRatio } from "@org/hvac-core/flow";
 * heightForAspectRatio(0.304674973, 2); // 0.2
 * ```
 */
export function heightForAspectRatio(diameter: number, aspectRatio: number): number {
  requireInRange("diameter", diameter, 1e-3, 50, "m");
  requireInRange("aspectRatio", aspectRatio, 1, 20, "");
  return (diameter * (1 + aspectRatio) ** 0.25) / (1.3 * aspectRatio ** 0.625);
}
