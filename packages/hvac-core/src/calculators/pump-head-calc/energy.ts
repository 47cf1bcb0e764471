import { isAbove, isBelow } from "../../quantity/tolerance.ts";
import { controlHead, hydraulicPower, systemHead, type SystemCurve } from "../../pumps/index.ts";
import type { PumpFluid } from "./fluid.ts";
import { atSpeed, firstPumps, flowOfOne, headOfAll, numberOf, ratioFor, runningPump, type RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { lastFlow, type FittedPump } from "./selection.ts";

/** A part of the year. */
export interface LoadBin {
  /** Id of the row of the custom profile; otherwise its number. */
  readonly id: string;
  /** Flow over design flow. */
  readonly flowShare: number;
  /** Share of the hours of operation. */
  readonly timeShare: number;
}

/**
 * Basis of efficiencies: `known` by points of the pumps or the entered efficiency of pumps without points, `extrapolated` beyond the points, or
 * `replaced` by the entered efficiency where the points are too far away.
 */
export type EfficiencyBasis = "known" | "extrapolated" | "replaced";

/** Pumps in a part of the year. */
export interface BinResult extends LoadBin {
  /** m³/s */
  readonly flow: number;
  /** m of all pumps */
  readonly head: number;
  /** Hydraulic over shaft power of all pumps. */
  readonly efficiency: number;
  /** Basis of the least certain efficiency of the pumps. */
  readonly basis: EfficiencyBasis;
  /** Whether a pump runs beyond the last point of its curve. */
  readonly isBeyondPoints: boolean;
  /** Number of running pumps. */
  readonly count: number;
  /** Speed over the present speed; 1 without variable speed, 0 when off. */
  readonly speedRatio: number;
  /** Electric, W */
  readonly power: number;
}

export type FlowControl = PumpValues["control"];

/** Energy of a year with one way of control. */
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

/** Parts of the year for the selected control and profile. */
export function binsOf({ control, loadProfile, profile }: PumpValues): readonly LoadBin[] {
  if (control === "constant" || loadProfile === "full") return [{ id: "1", flowShare: 1, timeShare: 1 }];
  return loadProfile === "own" ? profile : circulatorProfile;
}

/** Pumps with the system that they run on. */
export interface Plant {
  readonly pumps: readonly FittedPump[];
  readonly system: SystemCurve;
  /** Head at design flow, without and with margin, m. */
  readonly systemHead: number;
  readonly designHead: number;
  /** At full speed on the open system: m³/s and m. Absent without curves or where they do not meet. */
  readonly full: Pick<BinResult, "flow" | "head" | "efficiency" | "basis"> | undefined;
  readonly fluid: PumpFluid;
}

type State = Omit<BinResult, keyof LoadBin | "power">;

const byKnownPoints = { basis: "known", isBeyondPoints: false } as const;
const pumpsOff: State = { flow: 0, head: 0, efficiency: 1, ...byKnownPoints, count: 0, speedRatio: 0 };
/** Head below which the pumps are off, m. */
const minHead = 1e-3;

/** Basis of the efficiencies of running pumps. */
export function basisOf(pumps: readonly FittedPump[], running: readonly RunningPump[]): EfficiencyBasis {
  const isReplaced = running.some(({ flow, isByCurve }, index) => flow > 0 && !isByCurve && pumps[index]!.efficiency);
  if (isReplaced) return "replaced";
  return running.some(({ isExtrapolated }) => isExtrapolated) ? "extrapolated" : "known";
}

/** State of all pumps at a total flow and head. */
function stateAt(
  pumps: readonly FittedPump[],
  { flow, head, speedRatio }: Pick<State, "flow" | "head" | "speedRatio">,
  values: PumpValues,
  fluid: PumpFluid,
): State {
  const running = pumps.map((pump) => {
    const pumpFlow = flowOfOne(pump, pumps, values.arrangement, flow, head);
    const pumpHead = values.arrangement === "series" ? (headOfAll([{ ...pump, number: 1 }], "series", flow) ?? 0) : head;
    return runningPump(pump, pumpFlow, pumpHead, values, fluid);
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

/** Throttling: the pumps follow their curve, and valves take the head that the system does not need. */
function throttled(flow: number, plant: Plant, values: PumpValues): State | undefined {
  const { full, system, fluid } = plant;
  if (!full) return undefined;
  if (flow >= full.flow) return { ...full, isBeyondPoints: false, count: numberOf(plant.pumps), speedRatio: 1 };
  const neededHead = systemHead(system, flow);
  let state: State | undefined;
  for (const pumps of setsOf(plant, values)) {
    const head = headOfAll(pumps, values.arrangement, flow);
    if (head === undefined || isBelow(head, neededHead)) continue;
    state = stateAt(pumps, { flow, head, speedRatio: 1 }, values, fluid);
    // More pumps where these would run beyond their curves.
    if (!state.isBeyondPoints) break;
  }
  return state;
}

/** Head that variable speed maintains at a flow: the control curve, but at least the head of the system. */
function controlledHead(flow: number, { system, systemHead: designHead }: Plant, { flowRate, minimumHeadShare }: PumpValues): number {
  return Math.max(
    controlHead({ flow, designFlow: flowRate, designHead, minHead: minimumHeadShare * designHead }),
    systemHead(system, flow),
  );
}

function variable(flow: number, plant: Plant, values: PumpValues): State | undefined {
  const head = controlledHead(flow, plant, values);
  if (plant.pumps.length === 0) return { flow, head, efficiency: values.pumpEfficiency, ...byKnownPoints, count: 1, speedRatio: 1 };
  if (head < minHead) return { ...pumpsOff, flow };
  let best: State | undefined;
  for (const pumps of setsOf(plant, values)) {
    const ratio = ratioFor(pumps, values.arrangement, { flow, head }, "speed");
    if (ratio === undefined) continue;
    best = stateAt(atSpeed(pumps, ratio), { flow, head, speedRatio: ratio }, values, plant.fluid);
    // More pumps only where these would run above full speed or beyond their curves.
    if (ratio <= 1 + 1e-9 && !best.isBeyondPoints) break;
  }
  return best;
}

function constant(plant: Plant, values: PumpValues): State | undefined {
  if (plant.pumps.length === 0)
    return { flow: values.flowRate, head: plant.designHead, efficiency: values.pumpEfficiency, ...byKnownPoints, count: 1, speedRatio: 1 };
  return plant.full && { ...plant.full, isBeyondPoints: false, count: numberOf(plant.pumps), speedRatio: 1 };
}

function stateOf(control: FlowControl, share: number, plant: Plant, values: PumpValues): State | undefined {
  if (share === 0) return pumpsOff;
  const flow = share * values.flowRate;
  if (control === "constant") return constant(plant, values);
  return control === "speed" ? variable(flow, plant, values) : throttled(flow, plant, values);
}

/** Energy of a year with one way of control; `undefined` where the curves do not cover all of it. */
export function yearOf(control: FlowControl, bins: readonly LoadBin[], plant: Plant, values: PumpValues): YearOfPumps | undefined {
  const driveTrain = values.motorEfficiency * (control === "speed" ? values.driveEfficiency : 1);
  const results: BinResult[] = [];
  for (const bin of bins) {
    const state = stateOf(control, bin.flowShare, plant, values);
    if (!state) return undefined;
    const power = hydraulicPower(state.flow, Math.max(0, state.head), plant.fluid.density) / (state.efficiency * driveTrain);
    results.push({ ...bin, ...state, power });
  }
  return {
    control,
    bins: results,
    energy: results.reduce((sum, { timeShare, power }) => sum + timeShare * power, 0) * values.operatingHours,
  };
}
