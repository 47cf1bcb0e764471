import { OutOfRangeError } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { gravity, hydraulicPower, systemCurve, type SystemCurve } from "../../pumps/index.ts";
import { circuitLosses, type CircuitLosses } from "./circuit.ts";
import { basisOf, binsOf, yearOf, type BinResult, type FlowControl, type Plant, type YearOfPumps } from "./energy.ts";
import { fluidOf, type PumpFluid } from "./fluid.ts";
import { numberOf, ratioFor, firstPumps, stageOf, type Stage, type Suction } from "./running.ts";
import { type PumpValues } from "./schema.ts";
import { selectPumps, type Selection } from "./selection.ts";

/** A pump system as calculated: what its results are taken from. */
export interface PumpState extends Selection {
  readonly values: PumpValues;
  /** Without margin, m */
  readonly head: number;
  readonly marginHead: number;
  readonly designHead: number;
  readonly fluid: PumpFluid;
  readonly circuit: CircuitLosses;
  /** Parts of the static head of an open circuit, m; zero in a closed one. */
  readonly statics: StaticHead;
  readonly system: SystemCurve;
  readonly suction: Suction | undefined;
  /** All pumps running on the system; absent without curves. */
  readonly full: Stage | undefined;
  /** With one pump running, two and so on; empty without curves. */
  readonly stages: readonly Stage[];
  /** Speed or impeller for design flow at design head, over the present one. */
  readonly dutySpeedRatio: number | undefined;
  readonly dutyDiameterRatio: number | undefined;
  /** Duty of all pumps that the powers are calculated for. */
  readonly working: Working;
  /** Variable speed at design flow and the head without margin; absent with other control, or where no speed gives it. */
  readonly controlled: BinResult | undefined;
  /** Selected control first, then the other ones with the same load. */
  readonly years: readonly YearOfPumps[];
}

/** Parts of the static head, m. */
export interface StaticHead {
  readonly lift: number;
  readonly outlet: number;
  readonly source: number;
  readonly total: number;
}

/** Duty for the powers: flow in m³/s, head in m, shaft power in W. */
export interface Working {
  readonly flow: number;
  readonly head: number;
  readonly shaftPower: number;
}

function staticHeadOf(values: PumpValues, { density }: PumpFluid): StaticHead {
  if (values.kind === "closed") return { lift: 0, outlet: 0, source: 0, total: 0 };
  const weight = density * gravity;
  const [outlet, source] = [values.residualPressure / weight, values.sourcePressure / weight];
  return { lift: values.staticLift, outlet, source, total: values.staticLift + outlet - source };
}

function refuse(parameter: string, value: number, reason: string): never {
  throw new OutOfRangeError({ parameter, value, min: 0, max: 0, unit: "", reason });
}

/** A suction line is a line of each pump where its flow differs from that of one pump by no more than this share. */
const sameFlow = 0.05;

function lineLossOf({ segments, equipment }: CircuitLosses, { arrangement, flowRate }: PumpValues, count: number): number {
  if (count < 2 || arrangement === "series") return 0;
  const rows = [...segments.map(({ pipe, ...row }) => ({ ...row, flow: pipe?.flow ?? flowRate })), ...equipment];
  return rows
    .filter(({ isSuction, flow }) => isSuction && Math.abs((flow * count) / flowRate - 1) <= sameFlow)
    .reduce((sum, { headLoss }) => sum + headLoss, 0);
}

function suctionOf(values: PumpValues, circuit: CircuitLosses, count: number): Suction | undefined {
  if (!values.checkSuction) return undefined;
  const atmosphere = pressureAtAltitude(values.altitude);
  const surfacePressure = atmosphere + (values.kind === "open" ? values.sourcePressure : values.tankPressure);
  if (surfacePressure < 0)
    refuse(
      values.kind === "open" ? "sourcePressure" : "tankPressure",
      surfacePressure,
      "at this altitude the atmosphere is not that high: the absolute pressure would be below zero",
    );
  const lineLoss = lineLossOf(circuit, values, count);
  return { surfacePressure, atmosphere, level: values.suctionLevel, loss: circuit.suctionLoss, lineLoss, count };
}

