import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { rootBetween } from "../psychrometrics/internal.ts";
import { flowAtHead, headAt, pumpCurve, pumpHead, type PumpCurve, type PumpRun, type RatedPump } from "./pump.ts";
import { systemHead, type SystemCurve } from "./system.ts";

/** In parallel, with flows that add up at one head, or in series, with heads that add up at one flow. */
export type PumpArrangement = "parallel" | "series";

/** Pumps that run together. */
export interface RunningPumps {
  readonly curve: PumpCurve;
  /** Number of such pumps, 1…100. */
  readonly number: number;
}

/** Operating point of pumps in a system, or the reason why they do not meet. */
export type OperatingPoint =
  | {
      readonly exists: true;
      /** Flow of all pumps, m³/s */
      readonly flow: number;
      /** Head of all pumps, m */
      readonly head: number;
      /** Flow of one pump of each kind, m³/s, in the order given. */
      readonly flows: readonly number[];
    }
  | {
      readonly exists: false;
      /** The pumps do not reach the static head (static), run beyond the end of their curves (runout), or meet the system only where a curve rises (unstable). */
      readonly reason: "static" | "runout" | "unstable";
    };

const arrangements = { parallel: true, series: true };
/** Relative difference between the flows of pumps and system above which there is no steady point. */
const tolerance = 1e-6;

function requirePumps(pumps: readonly RunningPumps[], arrangement: PumpArrangement): void {
  requireKnown("arrangement", arrangement, arrangements);
  requireInRange("pumps", pumps.length, 1, 100, "");
  for (const { curve, number } of pumps) {
    requireInRange("number", number, 1, 100, "");
    requireInRange("from", curve.from, 0, requireInRange("to", curve.to, 1e-12, 1000, "m³/s"), "m³/s");
    // Refuses values that are no curve; from here on the head is a number.
    pumpHead(curve, curve.from);
  }
}

/** Pumps of one kind in parallel share the flow evenly, and are calculated like pumps in series at that share. */
const sharing = (pumps: readonly RunningPumps[], arrangement: PumpArrangement): number | undefined =>
  arrangement === "series" ? 1 : pumps.length === 1 ? pumps[0]!.number : undefined;

/** Flow of all pumps in parallel at a head; below the heads at the ends of their curves, the flows there. */
const parallelFlow = (pumps: readonly RunningPumps[], head: number): number =>
  pumps.reduce((sum, { curve, number }) => sum + number * flowAtHead(curve, head), 0);

/** Head of all pumps in series at a flow; for pumps that share it, that of one. */
function sumOfHeads(pumps: readonly RunningPumps[], arrangement: PumpArrangement, flow: number): number {
  if (arrangement === "parallel") return headAt(pumps[0]!.curve, flow);
  let head = 0;
  for (const { curve, number } of pumps) head += number * headAt(curve, flow);
  return head;
}

function parallelPoint(pumps: readonly RunningPumps[], system: SystemCurve): OperatingPoint {
  const { staticHead, coefficient } = system;
  const high = Math.max(...pumps.map(({ curve }) => pumpHead(curve, curve.from)));
  const low = Math.max(...pumps.map(({ curve }) => pumpHead(curve, curve.to)), staticHead);
  if (staticHead >= high) return { exists: false, reason: "static" };
  const flowOf = (head: number): number => parallelFlow(pumps, head);
  const pointAt = (head: number): OperatingPoint => ({
    exists: true,
    flow: flowOf(head),
    head,
    flows: pumps.map(({ curve }) => flowAtHead(curve, head)),
  });
  // Without losses the head is the static one.
  if (coefficient === 0) return low > staticHead ? { exists: false, reason: "runout" } : pointAt(staticHead);
  const head = (x: number): number => low + x * (high - low);
  const excess = (x: number): number => flowOf(head(x)) - Math.sqrt(Math.max(0, head(x) - staticHead) / coefficient);
  if (excess(0) < 0) return { exists: false, reason: "runout" };
  if (low >= high || excess(1) > 0) return { exists: false, reason: "unstable" };
  const x = rootBetween(excess, 0, 1) ?? 0;
  const scale = Math.max(flowOf(head(x)), 1e-9);
  return Math.abs(excess(x)) > tolerance * scale ? { exists: false, reason: "unstable" } : pointAt(head(x));
}

