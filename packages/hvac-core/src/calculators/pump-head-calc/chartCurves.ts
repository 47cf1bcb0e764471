import { hydraulicPower, pumpHead, systemHead } from "../../pumps/index.ts";
import type { PumpCalculation } from "./results.ts";
import { atSpeed, firstPumps, headOfAll, npshAvailableAt, numberOf } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { efficiencyAt, lastFlow, npshRequiredAt, type FittedPump } from "./selection.ts";

/** A point over a flow in m³/s. */
export interface FlowPoint {
  readonly flow: number;
  /** Head in m, or the value of another curve; `undefined` where the curve has none. */
  readonly value: number | undefined;
}

/** Curves of one pump of a row, over the flow of that pump. */
export interface PumpRowCurves {
  readonly id: string;
  readonly name: string;
  /** 0…1; empty where no efficiencies are known. */
  readonly efficiency: readonly FlowPoint[];
  /** W at the shaft, from the first flow with an efficiency on; empty where no efficiencies are known. */
  readonly shaftPower: readonly FlowPoint[];
  /** m; empty where it is not known. */
  readonly npshRequired: readonly FlowPoint[];
  /** m; empty where the suction side is not checked. */
  readonly npshAvailable: readonly FlowPoint[];
  /** BEP flow at the operating speed and impeller, m³/s. */
  readonly bestFlow: number | undefined;
}

/** Curves of pumps and system for figures. */
export interface PumpCurves {
  /** Maximum flow of all pumps, m³/s. */
  readonly maxFlow: number;
  /** Head of the system, m. */
  readonly system: readonly FlowPoint[];
  /** Head of the system with margin, through the duty, m. */
  readonly withMargin: readonly FlowPoint[];
  /** Head by the number of running pumps, m. */
  readonly running: readonly { readonly count: number; readonly points: readonly FlowPoint[] }[];
  /** Head of all pumps at the duty speed, m; empty without a duty speed, or where it is the present one. */
  readonly slowed: readonly FlowPoint[];
  readonly pumps: readonly PumpRowCurves[];
}

const samples = 65;
/** Up to this number of pumps there is a curve for each number of running pumps; beyond it for one, half and all. */
const maxCurves = 4;

const over = (maxFlow: number, value: (flow: number) => number | undefined, minFlow = 0): FlowPoint[] =>
  Array.from({ length: samples }, (_, index) => minFlow + ((maxFlow - minFlow) * index) / (samples - 1)).map((flow) => ({
    flow,
    value: value(flow),
  }));

/** Shaft power from the first point with an efficiency on: the parabola below it, which is zero at no flow, says nothing about the power there. */
function powerOver(end: number, pump: FittedPump, density: number): FlowPoint[] {
  const start = pump.efficiency && pump.efficiency.first * pump.curve.flowFactor;
  if (start === undefined || start >= end) return [];
  const powerAt = (flow: number): number | undefined => {
    const efficiency = efficiencyAt(pump, flow);
    return efficiency && hydraulicPower(flow, Math.max(0, pumpHead(pump.curve, flow)), density) / efficiency;
  };
  return over(end, powerAt, start);
}

function rowCurves(pump: FittedPump, calculation: PumpCalculation, values: PumpValues): PumpRowCurves {
  const { suction, fluid, full } = calculation;
  const { curve, bestFlow } = pump;
  const end = lastFlow(pump);
  const running = full?.pumps.find(({ id }) => id === pump.id);
  // Total flow over the flow of this pump.
  const all =
    full?.point.exists && running && running.flow > 0 ? full.point.flow / running.flow : values.arrangement === "series" ? 1 : pump.number;
  const hasEfficiency = pump.efficiency !== undefined;
  const hasNpsh = suction !== undefined && pump.npsh !== undefined;
  return {
    id: pump.id,
    name: pump.name,
    efficiency: hasEfficiency ? over(end, (flow) => efficiencyAt(pump, flow)) : [],
    shaftPower: powerOver(end, pump, fluid.density),
    npshRequired: hasNpsh ? over(end, (flow) => npshRequiredAt(pump, flow)) : [],
    npshAvailable: hasNpsh ? over(end, (flow) => npshAvailableAt(suction, all * flow, values.flowRate, fluid)) : [],
    bestFlow: bestFlow && bestFlow * curve.flowFactor,
  };
}

/** Head of pumps over their total flow; with identical pumps also where the curve rises, where different pumps could not share the flow. */
function headOver(pumps: readonly FittedPump[], maxFlow: number, { arrangement }: PumpValues): FlowPoint[] {
  const [only] = pumps;
  if (!only || pumps.length > 1) return over(maxFlow, (flow) => headOfAll(pumps, arrangement, flow));
  const { curve, number } = only;
  const [share, times] = arrangement === "parallel" ? [number, 1] : [1, number];
  return over(maxFlow, (flow) => (flow / share > curve.to ? undefined : times * pumpHead(curve, flow / share)));
}

/**
 * Curves of pumps and system for figures: head over total flow; efficiency, power and NPSH over the flow of one pump.
 *
 * @param calculation of the pump system
 * @param values its input in SI
 * @returns samples at even steps of the flow; shaft power from the first flow with an efficiency on
 * @example
 * ```ts
 * import { pumpCurves, pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
 * const outcome = pumpHeadCalc.calculate({ unitSystem: "Metric", flowRate: 10, headLoss: 20, headMargin: 0.1 });
 * const curves = outcome.ok ? pumpCurves(outcome.calculation, outcome.values) : undefined;
 * curves?.system[0]?.value; // 0
 * curves?.system.at(-1)?.value; // 33.8
 * ```
 */
export function pumpCurves(calculation: PumpCalculation, values: PumpValues): PumpCurves {
  const { pumps, system, dutySpeedRatio, circuit } = calculation;
  const ends = pumps.map(({ fit, curve, number }) => fit.to * curve.flowFactor * (values.arrangement === "parallel" ? number : 1));
  const reached = values.arrangement === "parallel" ? ends.reduce((sum, end) => sum + end, 0) : Math.max(0, ...ends);
  const maxFlow = Math.max(1.3 * values.flowRate, reached);
  const margin = values.headMargin * circuit.losses;
  const all = numberOf(pumps);
  const counts = Array.from({ length: all }, (_, index) => index + 1).filter(
    (count) => all <= maxCurves || [1, Math.ceil(all / 2), all].includes(count),
  );
  const isSlowed = dutySpeedRatio !== undefined && Math.abs(dutySpeedRatio - 1) > 0.005;
  const slowed = isSlowed ? atSpeed(pumps, dutySpeedRatio) : [];
  return {
    maxFlow,
    system: over(maxFlow, (flow) => systemHead(system, flow)),
    withMargin: margin > 0 ? over(maxFlow, (flow) => systemHead(system, flow) + margin * (flow / values.flowRate) ** 2) : [],
    running: counts.map((count) => {
      const some = firstPumps(pumps, count);
      return { count, points: headOver(some, maxFlow, values) };
    }),
    slowed: isSlowed ? headOver(slowed, maxFlow, values) : [],
    pumps: pumps.map((pump) => rowCurves(pump, calculation, values)),
  };
}
