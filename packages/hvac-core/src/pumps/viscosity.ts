import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/** Constant of the parameter B with m³/h, m, rpm and mm²/s. */
const metricConstant = 16.5;
const secondsPerHour = 3600;
const secondsPerMinute = 60;
/** B up to which a pump behaves as on water. */
const minB = 1;
/** B from which the method does not hold. */
const maxB = 40;
/** Base of the exponential, as the standard prints it. */
const printedBase = 2.71;

/** Correction of a pump's curves on water for a viscous liquid. */
export interface ViscosityCorrection {
  /** The parameter B. */
  readonly parameter: number;
  /** C_Q: flow over that on water, and head at the best efficiency point over that on water. */
  readonly flowFactor: number;
  /** C_η: efficiency over that on water. */
  readonly efficiencyFactor: number;
}

/** A pump at its best efficiency point on water, and the liquid. */
export interface ViscousPump {
  /** Kinematic viscosity, m²/s; 1e-7…4e-3. */
  readonly viscosity: number;
  /** BEP flow on water, m³/s; 1e-6…10. */
  readonly bestFlow: number;
  /** BEP head of one stage on water, m; 0.1…1000. */
  readonly bestHead: number;
  /** 1/s; 0.5…500. */
  readonly speed: number;
}

/**
 * Correction of a centrifugal pump's curves for a viscous liquid.
 *
 * B = 16.5 ν^0.5 H^0.0625 / (Q^0.375 N^0.25) with mm²/s, m, m³/h and rpm; C_Q = 2.71^(−0.165 (log B)^3.15); C_η = B^(−0.0547 B^0.69). Below B = 1
 * nothing is corrected. It holds for centrifugal pumps with radial discharge and Newtonian liquids, 1…4000 mm²/s.
 *
 * @param pump its best efficiency point and the liquid
 * @returns B and the factors
 * @throws {OutOfRangeError} when an input is out of its range, or B reaches 40, where the method ends
 * @source ansi-hi-9.6.7, eq. 1 to 5
 * @example
 * ```ts
 * import { viscosityCorrection } from "@org/hvac-core/pumps";
 * const factors = viscosityCorrection({ viscosity: 120e-6, bestFlow: 110 / 3600, bestHead: 77, speed: 2950 / 60 });
 * factors.flowFactor; // 0.938
 * factors.efficiencyFactor; // 0.738
 * ```
 */
export function viscosityCorrection(pump: ViscousPump): ViscosityCorrection {
  const viscosity = 1e6 * requireInRange("viscosity", pump.viscosity, 1e-7, 4e-3, "m²/s");
  const flow = secondsPerHour * requireInRange("bestFlow", pump.bestFlow, 1e-6, 10, "m³/s");
  const head = requireInRange("bestHead", pump.bestHead, 0.1, 1000, "m");
  const speed = secondsPerMinute * requireInRange("speed", pump.speed, 0.5, 500, "1/s");
  const parameter = (metricConstant * viscosity ** 0.5 * head ** 0.0625) / (flow ** 0.375 * speed ** 0.25);
  if (parameter >= maxB)
    throw new OutOfRangeError({
      parameter: "viscosity",
      value: pump.viscosity,
      min: 1e-7,
      max: (pump.viscosity * maxB ** 2) / parameter ** 2,
      unit: "m²/s",
      reason: `the liquid is too viscous for this pump: B is ${parameter.toFixed(1)}, and the correction ends at 40`,
    });
  if (parameter <= minB) return { parameter, flowFactor: 1, efficiencyFactor: 1 };
  return {
    parameter,
    flowFactor: printedBase ** (-0.165 * Math.log10(parameter) ** 3.15),
    efficiencyFactor: parameter ** (-0.0547 * parameter ** 0.69),
  };
}

/**
 * C_H: head of a viscous liquid over that of water, at a flow: 1 − (1 − C_Q) (Q/Q_BEP)^0.75.
 *
 * @param flowFactor C_Q, 0…1
 * @param flowRatio flow on water over that of best efficiency on water, 0…5
 * @returns C_H
 * @throws {OutOfRangeError} when an argument is out of its range
 * @source ansi-hi-9.6.7, eq. 4
 * @example
 * ```ts
 * import { viscousHeadFactor } from "@org/hvac-core/pumps";
 * viscousHeadFactor(0.938, 0.6); // 0.95773
 * ```
 */
export function viscousHeadFactor(flowFactor: number, flowRatio: number): number {
  requireInRange("flowFactor", flowFactor, 0, 1, "");
  return 1 - (1 - flowFactor) * requireInRange("flowRatio", flowRatio, 0, 5, "") ** 0.75;
}
