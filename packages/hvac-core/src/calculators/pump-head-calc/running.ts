import {
  combinedHead,
  hydraulicPower,
  npshAvailable,
  operatingPoint,
  pumpCurve,
  pumpFlow,
  pumpHead,
  ratioForDuty,
  type OperatingPoint,
  type PumpArrangement,
  type RunningPumps,
  type SystemCurve,
} from "../../pumps/index.ts";
import type { PumpFluid } from "./fluid.ts";
import type { PumpValues } from "./schema.ts";
import { efficiencyAt, isAmongEfficiencies, lastFlow, npshRequiredAt, testedFlow, type FittedPump } from "./selection.ts";

/** Suction side at design flow. */
export interface Suction {
  /** Absolute pressure on the liquid, Pa. */
  readonly surfacePressure: number;
  /** Atmospheric pressure, Pa. */
  readonly atmosphere: number;
  /** m */
  readonly level: number;
  /** m at design flow */
  readonly loss: number;
  /** Part of the loss in the suction lines of single pumps, m. */
  readonly lineLoss: number;
  /** Number of pumps running at design flow. */
  readonly count: number;
}

/** A pump of a row as it runs. */
export interface RunningPump {
  readonly id: string;
  /** m³/s of one */
  readonly flow: number;
  /** m of one */
  readonly head: number;
  /** Flow over BEP flow. */
  readonly bestFlowShare: number | undefined;
  readonly efficiency: number;
  /** Whether the efficiency is by the curve of the pump, and not the one entered for all. */
  readonly isByCurve: boolean;
  /** Whether it is by the curve, but below the first or beyond the last point with an efficiency. */
  readonly isExtrapolated: boolean;
  /** W of one */
  readonly shaftPower: number;
  readonly npshRequired: number | undefined;
}

/** Some of the pumps running on the system. */
export interface Stage {
  /** Number of running pumps. */
  readonly count: number;
  readonly point: OperatingPoint;
  /** One pump of each running row; empty without an operating point. */
  readonly pumps: readonly RunningPump[];
  /** Total shaft power, W; 0 without an operating point. */
  readonly shaftPower: number;
  /** m; absent where the suction side is not checked. */
  readonly npshAvailable: number | undefined;
  /** Maximum of the pumps with flow, in series that of the first pump, m; absent where it is not known or not checked. */
  readonly npshRequired: number | undefined;
}

/** Rows of the first `count` pumps. */
export function firstPumps(pumps: readonly FittedPump[], count: number): readonly FittedPump[] {
  let left = count;
  return pumps.flatMap((pump) => {
    const number = Math.min(pump.number, left);
    left -= number;
    return number > 0 ? [{ ...pump, number }] : [];
  });
}

export const numberOf = (pumps: readonly FittedPump[]): number => pumps.reduce((sum, { number }) => sum + number, 0);

/** NPSH available at a total flow: suction losses go as its square, those in the line of each pump by the flow of one pump. */
export function npshAvailableAt(
  suction: Suction,
  flow: number,
  designFlow: number,
  { density, vaporPressure }: PumpFluid,
  running = suction.count,
): number {
  const lines = suction.lineLoss * (suction.count / running) ** 2;
  return npshAvailable({
    surfacePressure: suction.surfacePressure,
    vaporPressure,
    density,
    level: suction.level,
    headLoss: (suction.loss - suction.lineLoss + lines) * (flow / designFlow) ** 2,
  });
}

/** One pump of a row at its flow and head. */
export function runningPump(pump: FittedPump, flow: number, head: number, values: PumpValues, fluid: PumpFluid): RunningPump {
  const byCurve = flow > 0 ? efficiencyAt(pump, flow) : undefined;
  const efficiency = byCurve ?? values.pumpEfficiency;
  return {
    id: pump.id,
    flow,
    head,
    bestFlowShare: pump.bestFlow === undefined ? undefined : testedFlow(pump, flow) / pump.bestFlow,
    efficiency,
    isByCurve: byCurve !== undefined,
    isExtrapolated: byCurve !== undefined && !isAmongEfficiencies(pump, flow),
    shaftPower: hydraulicPower(flow, Math.max(0, head), fluid.density) / efficiency,
    npshRequired: npshRequiredAt(pump, flow) ?? values.npshRequired ?? undefined,
  };
}