function workingOf(values: PumpValues, head: number, full: Stage | undefined, { density }: PumpFluid): Working {
  if (!full?.point.exists) {
    const hydraulic = hydraulicPower(values.flowRate, head, density);
    return { flow: values.flowRate, head, shaftPower: hydraulic / values.pumpEfficiency };
  }
  return { flow: full.point.flow, head: full.point.head, shaftPower: full.shaftPower };
}

/** Pumps and system for the energy of a year. */
function plantOf(
  system: SystemCurve,
  heads: Pick<Plant, "systemHead" | "designHead">,
  { pumps }: Selection,
  full: Stage | undefined,
  fluid: PumpFluid,
): Plant {
  const point = full?.point.exists ? full.point : undefined;
  const atFull = full &&
    point && {
      flow: point.flow,
      head: point.head,
      efficiency: hydraulicPower(point.flow, point.head, fluid.density) / full.shaftPower,
      basis: basisOf(pumps, full.pumps),
    };
  return { pumps, system, ...heads, full: atFull, fluid };
}

function yearsOf(values: PumpValues, plant: Plant): YearOfPumps[] {
  if (values.loadProfile === "own" && values.control !== "constant") {
    const whole = values.profile.reduce((sum, { timeShare }) => sum + timeShare, 0);
    if (whole > 1 + 1e-9) refuse("profile", whole, "its shares of the hours come to more than 100 %");
  }
  const bins = binsOf(values);
  const others: readonly FlowControl[] = values.control === "constant" ? [] : ["constant", "throttled", "speed"];
  const controls = [values.control, ...others.filter((each) => each !== values.control)];
  return controls.flatMap((control) => yearOf(control, bins, plant, values) ?? []);
}

/** Head, operating point, suction side, power and energy of a pump system. */
export function calculate(values: PumpValues): PumpState {
  const fluid = fluidOf(values);
  const circuit = circuitLosses(values, fluid);
  const statics = staticHeadOf(values, fluid);
  const marginHead = values.headMargin * circuit.losses;
  const head = statics.total + circuit.losses;
  if (circuit.losses === 0 && statics.total === 0) refuse("headLoss", Number.NaN, "enter a head loss, a segment or equipment");
  if (head <= 0) refuse("staticLift", statics.total, "the liquid flows without a pump");
  const system = systemCurve({ flow: values.flowRate, staticHead: statics.total, losses: circuit.losses });
  const selection = selectPumps(values, fluid);
  const suction = suctionOf(values, circuit, Math.max(1, numberOf(selection.pumps)));
  const { pumps } = selection;
  const stages = Array.from({ length: numberOf(pumps) }, (_, index) =>
    stageOf(firstPumps(pumps, index + 1), system, suction, values, fluid),
  );
  const full = stages.at(-1);
  const designHead = head + marginHead;
  const duty = { flow: values.flowRate, head: designHead };
  const ratio = (vary: "speed" | "diameter"): number | undefined =>
    pumps.length === 0 ? undefined : ratioFor(pumps, values.arrangement, duty, vary);
  const plant = plantOf(system, { systemHead: head, designHead }, selection, full, fluid);
  return {
    values,
    head,
    marginHead,
    designHead,
    fluid,
    circuit,
    statics,
    system,
    suction,
    ...selection,
    full,
    stages,
    dutySpeedRatio: ratio("speed"),
    dutyDiameterRatio: ratio("diameter"),
    working: workingOf(values, designHead, full, fluid),
    controlled:
      values.control === "speed" && pumps.length > 0
        ? yearOf("speed", [{ id: "design", flowShare: 1, timeShare: 1 }], plant, { ...values, stagePumps: false })?.bins[0]
        : undefined,
    years: yearsOf(values, plant),
  };
}
