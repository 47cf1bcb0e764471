import { atPath, OutOfRangeError, rowName } from "../../kernel/index.ts";
import {
  curvePeak,
  curveValue,
  fallingStretch,
  fitCurve,
  pumpCurve,
  runoutShare,
  type CurveDegree,
  type CurvePoint,
  type FittedCurve,
  type PumpCurve,
  type PumpRun,
  type RatedPump,
} from "../../pumps/index.ts";
import type { PumpFluid } from "./fluid.ts";
import { fields, type PumpValues } from "./schema.ts";

export type PumpRow = PumpValues["pumps"][number];

/** Range of pump efficiencies; values of a fitted curve outside it are not used. */
const [minEfficiency, maxEfficiency] = [0.02, 0.95];

/** A smaller rise above the head at no flow comes from the polynomial, not from the pump. */
const noticeableRise = 0.005;

/** Reason why a row is not used. */
export type SetAside = "points" | "rising" | "no-head";

/** Efficiencies on the tested curve. */
export interface EfficiencyCurve extends FittedCurve {
  /** Minimum flow of the points with an efficiency in range, m³/s: below it the polynomial is not used. */
  readonly first: number;
  /** Flow at the peak of the polynomial, m³/s. */
  readonly peak: number;
}

/** A row of pumps with its fitted curves. */
export interface FittedPump {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly pump: RatedPump;
  readonly run: PumpRun;
  readonly fit: FittedCurve;
  readonly efficiency: EfficiencyCurve | undefined;
  readonly npsh: FittedCurve | undefined;
  /** On the tested curve, m³/s. */
  readonly bestFlow: number | undefined;
  /** Curve at the operating speed and impeller. */
  readonly curve: PumpCurve;
  /** Reason why the curve is not corrected for viscosity. */
  readonly notCorrected: "best-flow" | "speed" | "method" | undefined;
  /** Whether the curve rises before its peak. */
  readonly rises: boolean;
}

/** Rows of pumps, used and not used. */
export interface Selection {
  readonly pumps: readonly FittedPump[];
  readonly setAside: readonly { readonly id: string; readonly name: string; readonly why: SetAside }[];
  /** Rows of pumps with points without flow or head. */
  readonly incomplete: readonly { readonly id: string; readonly name: string }[];
}

type PointValue = "head" | "efficiency" | "npshRequired";

/** Points of a curve; those that lack the flow or the value are left out. */
export function pointsOf({ points }: PumpRow, value: PointValue): CurvePoint[] {
  return points.flatMap((point) => {
    const { flow, [value]: pointValue } = point;
    return flow === null || pointValue === null ? [] : [{ flow, value: pointValue }];
  });
}

