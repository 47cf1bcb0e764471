import { requireInRange } from "../refusals/errors.ts";
import type { Validity } from "./validity.ts";
import { roundSection } from "./sections.ts";
import { inch } from "../constants/inchPound.ts";

/** A fitting with the constants of the two-K method. */
export interface TwoKFitting {
  /** Constant of laminar flow (0…5000). */
  readonly k1: number;
  /** Constant of a large fitting at a high Reynolds number (0…20). */
  readonly kInfinity: number;
  /** Reynolds number in the pipe (1…1e9). */
  readonly reynolds: number;
  /** Inside diameter, m (0.001…3). */
  readonly diameter: number;
}

/** A fitting with the constants of the three-K method. */
export interface ThreeKFitting {
  /** Constant of laminar flow (0…5000). */
  readonly k1: number;
  /** Constant of size (0…10). */
  readonly ki: number;
  /** Constant of scaling, in^0.3 (0…10). */
  readonly kd: number;
  /** Reynolds number in the pipe (1…1e9). */
  readonly reynolds: number;
  /** Nominal pipe size, m (0.003…3): 0.0508 for NPS 2. */
  readonly nominalSize: number;
}

/**
 * Fitting loss by Hooper's two-K method.
 *
 * D is the INSIDE diameter, in metres; the correlation itself uses inches.
 *
 * @equation K = K_1 / Re + K_inf * (1 + 0.0254 / D)
 * @param fitting its constants, Reynolds number and diameter
 * @returns K on the velocity in the pipe
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source hooper-2k, p. 96
 * @see {@link threeKCoefficient}
 * @example
 * ```ts
 * import { twoKCoefficient } from "@org/hvac-core/flow";
 * twoKCoefficient({ k1: 800, kInfinity: 0.25, reynolds: 50000, diameter: 0.0508 }); // 0.391
 * ```
 */
export function twoKCoefficient({ k1, kInfinity, reynolds, diameter }: TwoKFitting): number {
  requireInRange("k1", k1, 0, 5000, "");
  requireInRange("kInfinity", kInfinity, 0, 20, "");
  requireInRange("reynolds", reynolds, 1, 1e9, "");
  requireInRange("diameter", diameter, 0.001, 3, "m");
  return k1 / reynolds + kInfinity * (1 + inch / diameter);
}

/**
 * Fitting loss by Darby's three-K method.
 *
 * D_n is the NOMINAL size, in metres; the correlation itself uses inches.
 *
 * @equation K = K_1 / Re + K_i * (1 + K_d / (D_n / 0.0254)^0.3)
 * @param fitting its constants, Reynolds number and nominal size
 * @returns K on the velocity in the pipe
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source darby-3k, p. 127
 * @example
 * ```ts
 * import { threeKCoefficient } from "@org/hvac-core/flow";
 * threeKCoefficient({ k1: 800, ki: 0.14, kd: 4, reynolds: 300000, nominalSize: 0.1524 }); // 0.469813
 * ```
 */
export function threeKCoefficient({ k1, ki, kd, reynolds, nominalSize }: ThreeKFitting): number {
  requireInRange("k1", k1, 0, 5000, "");
  requireInRange("ki", ki, 0, 10, "");
  requireInRange("kd", kd, 0, 10, "");
  requireInRange("reynolds", reynolds, 1, 1e9, "");
  requireInRange("nominalSize", nominalSize, 0.003, 3, "m");
  return k1 / reynolds + ki * (1 + kd * (nominalSize / inch) ** -0.3);
}

/**
 * Length of straight pipe that loses as much as a fitting.
 * @equation L = K * D / f
 * @param coefficient K of the fitting (0…1e6)
 * @param diameter inside diameter, m (1e-4…100)
 * @param friction Darcy friction factor of the pipe (1e-3…1)
 * @returns m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, eq. 2-4
 * @see {@link coefficientOfLength}
 * @example
 * ```ts
 * import { equivalentLength } from "@org/hvac-core/flow";
 * equivalentLength(0.6, 0.05, 0.02); // 1.5
 * ```
 */
export function equivalentLength(coefficient: number, diameter: number, friction: number): number {
  requireInRange("coefficient", coefficient, 0, 1e6, "");
  requireInRange("diameter", diameter, 1e-4, 100, "m");
  requireInRange("friction", friction, 1e-3, 1, "");
  return (coefficient * diameter) / friction;
}

/**
 * Loss coefficient of a fitting given as an equivalent length.
 * @equation K = f * L / D
 * @param length equivalent length, m (0…1e4)
 * @param diameter inside diameter, m (1e-4…100)
 * @param friction Darcy friction factor of the pipe (1e-3…1)
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, eq. 2-4
 * @example
 * ```ts
 * import { coefficientOfLength } from "@org/hvac-core/flow";
 * coefficientOfLength(1.5, 0.05, 0.02); // 0.6
 * ```
 */
