import { rootBetween } from "../psychrometrics/internal.ts";
import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { curveValue, fallingStretch, type FlowPolynomial } from "./curve.ts";
import { speedFactors, trimFactors, type TrimMethod } from "./similarity.ts";
import { viscosityCorrection, type ViscosityCorrection } from "./viscosity.ts";

/** End of a pump's range, over the last point of its curve. */
export const runoutShare = 1.25;

/** A pump as its manufacturer tested it on water. */
export interface RatedPump {
  /** Head in m over flow. */
  readonly head: FlowPolynomial;
  /** BEP flow, m³/s; needed for a viscous liquid: a quarter to 1.25 of the maximum flow of the curve. */
  readonly bestFlow?: number | undefined;
  /** Speed of the curve, 1/s; 0.5…500. */
  readonly speed: number;
  /** Number of impellers in series in the pump, 1…100. */
  readonly stages: number;
}

/** Operation of a pump; every value is optional. */
export interface PumpRun {
  /** Speed over that of the curve, 0.05…3. */
  readonly speedRatio?: number;
  /** Impeller diameter over that of the curve, 0.5…1. */
  readonly diameterRatio?: number;
  /** Dependence of the flow on the trimmed diameter. */
  readonly trimMethod?: TrimMethod;
  /** Kinematic viscosity of the liquid, m²/s; by default that of water. */
  readonly viscosity?: number | undefined;
}

/** Curve of a pump in operation. */
export interface PumpCurve {
  /** On water, at the speed and diameter of the test. */
  readonly head: FlowPolynomial;
  /** Flow over that on the tested curve. */
  readonly flowFactor: number;
  /** Head over that on the tested curve; for a viscous liquid at zero flow. */
  readonly headFactor: number;
  /** For a viscous liquid its factors, and the BEP flow on the tested curve, m³/s. */
  readonly viscous: (ViscosityCorrection & { readonly bestFlow: number }) | undefined;
  /** Flow from which the curve falls, m³/s; 0 for a curve that falls from the start. */
  readonly from: number;
  /** Flow at its end, m³/s: 1.25 times its last point, or where it would rise again. */
  readonly to: number;
}

/**
 * Curve of a pump in operation: speed and diameter by similarity, then the liquid's viscosity.
 *
 * @param pump as tested
 * @param run speed, diameter and liquid
 * @returns its curve
 * @throws {OutOfRangeError} when an input is out of its range; when a viscous liquid has no BEP flow, or is too viscous
 * @throws {UnknownNameError} for another trim method
 * @source grundfos-pump-handbook, affinity equations
 * @source ansi-hi-9.6.7, eq. 1 to 5
 * @example
 * ```ts
 * import { fitCurve, pumpCurve } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * const pump = { head, speed: 24, stages: 1 };
 * pumpCurve(pump, { speedRatio: 0.5 }).headFactor; // 0.25
 * pumpCurve({ ...pump, bestFlow: 0.008 }, { viscosity: 30e-6 }).flowFactor; // 0.94678
 * ```
 */
export function pumpCurve(pump: RatedPump, run: PumpRun = {}): PumpCurve {
  const tested = requireInRange("speed", pump.speed, 0.5, 500, "1/s");
  const stages = requireInRange("stages", pump.stages, 1, 100, "");
  const speed = speedFactors(run.speedRatio ?? 1);
  const trim = trimFactors(run.diameterRatio ?? 1, run.trimMethod ?? "square");
  const flowFactor = speed.flow * trim.flow;
  const headFactor = speed.head * trim.head;
  const stretch = fallingStretch(pump.head, runoutShare * pump.head.to);
  let viscous: PumpCurve["viscous"];
  if (run.viscosity !== undefined) {
    if (pump.bestFlow === undefined)
      throw new OutOfRangeError({
        parameter: "bestFlow",
        value: Number.NaN,
        min: 0,
        max: pump.head.to,
        unit: "m³/s",
        reason: "a viscous liquid needs the BEP flow",
      });
    const bestFlow = requireInRange("bestFlow", pump.bestFlow, pump.head.to / 4, runoutShare * pump.head.to, "m³/s");
    const factors = viscosityCorrection({
      viscosity: run.viscosity,
      bestFlow: bestFlow * flowFactor,
      bestHead: (curveValue(pump.head, bestFlow) * headFactor) / stages,
      speed: tested * speed.flow,
    });
    if (factors.parameter > 1) viscous = { ...factors, bestFlow };
  }
  const allFlow = flowFactor * (viscous?.flowFactor ?? 1);
  const { coefficients, to } = pump.head;
  return { head: { coefficients, to }, flowFactor: allFlow, headFactor, viscous, from: stretch.from * allFlow, to: stretch.to * allFlow };
}