function fitted(points: readonly CurvePoint[], degree: number): FittedCurve | undefined {
  if (degree < 1 || points.length <= degree) return undefined;
  try {
    return fitCurve(points, Math.min(degree, 3) as CurveDegree);
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Polynomial of the highest degree that the points allow, up to `degree`. */
function fittedUpTo(points: readonly CurvePoint[], degree: number, minDegree: number): FittedCurve | undefined {
  for (let each = degree; each >= minDegree; each--) {
    const curve = fitted(points, each);
    if (curve) return curve;
  }
  return undefined;
}

function efficiencyOf(row: PumpRow, degree: number): EfficiencyCurve | undefined {
  const points = pointsOf(row, "efficiency");
  const curve = fittedUpTo(points, Math.max(2, degree), 2);
  if (!curve) return undefined;
  const flows = points.flatMap(({ flow, value }) => (value >= minEfficiency ? [flow] : []));
  const first = flows.length === 0 ? curve.from : Math.min(...flows);
  return { ...curve, first, peak: Math.max(first, curvePeak(curve, 0, curve.to).flow) };
}

function correctionFor(
  pump: RatedPump,
  row: PumpRow,
  run: PumpRun,
  values: PumpValues,
  { viscosity, density }: PumpFluid,
): Pick<FittedPump, "run" | "notCorrected"> {
  if (values.fluid === "water" || !values.viscosityCorrection) return { run, notCorrected: undefined };
  if (pump.bestFlow === undefined) return { run, notCorrected: "best-flow" };
  if (row.speed === null) return { run, notCorrected: "speed" };
  const viscous = { ...run, viscosity: viscosity / density };
  try {
    pumpCurve(pump, viscous);
    return { run: viscous, notCorrected: undefined };
  } catch (error) {
    if (error instanceof OutOfRangeError) return { run, notCorrected: "method" };
    throw error;
  }
}

function fitPump(row: PumpRow, name: string, values: PumpValues, fluid: PumpFluid): FittedPump | SetAside {
  const degree = Number(values.curveDegree) as CurveDegree;
  const heads = pointsOf(row, "head");
  const fit = heads.length < 3 ? undefined : fitted(heads, degree);
  if (!fit) return "points";
  const end = runoutShare * fit.to;
  const stretch = fallingStretch(fit, end);
  if (curveValue(fit, stretch.from) <= 0) return "no-head";
  if (stretch.to - stretch.from < 0.02 * fit.to) return "rising";
  // Range of the correction for viscosity.
  if (row.bestFlow !== null && (row.bestFlow > end || row.bestFlow < fit.to / 4))
    atPath(`pumps.${row.id}`, () => {
      const reason = "it is far from the points of the curve. Enter it at their speed, between a quarter and 125 % of their maximum flow";
      throw new OutOfRangeError({ parameter: "bestFlow", value: row.bestFlow!, min: fit.to / 4, max: end, unit: "m³/s", reason });
    });
  const efficiency = efficiencyOf(row, degree);
  const best = row.bestFlow ?? efficiency?.peak;
  const bestFlow = best !== undefined && best > 1e-6 && best <= end ? best : undefined;
  const pump: RatedPump = { head: { coefficients: fit.coefficients, to: fit.to }, bestFlow, speed: row.speed ?? 1, stages: row.stages };
  const operation = { speedRatio: row.speedRatio, diameterRatio: row.diameterRatio, trimMethod: values.trimMethod };
  const { run, notCorrected } = correctionFor(pump, row, operation, values, fluid);
  return {
    id: row.id,
    name,
    number: row.number,
    pump,
    run,
    fit,
    efficiency,
    npsh: fittedUpTo(pointsOf(row, "npshRequired"), 2, 1),
    bestFlow,
    curve: pumpCurve(pump, run),
    notCorrected,
    rises: curveValue(fit, stretch.from) > (1 + noticeableRise) * curveValue(fit, 0),
  };
}

/** Curves of all rows of pumps. */
export function selectPumps(values: PumpValues, fluid: PumpFluid): Selection {
  const rows = values.pumps.map((row, index) => {
    const name = rowName(fields.pumps, row, index);
    return { row, name, fitted: fitPump(row, name, values, fluid) };
  });
  return {
    pumps: rows.flatMap(({ fitted: each }) => (typeof each === "string" ? [] : [each])),
    setAside: rows.flatMap(({ row: { id }, name, fitted: why }) => (typeof why === "string" ? [{ id, name, why }] : [])),
    incomplete: rows
      .filter(({ row: { points } }) => points.some(({ flow, head }) => (flow === null) !== (head === null)))
      .map(({ row: { id }, name }) => ({ id, name })),
  };
}

/** Maximum flow of one pump that its points cover, m³/s: at the last one, or before it where the fitted curve rises again. */
export const lastFlow = ({ fit, curve }: FittedPump): number => Math.min(fit.to * curve.flowFactor, curve.to);

/** Flow on the tested curve for a flow at the operating speed and impeller, m³/s. */
export const testedFlow = ({ curve }: FittedPump, flow: number, speedRatio = 1): number => flow / (curve.flowFactor * speedRatio);

/** Whether a flow is between the first and the last point with an efficiency. */
export function isAmongEfficiencies(pump: FittedPump, flow: number): boolean {
  const tested = testedFlow(pump, flow);
  return pump.efficiency !== undefined && tested >= pump.efficiency.from * (1 - 1e-9) && tested <= pump.efficiency.to * (1 + 1e-9);
}

/**
 * Efficiency of a pump at a flow, by its curve. Manufacturers seldom print it at low flows, where a polynomial is of no use: below the first point it
 * is a parabola that is zero at no flow and has its peak where the polynomial has.
 *
 * @param speedRatio further change of speed, on top of the operating speed
 * @returns 0…1; `undefined` without a curve, or outside the range of efficiencies
 */
export function efficiencyAt(pump: FittedPump, flow: number, speedRatio = 1): number | undefined {
  const tested = testedFlow(pump, flow, speedRatio);
  if (!pump.efficiency || tested > runoutShare * pump.efficiency.to) return undefined;
  const { first, peak } = pump.efficiency;
  const efficiency = curveValue(pump.efficiency, Math.max(tested, first)) * (pump.curve.viscous?.efficiencyFactor ?? 1);
  if (efficiency < minEfficiency || efficiency > maxEfficiency) return undefined;
  return tested < first ? (efficiency * tested * (2 * peak - tested)) / (first * (2 * peak - first)) : efficiency;
}

/** NPSH that a pump requires at a flow, m: its curve by the affinity laws of speed; trimming leaves the inlet as it is. */
export function npshRequiredAt(pump: FittedPump, flow: number): number | undefined {
  const ratio = pump.run.speedRatio ?? 1;
  if (!pump.npsh || flow / ratio > runoutShare * pump.npsh.to) return undefined;
  const required = ratio ** 2 * curveValue(pump.npsh, flow / ratio);
  return required >= 0 ? required : undefined;
}