/** Operating point by the flow of one pump, where all have the same: in series, or of one kind in parallel. */
function pointOfOneFlow(
  pumps: readonly RunningPumps[],
  arrangement: PumpArrangement,
  share: number,
  { staticHead, coefficient }: SystemCurve,
): OperatingPoint {
  const low = Math.max(...pumps.map(({ curve }) => curve.from));
  const high = Math.min(...pumps.map(({ curve }) => curve.to));
  if (low >= high) return { exists: false, reason: "unstable" };
  const excess = (flow: number): number => sumOfHeads(pumps, arrangement, flow) - staticHead - coefficient * (share * flow) ** 2;
  // Below a peak the pumps may still reach the system curve.
  if (excess(low) <= 0)
    return { exists: false, reason: low > 0 && sumOfHeads(pumps, arrangement, low) > staticHead ? "unstable" : "static" };
  // The flow is at most that of the system at the head of the lowest flow. A pump far too large runs at a tiny share of its flows, and a root is exact
  // to 1e-11 of the range that is searched.
  const reach = Math.sqrt((sumOfHeads(pumps, arrangement, low) - staticHead) / coefficient) / share;
  const top = reach < high && excess(reach) <= 0 ? reach : high;
  if (excess(top) > 0) return { exists: false, reason: "runout" };
  const flowAt = (x: number): number => low + x * (top - low);
  const flow = flowAt(rootBetween((x) => excess(flowAt(x)), 0, 1) ?? 0);
  return { exists: true, flow: share * flow, head: sumOfHeads(pumps, arrangement, flow), flows: pumps.map(() => flow) };
}

/**
 * Operating point of running pumps in a system, on the falling part of the curves. A pump in parallel whose maximum head is below that of the
 * point gives no flow: its check valve is shut.
 *
 * @param pumps curves and numbers of pumps, in any order
 * @param arrangement in parallel or in series
 * @param system from {@link systemCurve}
 * @returns flow and head of all and the flow of each, or the reason why there is no such point
 * @throws {OutOfRangeError} when an input is out of its range
 * @throws {UnknownNameError} for another arrangement
 * @source mathematics, pump head equals system head
 * @example
 * ```ts
 * import { fitCurve, operatingPoint, pumpCurve } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * const curve = pumpCurve({ head, speed: 24, stages: 1 });
 * const point = operatingPoint([{ curve, number: 1 }], "parallel", { staticHead: 10, coefficient: 100_000 });
 * point.exists && point.flow; // 0.01
 * point.exists && point.head; // 20
 * ```
 */
export function operatingPoint(pumps: readonly RunningPumps[], arrangement: PumpArrangement, system: SystemCurve): OperatingPoint {
  requirePumps(pumps, arrangement);
  systemHead(system, 0);
  const share = sharing(pumps, arrangement);
  return share === undefined ? parallelPoint(pumps, system) : pointOfOneFlow(pumps, arrangement, share, system);
}

/**
 * Head of running pumps at a flow of all of them, on the falling part of their curves: a valve must throttle what exceeds the head of the system.
 *
 * @param pumps curves and numbers of pumps, in any order
 * @param arrangement in parallel or in series
 * @param flow flow of all, m³/s (0…10 000)
 * @returns m; `undefined` where the curves do not reach that flow, or only where one rises
 * @throws {OutOfRangeError} when an input is out of its range
 * @throws {UnknownNameError} for another arrangement
 * @source mathematics, sums of flows or of heads
 * @example
 * ```ts
 * import { combinedHead, fitCurve, pumpCurve } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * const curve = pumpCurve({ head, speed: 24, stages: 1 });
 * combinedHead([{ curve, number: 2 }], "parallel", 0.01); // 27.5
 * combinedHead([{ curve, number: 2 }], "series", 0.01); // 40
 * ```
 */
export function combinedHead(pumps: readonly RunningPumps[], arrangement: PumpArrangement, flow: number): number | undefined {
  requirePumps(pumps, arrangement);
  requireInRange("flow", flow, 0, 1e4, "m³/s");
  const share = sharing(pumps, arrangement);
  if (share !== undefined)
    return pumps.some(({ curve }) => flow / share > curve.to || flow / share < curve.from)
      ? undefined
      : sumOfHeads(pumps, arrangement, flow / share);
  const high = Math.max(...pumps.map(({ curve }) => pumpHead(curve, curve.from)));
  const low = Math.max(...pumps.map(({ curve }) => pumpHead(curve, curve.to)));
  const excess = (x: number): number => parallelFlow(pumps, low + x * (high - low)) - flow;
  if (low >= high || excess(0) < 0 || excess(1) > 0) return undefined;
  const x = rootBetween(excess, 0, 1) ?? 0;
  return Math.abs(excess(x)) > tolerance * Math.max(flow, 1e-9) ? undefined : low + x * (high - low);
}