/**
 * Head of a pump at a flow.
 *
 * @param curve from {@link pumpCurve}
 * @param flow m³/s, 0 to the end of the curve
 * @returns m
 * @throws {OutOfRangeError} when the flow lies beyond the end of the curve
 * @source ansi-hi-9.6.7, eq. 4
 * @example
 * ```ts
 * import { fitCurve, pumpCurve, pumpHead } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * pumpHead(pumpCurve({ head, speed: 24, stages: 1 }, { speedRatio: 0.5 }), 0.0025); // 6.875
 * ```
 */
export function pumpHead(curve: PumpCurve, flow: number): number {
  requireInRange("flowFactor", curve.flowFactor, 1e-4, 10, "");
  requireInRange("headFactor", curve.headFactor, 1e-6, 100, "");
  requireInRange("to", curve.head.to, 1e-7, 100, "m³/s");
  requireInRange("coefficients", curve.head.coefficients.length, 1, 4, "");
  for (const coefficient of curve.head.coefficients) requireInRange("coefficients", coefficient, -1e9, 1e9, "");
  if (curve.viscous) {
    requireInRange("bestFlow", curve.viscous.bestFlow, 1e-7, 100, "m³/s");
    requireInRange("flowFactor", curve.viscous.flowFactor, 0, 1, "");
  }
  requireInRange("to", curve.to, 1e-12, 1000, "m³/s");
  // The margin allows for rounding at the end of the curve.
  requireInRange("flow", flow, 0, curve.to * (1 + 1e-9), "m³/s");
  return headAt(curve, flow);
}

/** {@link pumpHead} of a checked curve, for root finding. */
export function headAt({ head, flowFactor, headFactor, viscous }: PumpCurve, flow: number): number {
  const tested = flow / flowFactor;
  const x = tested / head.to;
  const { coefficients } = head;
  let water = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) water = water * x + coefficients[power]!;
  water *= headFactor;
  return viscous ? water * (1 - (1 - viscous.flowFactor) * (tested / viscous.bestFlow) ** 0.75) : water;
}

/**
 * Flow of a pump at a head, on the falling part of its curve.
 *
 * @param curve from {@link pumpCurve}
 * @param head m, from that at the end of the curve up; 0…1e4
 * @returns m³/s; 0 where the head is above the pump's maximum, so that its check valve stays shut
 * @throws {OutOfRangeError} when the head is below that at the end of the curve: the pump runs out
 * @source mathematics, root of the curve
 * @example
 * ```ts
 * import { fitCurve, pumpCurve, pumpFlow } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * const curve = pumpCurve({ head, speed: 24, stages: 1 });
 * pumpFlow(curve, 27.5); // 0.005
 * pumpFlow(curve, 31); // 0
 * ```
 */
export function pumpFlow(curve: PumpCurve, head: number): number {
  requireInRange("from", curve.from, 0, requireInRange("to", curve.to, 1e-12, 1000, "m³/s"), "m³/s");
  const endHead = pumpHead(curve, curve.to);
  requireInRange("head", head, Math.min(endHead, 1e4), 1e4, "m");
  return flowAtHead(curve, head);
}

/** {@link pumpFlow} of a checked curve; below the head at the end of the curve, the flow there. */
export function flowAtHead(curve: PumpCurve, head: number): number {
  const span = curve.to - curve.from;
  const excess = (x: number): number => headAt(curve, curve.from + x * span) - head;
  if (excess(0) < 0) return 0;
  if (excess(1) >= 0) return curve.to;
  return curve.from + (rootBetween(excess, 0, 1) ?? 0) * span;
}
