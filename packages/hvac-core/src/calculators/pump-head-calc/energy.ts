import { isAbove, isBelow } from "../../quantity/tolerance.ts";
import { controlHead, hydraulicPower, systemHead, type SystemCurve } from "../../pumps/index.ts";
import type { PumpFluid } from "./fluid.ts";
import { atSpeed, firstPumps, flowOfOne, headOfAll, numberOf, ratioFor, runningPump, type RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { lastFlow, type FittedPump } from "./selection.ts";

/** A part of the year. */
export interface LoadBin {
  /** Of the row of the own profile; otherwise its number. */
  readonly id: string;
  /** Flow over design flow. */
  readonly flowShare: number;
  /** Of the hours of operation. */
  readonly timeShare: number;
}

/** What efficiencies rest on: points of the pumps or the one stated for all, points far off, or the one stated in place of points too far off. */
export type EfficiencyBasis = "known" | "extrapolated" | "replaced";

/** Pumps in a part of the year. */
export interface BinResult extends LoadBin {
  /** m³/s */
  readonly flow: number;
  /** m of all pumps */
  readonly head: number;
  /** Hydraulic over shaft power of all. */
  readonly efficiency: number;
  /** Of the pump whose efficiency is known the least. */
  readonly basis: EfficiencyBasis;
  /** Whether a pump runs beyond the last point of its curve. */
  readonly isBeyondPoints: boolean;
  /** Number of pumps that run. */
  readonly count: number;
  /** Over how they are run; 1 but for variable speed, 0 where they stand still. */
  readonly speedRatio: number;
  /** Electric, W */
  readonly power: number;
}

export type FlowControl = PumpValues["control"];

/** Energy of a way of control. */
export interface YearOfPumps {
  readonly control: FlowControl;
  readonly bins: readonly BinResult[];
  /** J */
  readonly energy: number;
}

/** Heating circulators by Regulation (EU) 622/2012: flow and time, both as shares. */
export const circulatorProfile: readonly LoadBin[] = [
  { id: "1", flowShare: 1, timeShare: 0.06 },
  { id: "2", flowShare: 0.75, timeShare: 0.15 },
  { id: "3", flowShare: 0.5, timeShare: 0.35 },
  { id: "4", flowShare: 0.25, timeShare: 0.44 },
];

/** Parts of the year that count. */
export function binsOf({ control, loadProfile, profile }: PumpValues): readonly LoadBin[] {
  if (control === "constant" || loadProfile === "full") return [{ id: "1", flowShare: 1, timeShare: 1 }];
  return loadProfile === "own" ? profile : circulatorProfile;
}

/** What pumps run on. */
export interface Plant {
  readonly pumps: readonly FittedPump[];
  readonly system: SystemCurve;
  /** At design flow: of the system, and with the margin, m. */
  readonly systemHead: number;
  readonly designHead: number;
  /** At full speed on the open system: m³/s and m. Absent without curves or where they do not meet. */
  readonly full: Pick<BinResult, "flow" | "head" | "efficiency" | "basis"> | undefined;
  readonly fluid: PumpFluid;
}

type State = Omit<BinResult, keyof LoadBin | "power">;

const sure = { basis: "known", isBeyondPoints: false } as const;
const nothing: State = { flow: 0, head: 0, efficiency: 1, ...sure, count: 0, speedRatio: 0 };
/** Below it there is nothing to raise, m. */
const leastHead = 1e-3;

/** What the efficiencies of running pumps rest on. */
export function basisOf(pumps: readonly FittedPump[], running: readonly RunningPump[]): EfficiencyBasis {
  const isReplaced = running.some(({ flow, isOwnEfficiency }, index) => flow > 0 && !isOwnEfficiency && pumps[index]!.efficiency);
  if (isReplaced) return "replaced";
  return running.some(({ isExtrapolated }) => isExtrapolated) ? "extrapolated" : "known";
}

/** Pumps together at a flow and head of all. */
function togetherAt(
  pumps: readonly FittedPump[],
  { flow, head, speedRatio }: Pick<State, "flow" | "head" | "speedRatio">,
  values: PumpValues,
  fluid: PumpFluid,
): State {
  const running = pumps.map((pump) => {
    const own = flowOfOne(pump, pumps, values.arrangement, flow, head);
    const raised = values.arrangement === "series" ? (headOfAll([{ ...pump, number: 1 }], "series", flow) ?? 0) : head;
    return runningPump(pump, own, raised, values, fluid);
  });
  const shaft = running.reduce((sum, { shaftPower }, index) => sum + pumps[index]!.number * shaftPower, 0);
  return {
    flow,
    head,
    efficiency: hydraulicPower(flow, head, fluid.density) / shaft,
    basis: basisOf(pumps, running),
    isBeyondPoints: running.some((each, index) => isAbove(each.flow, lastFlow(pumps[index]!))),
    count: numberOf(pumps),
    speedRatio,
  };
}

/** Sets of pumps that may run, the smallest first. */
const setsOf = ({ pumps }: Plant, { stagePumps }: PumpValues): readonly (readonly FittedPump[])[] => {
  const all = numberOf(pumps);
  return Array.from({ length: stagePumps ? all : 1 }, (_, index) => firstPumps(pumps, stagePumps ? index + 1 : all));
};

/** Throttled: the pumps give the flow at their own head, of which valves take what the system does not. */
function throttled(flow: number, plant: Plant, values: PumpValues): State | undefined {
  const { full, system, fluid } = plant;
  if (!full) return undefined;
  if (flow >= full.flow) return { ...full, isBeyondPoints: false, count: numberOf(plant.pumps), speedRatio: 1 };
  const wanted = systemHead(system, flow);
  let found: State | undefined;
  for (const pumps of setsOf(plant, values)) {
    const head = headOfAll(pumps, values.arrangement, flow);
    if (head === undefined || isBelow(head, wanted)) continue;
    found = togetherAt(pumps, { flow, head, speedRatio: 1 }, values, fluid);
    // More pumps where so few would run beyond what their curves tell.
    if (!found.isBeyondPoints) break;
  }
  return found;
}

/** Head that variable speed keeps at a flow: the control curve, and no less than the system asks for. */
export function headKept(flow: number, { system, systemHead: designHead }: Plant, { flowRate, leastHeadShare }: PumpValues): number {
  return Math.max(controlHead({ flow, designFlow: flowRate, designHead, minHead: leastHeadShare * designHead }), systemHead(system, flow));
}

function variable(flow: number, plant: Plant, values: PumpValues): State | undefined {
  const head = headKept(flow, plant, values);
  if (plant.pumps.length === 0) return { flow, head, efficiency: values.pumpEfficiency, ...sure, count: 1, speedRatio: 1 };
  if (head < leastHead) return { ...nothing, flow };
  let best: State | undefined;
  for (const pumps of setsOf(plant, values)) {
    const ratio = ratioFor(pumps, values.arrangement, { flow, head }, "speed");
    if (ratio === undefined) continue;
    best = togetherAt(atSpeed(pumps, ratio), { flow, head, speedRatio: ratio }, values, plant.fluid);
    // More pumps only where these would have to run above their speed, or beyond what their curves tell.
    if (ratio <= 1 + 1e-9 && !best.isBeyondPoints) break;
  }
  return best;
}

function constant(plant: Plant, values: PumpValues): State | undefined {
  if (plant.pumps.length === 0)
    return { flow: values.flowRate, head: plant.designHead, efficiency: values.pumpEfficiency, ...sure, count: 1, speedRatio: 1 };
  return plant.full && { ...plant.full, isBeyondPoints: false, count: numberOf(plant.pumps), speedRatio: 1 };
}

function stateOf(control: FlowControl, share: number, plant: Plant, values: PumpValues): State | undefined {
  if (share === 0) return nothing;
  const flow = share * values.flowRate;
  if (control === "constant") return constant(plant, values);
  return control === "speed" ? variable(flow, plant, values) : throttled(flow, plant, values);
}

/** A year of pumps under a way of control; `undefined` where the curves do not tell all of it. */
export function yearOf(control: FlowControl, bins: readonly LoadBin[], plant: Plant, values: PumpValues): YearOfPumps | undefined {
  const chain = values.motorEfficiency * (control === "speed" ? values.driveEfficiency : 1);
  const results: BinResult[] = [];
  for (const bin of bins) {
    const state = stateOf(control, bin.flowShare, plant, values);
    if (!state) return undefined;
    const power = hydraulicPower(state.flow, Math.max(0, state.head), plant.fluid.density) / (state.efficiency * chain);
    results.push({ ...bin, ...state, power });
  }
  return {
    control,
    bins: results,
    energy: results.reduce((sum, { timeShare, power }) => sum + timeShare * power, 0) * values.operatingHours,
  };
}
