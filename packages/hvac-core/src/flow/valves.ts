import { requireInRange } from "../refusals/errors.ts";
import { gravity } from "../constants/gravity.ts";
import { isAtMost, relativeTolerance } from "../quantity/tolerance.ts";
import { gallonPerMinute, inch, pound } from "../constants/inchPound.ts";

/** 1 US gallon per minute in m³/h over the root of 1 psi in bar. */
const kvPerCv = (3600 * gallonPerMinute) / Math.sqrt((pound * gravity) / inch ** 2 / 1e5);

/** K D⁻⁴ Kv² with m and m³/h: Crane's rounded constant; the definition with water of 1000 kg/m³ gives 1.5989e9. */
const craneConstant = 1.6e9;
const secondsPerHour = 3600;

/** The preferred numbers of the series R5 within a decade, by which manufacturers of control valves step their Kv. */
const preferredNumbers = [1, 1.6, 2.5, 4, 6.3];

const flowCoefficient = (parameter: string, value: number) =>
  requireInRange(parameter, value, 1e-4, 1e6, parameter === "kv" ? "m³/h" : "gpm");

/**
 * Cv (US gal/min at 1 psi) of a Kv (m³/h at 1 bar).
 * @equation C_v = 1.156099 * K_v
 * @param kv m³/h (1e-4…1e6)
 * @returns Cv, US gal/min
 * @throws {OutOfRangeError} when Kv is outside its range
 * @source iec-60534-1, from the definitions of the units
 * @see {@link kvFromCv}
 * @example
 * ```ts
 * import { cvFromKv } from "@org/hvac-core/flow";
 * cvFromKv(4); // 4.624397
 * ```
 */
export function cvFromKv(kv: number): number {
  return flowCoefficient("kv", kv) / kvPerCv;
}

/**
 * Kv (m³/h at 1 bar) of a Cv (US gal/min at 1 psi).
 * @equation K_v = 0.864978 * C_v
 * @param cv US gal/min (1e-4…1e6)
 * @returns Kv, m³/h
 * @throws {OutOfRangeError} when Cv is outside its range
 * @source iec-60534-1, from the definitions of the units
 * @example
 * ```ts
 * import { kvFromCv } from "@org/hvac-core/flow";
 * kvFromCv(10); // 8.649777
 * ```
 */
export function kvFromCv(cv: number): number {
  return flowCoefficient("cv", cv) * kvPerCv;
}

/**
 * Loss coefficient of a valve of a given Kv in a pipe.
 *
 * Crane's constant (0.04 with mm) is used; the definition with water of 1000 kg/m³ gives 1.5989e9, 0.07 % less.
 *
 * @equation K = 1.6e9 * D^4 / K_v^2
 * @param kv m³/h (1e-4…1e6)
 * @param diameter inside diameter of the pipe, m (0.001…5)
 * @returns K on the velocity in the pipe
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, eq. 2-10 of the metric edition
 * @see {@link kvFromCoefficient}
 * @example
 * ```ts
 * import { coefficientFromKv } from "@org/hvac-core/flow";
 * coefficientFromKv(4, 0.021); // 19.4481
 * ```
 */
export function coefficientFromKv(kv: number, diameter: number): number {
  return (craneConstant * requireInRange("diameter", diameter, 0.001, 5, "m") ** 4) / flowCoefficient("kv", kv) ** 2;
}

/**
 * Kv of a loss coefficient in a pipe.
 * @equation K_v = 40000 * D^2 / sqrt(K)
 * @param coefficient K (1e-4…1e8)
 * @param diameter inside diameter of the pipe, m (0.001…5)
 * @returns Kv, m³/h
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, eq. 2-10 of the metric edition
 * @example
 * ```ts
 * import { kvFromCoefficient } from "@org/hvac-core/flow";
 * kvFromCoefficient(10, 0.05); // 31.622777
 * ```
 */
export function kvFromCoefficient(coefficient: number, diameter: number): number {
  return (
    Math.sqrt(craneConstant) *
    (requireInRange("diameter", diameter, 0.001, 5, "m") ** 2 / Math.sqrt(requireInRange("coefficient", coefficient, 1e-4, 1e8, "")))
  );
}

