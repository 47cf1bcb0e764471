import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { relativeTolerance } from "../quantity/tolerance.ts";

/** A point of a curve over the flow. */
export interface CurvePoint {
  /** m³/s */
  readonly flow: number;
  /** In the unit of the curve: m of head, efficiency 0…1, m of NPSH. */
  readonly value: number;
}

/** Degree of a fitted polynomial. */
export type CurveDegree = 1 | 2 | 3;

/** A polynomial over the flow divided by the highest flow of its points. */
export interface FlowPolynomial {
  /** Coefficients of x⁰, x¹, …, in the unit of the values, where x is the flow over `to`. */
  readonly coefficients: readonly number[];
  /** Highest flow of the points, m³/s */
  readonly to: number;
}

/** A polynomial fitted to points by least squares, with its deviation from them. */
export interface FittedCurve extends FlowPolynomial {
  /** Lowest flow of the points, m³/s */
  readonly from: number;
  /** Coefficient of determination: 1 when the curve passes through every point. */
  readonly rSquared: number;
  /** Largest distance of a point from the curve, in the unit of the values. */
  readonly largestDeviation: number;
  /** Flow of that point, m³/s */
  readonly deviationFlow: number;
}

/** Maximum number of points of a curve. */
const maxPoints = 200;
/** Flows that differ by less than this share of the highest are equal. */
const sameFlow = 1e-6;
const maxValue = 1e6;

const horner = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

function requirePoints(points: readonly CurvePoint[], degree: CurveDegree): number {
  requireInRange("points", points.length, degree + 1, maxPoints, "");
  for (const { flow, value } of points) {
    requireInRange("flow", flow, 0, 100, "m³/s");
    requireInRange("value", value, -maxValue, maxValue, "");
  }
  const flows = points.map(({ flow }) => flow).toSorted((a, b) => a - b);
  const to = requireInRange("flow", flows.at(-1)!, 1e-7, 100, "m³/s");
  const distinct = flows.filter((flow, index) => index === 0 || flow - flows[index - 1]! > sameFlow * to).length;
  if (distinct <= degree)
    throw new OutOfRangeError({
      parameter: "points",
      value: distinct,
      min: degree + 1,
      max: maxPoints,
      unit: "",
      reason: `a polynomial of degree ${degree} needs points at ${degree + 1} different flows, and there are ${distinct}`,
    });
  return to;
}

/** Coefficients by least squares: the polynomials that are orthogonal over these points make the equations independent (Forsythe). */
function leastSquares(points: readonly (readonly [x: number, y: number])[], degree: number): number[] {
  const result = Array.from({ length: degree + 1 }, () => 0);
  let previous: number[] = [];
  let previousNorm = 1;
  let current = [1];
  for (let k = 0; k <= degree; k++) {
    const values = points.map(([x]) => horner(current, x));
    const norm = values.reduce((sum, p) => sum + p * p, 0);
    const share = points.reduce((sum, [, y], index) => sum + y * values[index]!, 0) / norm;
    for (const [power, coefficient] of current.entries()) result[power]! += share * coefficient;
    const centre = points.reduce((sum, [x], index) => sum + x * values[index]! ** 2, 0) / norm;
    const back = k === 0 ? 0 : norm / previousNorm;
    const next = [0, ...current].map((coefficient, power) => coefficient - centre * (current[power] ?? 0) - back * (previous[power] ?? 0));
    [previous, previousNorm, current] = [current, norm, next];
  }
  return result;
}

/**
 * A polynomial through the points of a pump's curve, by least squares.
 *
 * @param points at least one more than the degree, at different flows: `flow`, m³/s (0…100), and `value` (head in m, efficiency 0…1, NPSH in m)
 * @param degree degree of the polynomial, 1…3
 * @returns the curve, with R² and the largest deviation
 * @throws {OutOfRangeError} when there are too few different points, or one is out of range
 * @source mathematics, least squares with orthogonal polynomials
 * @example
 * ```ts
 * import { fitCurve } from "@org/hvac-core/pumps";
 * const curve = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * curve.coefficients[0]; // 30
 * curve.coefficients[2]; // -10
 * curve.rSquared; // 1
 * ```
 */
export function fitCurve(points: readonly CurvePoint[], degree: CurveDegree): FittedCurve {
  if (degree !== 1 && degree !== 2 && degree !== 3)
    throw new OutOfRangeError({ parameter: "degree", value: degree, min: 1, max: 3, unit: "", reason: "it must be 1, 2 or 3" });
  const to = requirePoints(points, degree);
  const coefficients = leastSquares(
    points.map(({ flow, value }) => [flow / to, value] as const),
    degree,
  );
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  // A curve through all points misses them by the last bits of its computation, which is no deviation.
  const residue = relativeTolerance * Math.max(...points.map(({ value }) => Math.abs(value)));
  const deviations = points.map(({ flow, value }) => {
    const deviation = Math.abs(value - horner(coefficients, flow / to));
    return { flow, deviation: deviation > residue ? deviation : 0 };
  });
  const total = points.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  const rest = deviations.reduce((sum, { deviation }) => sum + deviation ** 2, 0);
  const worst = deviations.reduce((worse, each) => (each.deviation > worse.deviation ? each : worse));
  return {
    coefficients,
    from: Math.min(...points.map(({ flow }) => flow)),
    to,
    rSquared: total === 0 ? 1 : Math.max(0, 1 - rest / total),
    largestDeviation: worst.deviation,
    deviationFlow: worst.flow,
  };
}

