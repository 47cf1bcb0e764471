import { hydraulicPower, pumpHead, systemHead } from "../../pumps/index.ts";
import type { PumpCalculation } from "./results.ts";
import { atSpeed, firstPumps, headOfAll, npshAvailableAt, numberOf } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { efficiencyAt, lastFlow, npshRequiredAt, type FittedPump } from "./selection.ts";

/** A point over a flow in m³/s. */
export interface FlowPoint {
  readonly flow: number;
  /** m of head, or what the curve is of; `undefined` where it has no value. */
  readonly value: number | undefined;
}

/** Curves of one pump of a row, over its own flow. */
export interface OwnCurves {
  readonly id: string;
  readonly name: string;
  /** 0…1; empty where no efficiencies are known. */
  readonly efficiency: readonly FlowPoint[];
  /** W at the shaft; empty likewise. */
  readonly shaftPower: readonly FlowPoint[];
  /** m; empty where nothing is known of it. */
  readonly npshRequired: readonly FlowPoint[];
  /** m at the flow of all that goes with the pump's; empty where the suction side is not checked. */
  readonly npshAvailable: readonly FlowPoint[];
  /** Of best efficiency as the pump is run, m³/s. */
  readonly bestFlow: number | undefined;
}

/** What the figures of a pump system draw. */
export interface PumpCurves {
  /** Greatest flow of all pumps, m³/s. */
  readonly until: number;
  /** m that the system asks for. */
  readonly system: readonly FlowPoint[];
  /** The same with the margin: it goes through the duty. */
  readonly withMargin: readonly FlowPoint[];
  /** m by the number of pumps that run. */
  readonly running: readonly { readonly count: number; readonly points: readonly FlowPoint[] }[];
  /** All of them at the speed for the duty; empty where no speed is found, or it is the present one. */
  readonly slowed: readonly FlowPoint[];
  readonly own: readonly OwnCurves[];
}

const samples = 65;
/** Of so many pumps each number has its curve; of more only one, half and all. */
const mostCurves = 4;

const over = (until: number, value: (flow: number) => number | undefined): FlowPoint[] =>
  Array.from({ length: samples }, (_, index) => (until * index) / (samples - 1)).map((flow) => ({ flow, value: value(flow) }));

function ownCurves(pump: FittedPump, calculation: PumpCalculation, values: PumpValues): OwnCurves {
  const { suction, fluid, full } = calculation;
  const { curve, bestFlow } = pump;
  const end = lastFlow(pump);
  const running = full?.pumps.find(({ id }) => id === pump.id);
  // Flow of all that goes with the flow of this one.
  const all =
    full?.point.exists && running && running.flow > 0 ? full.point.flow / running.flow : values.arrangement === "series" ? 1 : pump.number;
  const hasEfficiency = pump.efficiency !== undefined;
  const hasNpsh = suction !== undefined && pump.npsh !== undefined;
  return {
    id: pump.id,
    name: pump.name,
    efficiency: hasEfficiency ? over(end, (flow) => efficiencyAt(pump, flow)) : [],
    shaftPower: hasEfficiency
      ? over(end, (flow) => {
          const efficiency = efficiencyAt(pump, flow);
          return efficiency && hydraulicPower(flow, Math.max(0, pumpHead(curve, flow)), fluid.density) / efficiency;
        })
      : [],
    npshRequired: hasNpsh ? over(end, (flow) => npshRequiredAt(pump, flow)) : [],
    npshAvailable: hasNpsh ? over(end, (flow) => npshAvailableAt(suction, all * flow, values.flowRate, fluid)) : [],
    bestFlow: bestFlow && bestFlow * curve.flowFactor,
  };
}

/** Head of pumps over the flow of all; of one kind also where its curve rises, which no flow of several can be shared by. */
function headOver(pumps: readonly FittedPump[], until: number, { arrangement }: PumpValues): FlowPoint[] {
  const [only] = pumps;
  if (!only || pumps.length > 1) return over(until, (flow) => headOfAll(pumps, arrangement, flow));
  const { curve, number } = only;
  const [share, times] = arrangement === "parallel" ? [number, 1] : [1, number];
  return over(until, (flow) => (flow / share > curve.to ? undefined : times * pumpHead(curve, flow / share)));
}

/**
 * The curves of pumps and system for drawing: head over the flow of all, efficiency, power and NPSH over the flow of one.
 *
 * @param calculation of the pump system
 * @param values its input in SI
 * @returns samples at even steps of the flow
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
  const until = Math.max(1.3 * values.flowRate, reached);
  const margin = values.headMargin * circuit.losses;
  const all = numberOf(pumps);
  const counts = Array.from({ length: all }, (_, index) => index + 1).filter(
    (count) => all <= mostCurves || [1, Math.ceil(all / 2), all].includes(count),
  );
  const isSlowed = dutySpeedRatio !== undefined && Math.abs(dutySpeedRatio - 1) > 0.005;
  const slowed = isSlowed ? atSpeed(pumps, dutySpeedRatio) : [];
  return {
    until,
    system: over(until, (flow) => systemHead(system, flow)),
    withMargin: margin > 0 ? over(until, (flow) => systemHead(system, flow) + margin * (flow / values.flowRate) ** 2) : [],
    running: counts.map((count) => {
      const some = firstPumps(pumps, count);
      return { count, points: headOver(some, until, values) };
    }),
    slowed: isSlowed ? headOver(slowed, until, values) : [],
    own: pumps.map((pump) => ownCurves(pump, calculation, values)),
  };
}