const curvesOf = (pumps: readonly FittedPump[]): readonly RunningPumps[] => pumps.map(({ curve, number }) => ({ curve, number }));

/** Operating point of some of the pumps on the system. */
export function stageOf(
  pumps: readonly FittedPump[],
  system: SystemCurve,
  suction: Suction | undefined,
  values: PumpValues,
  fluid: PumpFluid,
): Stage {
  const met = operatingPoint(curvesOf(pumps), values.arrangement, system);
  // Liquid that flows through a pump without head is beyond its curve.
  const point: OperatingPoint = met.exists && met.head <= 0 ? { exists: false, reason: "runout" } : met;
  const count = numberOf(pumps);
  if (!point.exists) return { count, point, pumps: [], shaftPower: 0, npshAvailable: undefined, npshRequired: undefined };
  const running = pumps.map((pump, index) => {
    const head = values.arrangement === "parallel" ? point.head : pumpHead(pump.curve, point.flow);
    return runningPump(pump, point.flows[index]!, head, values, fluid);
  });
  // In series only the first pump draws from the suction side.
  const drawing = values.arrangement === "series" ? running.slice(0, 1) : running;
  const required = drawing.flatMap(({ npshRequired, flow }) => (npshRequired === undefined || flow === 0 ? [] : [npshRequired]));
  return {
    count,
    point,
    pumps: running,
    shaftPower: running.reduce((sum, each, index) => sum + pumps[index]!.number * each.shaftPower, 0),
    npshAvailable: suction && npshAvailableAt(suction, point.flow, values.flowRate, fluid, count),
    npshRequired: suction && required.length > 0 ? Math.max(...required) : undefined,
  };
}

/** Head of all pumps at a flow. */
export const headOfAll = (pumps: readonly FittedPump[], arrangement: PumpArrangement, flow: number): number | undefined =>
  combinedHead(curvesOf(pumps), arrangement, flow);

/** Speed or diameter for a duty, over the present one. */
export const ratioFor = (
  pumps: readonly FittedPump[],
  arrangement: PumpArrangement,
  duty: { readonly flow: number; readonly head: number },
  vary: "speed" | "diameter",
): number | undefined => ratioForDuty({ pumps: pumps.map(({ pump, run, number }) => ({ pump, run, number })), arrangement, duty, vary });

/** The same pumps at another speed. */
export const atSpeed = (pumps: readonly FittedPump[], ratio: number): readonly FittedPump[] =>
  pumps.map((each) => {
    const run = { ...each.run, speedRatio: (each.run.speedRatio ?? 1) * ratio };
    return { ...each, run, curve: pumpCurve(each.pump, run) };
  });

/** Flow of one running pump, m³/s: identical pumps share the total flow; different pumps in parallel each follow their curve. */
export function flowOfOne(
  pump: FittedPump,
  pumps: readonly FittedPump[],
  arrangement: PumpArrangement,
  flow: number,
  head: number,
): number {
  if (arrangement === "series") return flow;
  return pumps.length === 1 ? flow / pump.number : pumpFlow(pump.curve, head);
}

/** Steps along a curve in the search for its maximum power. */
const powerSteps = 40;

/** Efficiencies cover the curve for the maximum power where they begin before the first share of it, and end after the second. */
const [latestStart, earliestEnd] = [0.5, 0.99];

/** Maximum shaft power of one pump up to the last point of its curve, W; absent where its efficiencies do not cover the curve. */
export function maximumPowerOf(pump: FittedPump, { density }: PumpFluid): number | undefined {
  const last = lastFlow(pump);
  const tested = testedFlow(pump, last);
  if (!pump.efficiency || pump.efficiency.first > latestStart * tested || pump.efficiency.to < earliestEnd * tested) return undefined;
  let maximum: number | undefined;
  for (let step = 1; step <= powerSteps; step++) {
    const flow = (last * step) / powerSteps;
    const efficiency = efficiencyAt(pump, flow);
    if (efficiency === undefined) return undefined;
    const power = hydraulicPower(flow, Math.max(0, pumpHead(pump.curve, flow)), density) / efficiency;
    if (maximum === undefined || power > maximum) maximum = power;
  }
  return maximum;
}