/**
 * The polynomial a₀ + a₁x + a₂x² + a₃x³.
 *
 * @param x −100…100
 * @param coefficients a₀, a₁, … each within ±1e9; one to four
 * @returns the value, in the unit of the coefficients
 * @throws {OutOfRangeError} when an argument is out of its range
 * @source mathematics
 * @example
 * ```ts
 * import { polynomial } from "@org/hvac-core/pumps";
 * polynomial(0.5, 30, 0, -10); // 27.5
 * ```
 */
export function polynomial(x: number, ...coefficients: readonly number[]): number {
  requireInRange("x", x, -100, 100, "");
  requireInRange("coefficients", coefficients.length, 1, 4, "");
  for (const coefficient of coefficients) requireInRange("coefficients", coefficient, -1e9, 1e9, "");
  return horner(coefficients, x);
}

/**
 * A fitted curve at a flow, also beyond its points.
 *
 * @param curve from {@link fitCurve}
 * @param flow m³/s, 0…4 times the highest flow of the points
 * @returns the value, in the unit of the points
 * @throws {OutOfRangeError} when the flow is out of its range
 * @source mathematics
 * @example
 * ```ts
 * import { curveValue, fitCurve } from "@org/hvac-core/pumps";
 * const curve = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * curveValue(curve, 0.008); // 23.6
 * ```
 */
export function curveValue(curve: FlowPolynomial, flow: number): number {
  const to = requireInRange("to", curve.to, 1e-7, 100, "m³/s");
  requireInRange("flow", flow, 0, 4 * to, "m³/s");
  return polynomial(flow / to, ...curve.coefficients);
}

/** Flows at which the derivative of a curve is zero, within 0…4 times its highest flow, m³/s, ascending. */
function stationaryFlows({ coefficients, to }: FlowPolynomial): readonly number[] {
  const [, b = 0, c = 0, d = 0] = coefficients;
  const roots: number[] = [];
  // 3d x² + 2c x + b = 0; a degree less where d does not matter.
  if (Math.abs(d) <= 1e-12 * (Math.abs(b) + Math.abs(c))) {
    if (c !== 0) roots.push(-b / (2 * c));
  } else {
    const inside = c * c - 3 * d * b;
    if (inside > 0) {
      const q = -(c + (c < 0 ? -1 : 1) * Math.sqrt(inside));
      roots.push(q / (3 * d), ...(q === 0 ? [] : [b / q]));
    }
  }
  return roots
    .filter((x) => Number.isFinite(x) && x > 0 && x < 4)
    .map((x) => x * to)
    .toSorted((a, b2) => a - b2);
}

/**
 * Peak of a fitted curve: the best efficiency point, or the peak of a head curve.
 *
 * @param curve from {@link fitCurve}
 * @param from lowest flow considered, m³/s
 * @param to highest flow considered, m³/s, up to 4 times that of the points
 * @returns the flow in m³/s and the value there
 * @throws {OutOfRangeError} when a flow is out of its range
 * @source mathematics
 * @example
 * ```ts
 * import { curvePeak, fitCurve } from "@org/hvac-core/pumps";
 * const efficiency = fitCurve([{ flow: 0, value: 0 }, { flow: 0.005, value: 0.6 }, { flow: 0.01, value: 0.6 }], 2);
 * curvePeak(efficiency, 0, 0.01).flow; // 0.0075
 * ```
 */
export function curvePeak(curve: FlowPolynomial, from: number, to: number): CurvePoint {
  requireInRange("to", to, 0, 4 * requireInRange("to", curve.to, 1e-7, 100, "m³/s"), "m³/s");
  requireInRange("from", from, 0, to, "m³/s");
  const candidates = [from, to, ...stationaryFlows(curve).filter((flow) => flow > from && flow < to)];
  return candidates
    .map((flow) => ({ flow, value: curveValue(curve, flow) }))
    .reduce((highest, each) => (each.value > highest.value ? each : highest));
}

/**
 * Range of flows over which a head curve falls: from its peak to where it would rise again, or to a highest flow.
 *
 * @param curve from {@link fitCurve}
 * @param to highest flow considered, m³/s, up to 4 times that of the points
 * @returns its ends, m³/s; both are the same where the curve never falls
 * @throws {OutOfRangeError} when the flow is out of its range
 * @source mathematics
 * @example
 * ```ts
 * import { fallingStretch, fitCurve } from "@org/hvac-core/pumps";
 * const drooping = fitCurve([{ flow: 0, value: 20 }, { flow: 0.005, value: 21 }, { flow: 0.01, value: 14 }], 2);
 * fallingStretch(drooping, 0.0125).from; // 0.003125
 * ```
 */
export function fallingStretch(curve: FlowPolynomial, to: number): { readonly from: number; readonly to: number } {
  const peak = curvePeak(curve, 0, to).flow;
  // Rounding moves a peak at zero flow slightly away from it.
  const rises = stationaryFlows(curve).find((flow) => flow > peak + sameFlow * curve.to && flow < to);
  return { from: peak, to: rises ?? to };
}