/**
 * Pressure drop of a valve, strainer or coil of a given Kv; in the equation Q is in m³/h and Δp in Pa.
 * @equation Δp = 100 * ρ * (Q / K_v)^2
 * @param flow m³/s (0…100)
 * @param kv m³/h (1e-4…1e6)
 * @param density kg/m³ (100…5000)
 * @returns Pa
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source iec-60534-2-1, turbulent flow without choking
 * @see {@link requiredKv}
 * @example
 * ```ts
 * import { valvePressureDrop } from "@org/hvac-core/flow";
 * valvePressureDrop(0.001, 3.6, 1000); // 100000
 * ```
 */
export function valvePressureDrop(flow: number, kv: number, density: number): number {
  requireInRange("flow", flow, 0, 100, "m³/s");
  requireInRange("density", density, 100, 5000, "kg/m³");
  return 100 * density * ((flow * secondsPerHour) / flowCoefficient("kv", kv)) ** 2;
}

/**
 * Kv that a valve needs to pass a flow at a pressure drop.
 * @param flow m³/s (1e-9…100)
 * @param pressureDrop Pa (1…1e12)
 * @param density kg/m³ (100…5000)
 * @returns Kv, m³/h
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source iec-60534-2-1, turbulent flow without choking
 * @example
 * ```ts
 * import { requiredKv } from "@org/hvac-core/flow";
 * requiredKv(0.001, 100000, 1000); // 3.6
 * ```
 */
export function requiredKv(flow: number, pressureDrop: number, density: number): number {
  requireInRange("flow", flow, 1e-9, 100, "m³/s");
  requireInRange("pressureDrop", pressureDrop, 1, 1e12, "Pa");
  requireInRange("density", density, 100, 5000, "kg/m³");
  return flow * secondsPerHour * Math.sqrt((100 * density) / pressureDrop);
}

/**
 * Authority of a control valve: its drop when open over the drop of the circuit that it controls, valve included. Below 0.25 it controls poorly.
 * @param valveDrop pressure drop of the open valve at design flow, Pa (0…1e12)
 * @param circuitDrop pressure drop of the rest of the controlled circuit, Pa (0…1e12; not both zero)
 * @returns authority, 0…1
 * @throws {OutOfRangeError} when an argument is outside its range or both are zero
 * @source ashrae-systems-equipment, valves chapter
 * @example
 * ```ts
 * import { valveAuthority } from "@org/hvac-core/flow";
 * valveAuthority(20000, 20000); // 0.5
 * ```
 */
export function valveAuthority(valveDrop: number, circuitDrop: number): number {
  requireInRange("valveDrop", valveDrop, 0, 1e12, "Pa");
  requireInRange("circuitDrop", circuitDrop, valveDrop > 0 ? 0 : 1e-9, 1e12, "Pa");
  return valveDrop / (valveDrop + circuitDrop);
}

/**
 * Largest Kv of the usual series that is not above a given one: 1, 1.6, 2.5, 4, 6.3 and their tenfolds (preferred numbers R5).
 *
 * A control valve of this Kv keeps at least the pressure drop, and so the authority, that the given Kv would have.
 *
 * @param kv m³/h (1e-3…1e6)
 * @returns Kv, m³/h
 * @throws {OutOfRangeError} when Kv is outside its range
 * @source iso-3, series R5
 * @example
 * ```ts
 * import { standardKv } from "@org/hvac-core/flow";
 * standardKv(5.9); // 4
 * standardKv(63); // 63
 * ```
 */
export function standardKv(kv: number): number {
  requireInRange("kv", kv, 1e-3, 1e6, "m³/h");
  // A conversion from Cv that is off by its last bit must not cost a step.
  const decade = Math.floor(Math.log10(kv * (1 + relativeTolerance)));
  const step = preferredNumbers.findLast((number) => isAtMost(decimal(number, decade), kv));
  return decimal(step ?? preferredNumbers[0]!, decade);
}

/** A number times a power of ten, rounded as it is written: 0.16, and not 0.16000000000000003. */
function decimal(number: number, power: number): number {
  return Number(`${number}e${power}`);
}