/** A pump with its operation, and the number of such pumps. */
export interface DutyPump {
  readonly pump: RatedPump;
  readonly run: PumpRun;
  /** 1…100 */
  readonly number: number;
}

/** Pumps that are to meet a duty. */
export interface DutyInput {
  /** Pumps as tested, their operation and their numbers. */
  readonly pumps: readonly DutyPump[];
  readonly arrangement: PumpArrangement;
  /** Total flow, m³/s (1e-7…100), and total head, m (1e-3…5000). */
  readonly duty: { readonly flow: number; readonly head: number };
  /** Speed is varied from 0.1 to 1.5 times its value, the diameter from 0.5 to 1 times. */
  readonly vary: "speed" | "diameter";
}

/** Ranges of ratios that are searched. */
const ratios = { speed: [0.1, 1.5], diameter: [0.5, 1] } as const;

/**
 * Speed ratio, or ratio of impeller diameters, at which pumps give a total flow at a head. Every pump changes by the same ratio, in addition to that of its
 * operation.
 *
 * @param input pumps, their arrangement, the duty and what is varied
 * @returns the ratio; `undefined` where no ratio in that range meets the duty
 * @throws {OutOfRangeError} when an input is out of its range
 * @throws {UnknownNameError} for another arrangement
 * @source mathematics, root over the affinity laws
 * @example
 * ```ts
 * import { fitCurve, ratioForDuty } from "@org/hvac-core/pumps";
 * const head = fitCurve([{ flow: 0, value: 30 }, { flow: 0.005, value: 27.5 }, { flow: 0.01, value: 20 }], 2);
 * const pumps = [{ pump: { head, speed: 24, stages: 1 }, run: {}, number: 1 }];
 * ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: 0.004, head: 17.6 }, vary: "speed" }); // 0.8
 * ```
 */
export function ratioForDuty({ pumps, arrangement, duty, vary }: DutyInput): number | undefined {
  requireKnown("vary", vary, ratios);
  requireInRange("flow", duty.flow, 1e-7, 100, "m³/s");
  requireInRange("head", duty.head, 1e-3, 5000, "m");
  const runningAt = (ratio: number): readonly RunningPumps[] =>
    pumps.map(({ pump, run, number }) => {
      const changed =
        vary === "speed" ? { speedRatio: (run.speedRatio ?? 1) * ratio } : { diameterRatio: (run.diameterRatio ?? 1) * ratio };
      return { curve: pumpCurve(pump, { ...run, ...changed }), number };
    });
  requirePumps(runningAt(1), arrangement);
  const [min, max] = ratios[vary];
  // Above zero the pumps give more than the duty. Pumps in series that cannot carry the flow at all give less.
  const excess = (ratio: number): number => {
    const running = runningAt(ratio);
    const share = sharing(running, arrangement);
    if (share === undefined) return parallelFlow(running, duty.head) / duty.flow - 1;
    const flow = duty.flow / share;
    return running.some(({ curve }) => flow > curve.to) ? -1 : sumOfHeads(running, arrangement, flow) / duty.head - 1;
  };
  // Slow or small pumps may be outside the method of viscosity: the lower end rises until they are not.
  const reaches = (ratio: number): number | undefined => {
    try {
      return excess(ratio);
    } catch (error) {
      if (error instanceof OutOfRangeError) return undefined;
      throw error;
    }
  };
  let low: number = min;
  while (low < max && reaches(low) === undefined) low += (max - min) / 20;
  if (low >= max || (reaches(low) ?? 1) > 0 || (reaches(max) ?? -1) < 0) return undefined;
  const ratio = rootBetween(excess, low, max);
  if (ratio === undefined) return undefined;
  // The point must be on the curves, neither beyond their ends nor on their rising part.
  const running = runningAt(ratio);
  const share = sharing(running, arrangement);
  const isOnCurves = running.every(({ curve }) => {
    const flow = share === undefined ? flowAtHead(curve, duty.head) : duty.flow / share;
    return flow < curve.to && (flow >= curve.from || flow === 0);
  });
  return isOnCurves && Math.abs(excess(ratio)) < tolerance ? ratio : undefined;
}
