import { requireInRange } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import { type FanControl, type FanRule, editions, type EfficiencyStandard } from "../reference/internal.ts";

/** Density of air of fan ratings, kg/m³. */
const standardDensity = 1.2;

/** Shaft power from which the motor efficiency of the reference fan is constant, W. */
const largeMotor = 185_000;

/** A fan at its duty point. */
export interface FanDuty {
  /** Airflow, m³/s, 0…2000. */
  readonly airflow: number;
  /** Total pressure, Pa, 0…50 000. */
  readonly totalPressure: number;
  /** Density of the air, kg/m³, 0.3…2; 1.2 by default. */
  readonly density?: number;
}

/** Powers of a reference fan, from its shaft to the mains. */
export interface ReferenceFan {
  /** Shaft power, W. */
  readonly shaftPower: number;
  /** Efficiency of its belts, 0…1. */
  readonly transmissionEfficiency: number;
  /** Efficiency of its motor, 0…1. */
  readonly motorEfficiency: number;
  /** Electric input, W. */
  readonly inputPower: number;
}

/**
 * Reference fan of the fan energy index: driven by belts, with a motor of class IE3 and no speed control. For fans that are rated by total
 * pressure, which are those with a duct at their outlet.
 *
 * @param duty air, m³/s; total pressure, Pa; density, kg/m³
 * @returns its powers, W, and efficiencies
 * @throws {OutOfRangeError} when the duty is out of range
 * @source amca-208, §5.2
 * @example
 * ```ts
 * import { referenceFan } from "@org/hvac-core/equipment";
 * Math.round(referenceFan({ airflow: 5, totalPressure: 1000 }).inputPower); // 9709
 * ```
 */
export function referenceFan({ airflow, totalPressure, density = standardDensity }: FanDuty): ReferenceFan {
  requireInRange("airflow", airflow, 0, 2000, "m³/s");
  requireInRange("totalPressure", totalPressure, 0, 50_000, "Pa");
  requireInRange("density", density, 0.3, 2, "kg/m³");
  const shaftPower = ((airflow + 0.118) * (totalPressure + (100 * density) / standardDensity)) / 0.66;
  const transmissionEfficiency = 0.96 * (shaftPower / (shaftPower + 1640)) ** 0.05;
  const motorPower = shaftPower / transmissionEfficiency;
  const x = Math.log10(motorPower / 1000);
  const motorEfficiency = motorPower >= largeMotor ? 0.962 : (((-0.003812 * x + 0.025834) * x - 0.072577) * x + 0.125559) * x + 0.850274;
  return { shaftPower, transmissionEfficiency, motorEfficiency, inputPower: motorPower / motorEfficiency };
}

/**
 * Fan energy index FEI: input power of the reference fan over that of the fan, at the same duty.
 *
 * @param duty air, m³/s; total pressure, Pa; density, kg/m³
 * @param inputPower electric input of the fan with its motor and control, W, 1…1e8
 * @returns the index; above 1 the fan uses less than the reference
 * @throws {OutOfRangeError} when the duty or the power is out of range
 * @source amca-208, §5.1
 * @example
 * ```ts
 * import { fanEnergyIndex } from "@org/hvac-core/equipment";
 * fanEnergyIndex({ airflow: 5, totalPressure: 1000 }, 9000); // 1.0788
 * ```
 */
export function fanEnergyIndex(duty: FanDuty, inputPower: number): number {
  requireInRange("inputPower", inputPower, 1, 1e8, "W");
  return referenceFan(duty).inputPower / inputPower;
}

/** Requirement of a standard for the fan energy index. */
export interface FanRequirement {
  readonly index: number;
  readonly source: Citation;
}

/**
 * Reason why a standard has no minimum for the fan energy index of a fan.
 *
 * @param standard standard or regulation with its edition
 * @param inputPower electric input, W, 0…1e8; by default a fan of any size
 * @returns the reason, words that follow the name of the standard; `undefined` where it has a minimum
 * @throws {OutOfRangeError} when the power is out of range
 * @source ashrae-90.1, §6.5.3.1.3
 * @example
 * ```ts
 * import { noFanRequirement } from "@org/hvac-core/equipment";
 * noFanRequirement("ashrae2022", 500); // "requires no index of a fan of so small an electric input"
 * noFanRequirement("ashrae2022"); // undefined
 * ```
 */
export function noFanRequirement(standard: EfficiencyStandard, inputPower?: number): string | undefined {
  if (inputPower !== undefined) requireInRange("inputPower", inputPower, 0, 1e8, "W");
  const rule: FanRule | string = editions[standard].fans;
  if (typeof rule === "string") return rule;
  return inputPower !== undefined && inputPower < rule.inputPower ? "requires no index of a fan of so small an electric input" : undefined;
}

/**
 * Minimum fan energy index that a standard requires at the design point. Small fans are exempt, in 90.1-2022 those with less than 0.89 kW of electric
 * input.
 *
 * @param control whether the fan serves a variable air volume system
 * @param standard standard or regulation with its edition
 * @param inputPower electric input, W, 0…1e8; by default a fan of any size
 * @returns the requirement; `undefined` where the standard has none
 * @throws {OutOfRangeError} when the power is out of range
 * @source ashrae-90.1, §6.5.3.1.3
 * @example
 * ```ts
 * import { fanRequirement } from "@org/hvac-core/equipment";
 * fanRequirement("constant", "ashrae2022")?.index; // 1
 * fanRequirement("constant", "ashrae2022", 500); // undefined
 * ```
 */
export function fanRequirement(control: FanControl, standard: EfficiencyStandard, inputPower?: number): FanRequirement | undefined {
  const rule: FanRule | string = editions[standard].fans;
  if (noFanRequirement(standard, inputPower) !== undefined || typeof rule === "string") return undefined;
  return { index: rule.index[control], source: rule.source };
}