export function coefficientOfLength(length: number, diameter: number, friction: number): number {
  requireInRange("length", length, 0, 1e4, "m");
  requireInRange("diameter", diameter, 1e-4, 100, "m");
  requireInRange("friction", friction, 1e-3, 1, "");
  return (friction * length) / diameter;
}

/** Metres of water per metre at 1 m³/s, 1 m and C = 1; 0.03 % above the value that follows from the inch-pound form. */
const hazenWilliamsFactor = 10.67;
/** Weight of cold water, N/m³. */
const waterWeight = 9806.65;

/**
 * Friction of water in pipes by Hazen and Williams, in m of water per m. LEGACY.
 *
 * It ignores temperature and viscosity: valid for turbulent water near 16 °C, pipes of 50 mm and more, up to 3 m/s. Use it only where
 * a code (fire protection) requires it; use {@link frictionRateAtFlow} elsewhere.
 *
 * @equation h_f / L = 10.67 * Q^1.852 / (C^1.852 * D^4.8704)
 * @param flow m³/s (0…100)
 * @param diameter inside diameter, m (0.01…5)
 * @param c roughness coefficient C (60…160: old steel 100, new steel 120, copper and plastics 140…150)
 * @returns Pa/m of cold water (9806.65 Pa per m)
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source williams-hazen-1920, formula
 * @see {@link frictionRateAtFlow}
 * @example
 * ```ts
 * import { hazenWilliamsFrictionRate } from "@org/hvac-core/flow";
 * hazenWilliamsFrictionRate(0.00630902, 0.0779272, 140); // 233.6
 * ```
 */
export function hazenWilliamsFrictionRate(flow: number, diameter: number, c: number): number {
  requireInRange("flow", flow, 0, 100, "m³/s");
  requireInRange("diameter", diameter, 0.01, 5, "m");
  requireInRange("c", c, 60, 160, "");
  return (waterWeight * hazenWilliamsFactor * (flow / c) ** 1.852) / diameter ** 4.8704;
}

/** Hazen and Williams tested turbulent water near 16 °C: `exceededRanges(hazenWilliamsValidity, { flow, diameter })`. */
export const hazenWilliamsValidity: Validity = {
  valid: {
    diameter: { name: "Inside diameter", unit: "m", min: 0.05, max: 5 },
    velocity: { name: "Velocity", unit: "m/s", min: 0, max: 3 },
  },
  complete: ({ flow = Number.NaN, diameter = Number.NaN }) => {
    requireInRange("flow", flow, 0, 100, "m³/s");
    return { diameter, velocity: flow / roundSection(diameter).area };
  },
};

export interface WaterHammerInput {
  /** m/s */
  readonly velocityChange: number;
  /** kg/m³ */
  readonly density: number;
  /** Pa */
  readonly bulkModulus: number;
  /** Inside diameter, m. */
  readonly diameter: number;
  /** Thickness, m. */
  readonly wall: number;
  /** Pa */
  readonly elasticModulus: number;
}

/**
 * Pressure rise when flow stops at once (water hammer, Joukowsky): ρ a ΔV, with the wave speed a of water in an elastic pipe.
 *
 * a = √(K/ρ)/√(1 + K D/(E s)). A closure slower than 2 L/a gives less.
 *
 * @param input the liquid that stops, and its pipe:
 * - `velocityChange` m/s (0…20)
 * - `density` kg/m³ (500…1500)
 * - `bulkModulus` of the liquid K, Pa (1e8…1e10; water 2.2e9)
 * - `diameter` inside diameter, m (1e-3…10)
 * - `wall` thickness, m (1e-4…1)
 * - `elasticModulus` of the pipe E, Pa (1e8…1e12; steel 2.07e11, copper 1.2e11, PVC 2.8e9)
 * @returns { waveSpeed (m/s), pressureRise (Pa) }
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source joukowsky-1900, pressure rise of a sudden stop
 * @example
 * ```ts
 * import { waterHammer } from "@org/hvac-core/flow";
 * waterHammer({ velocityChange: 1, density: 1000, bulkModulus: 2.2e9, diameter: 0.0779272, wall: 0.0054864, elasticModulus: 2.07e11 }).waveSpeed; // 1382.6
 * ```
 */
export function waterHammer(input: WaterHammerInput): { waveSpeed: number; pressureRise: number } {
  const { velocityChange, density, bulkModulus, diameter, wall, elasticModulus } = input;
  requireInRange("velocityChange", velocityChange, 0, 20, "m/s");
  requireInRange("density", density, 500, 1500, "kg/m³");
  requireInRange("bulkModulus", bulkModulus, 1e8, 1e10, "Pa");
  requireInRange("diameter", diameter, 1e-3, 10, "m");
  requireInRange("wall", wall, 1e-4, 1, "m");
  requireInRange("elasticModulus", elasticModulus, 1e8, 1e12, "Pa");
  const waveSpeed = Math.sqrt(bulkModulus / density / (1 + (bulkModulus * diameter) / (elasticModulus * wall)));
  return { waveSpeed, pressureRise: density * waveSpeed * velocityChange };
}
