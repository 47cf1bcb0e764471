import { defineNumbers, inGroup, numbersOf, rowName, type ResultValues } from "../../kernel/index.ts";
import { gravity, hydraulicPower, type OperatingPoint } from "../../pumps/index.ts";
import type { PumpState } from "./calculate.ts";
import type { EquipmentLoss, SegmentLoss } from "./circuit.ts";
import { maximumPowerOf, headOfAll, npshAvailableAt, type RunningPump } from "./running.ts";
import { fields } from "./schema.ts";
import type { FittedPump, PumpRow } from "./selection.ts";

const { number, rows, optional } = numbersOf<PumpState>();
const segment = numbersOf<SegmentLoss>();
const equipment = numbersOf<EquipmentLoss>();

/** A row of pumps: as entered, as fitted, and as it runs. */
interface PumpOfRow {
  readonly id: string;
  readonly name: string;
  readonly row: PumpRow;
  readonly state: PumpState;
  readonly pump: FittedPump | undefined;
  readonly running: RunningPump | undefined;
}
const pump = numbersOf<PumpOfRow>();

function pumpsOf(state: PumpState): PumpOfRow[] {
  return state.values.pumps.map((row, place) => {
    const index = state.pumps.findIndex(({ id }) => id === row.id);
    return { id: row.id, name: rowName(fields.pumps, row, place), row, state, pump: state.pumps[index], running: state.full?.pumps[index] };
  });
}

function operatingPoint({ full }: PumpState): (OperatingPoint & { readonly exists: true }) | undefined {
  return full?.point.exists ? full.point : undefined;
}

/** Efficiency of motor and drive. */
function electricEfficiency({ values }: PumpState): number {
  return values.motorEfficiency * (values.control === "speed" ? values.driveEfficiency : 1);
}

const hydraulicPowerOf = ({ working, fluid }: PumpState): number => hydraulicPower(working.flow, working.head, fluid.density);

function npshAvailable({ suction, full, values, fluid }: PumpState): number | undefined {
  return suction && (full?.npshAvailable ?? npshAvailableAt(suction, values.flowRate, values.flowRate, fluid));
}

function npshRequired({ suction, full, values }: PumpState): number | undefined {
  if (!suction) return undefined;
  return full?.point.exists ? full.npshRequired : (values.npshRequired ?? undefined);
}

function npshMargin(state: PumpState): number | undefined {
  const [available, required] = [npshAvailable(state), npshRequired(state)];
  return available === undefined || required === undefined ? undefined : available - required;
}

function topPressure({ suction, values, fluid }: PumpState): number | undefined {
  if (!suction || values.kind !== "closed" || values.topHeight === null) return undefined;
  return values.tankPressure - fluid.density * gravity * (values.topHeight - values.suctionLevel);
}

const inBreakdown = { table: "breakdown" } as const;
const fluidHead = "Metres or feet of the fluid itself, as pump curves have it.";

export const numbers = defineNumbers({
  ...inGroup("Head", {
    designHead: number("Design head", "H_d", "head", ({ designHead }) => designHead, {
      ...inBreakdown,
      help: `Static head, losses and margin. ${fluidHead}`,
    }),
    systemHeadAtDesign: number("Head without margin", "H_o", "head", ({ head }) => head, {
      help: "Head of the system at design flow with the losses as calculated.",
    }),
    staticHead: optional.number(
      "Static head",
      "H_s",
      "head",
      ({ values, statics }) => (values.kind === "open" ? statics.total : undefined),
      { help: "Lift and pressures of an open circuit: it does not change with the flow." },
    ),
    losses: number("Losses", "h_l", "head", ({ circuit }) => circuit.losses),
    marginHead: number("Margin", "h_m", "head", ({ marginHead }) => marginHead, inBreakdown),
    designPressure: number("Design pressure", "Δp_d", "pressureWater", ({ fluid, designHead }) => fluid.density * gravity * designHead, {
      help: "The design head as a pressure difference on gauges.",
    }),
    fluidDensity: number("Density of the fluid", "ρ", "density", ({ fluid }) => fluid.density),
    valveAuthority: optional.number("Authority of the control valve", "N_v", "authority", ({ circuit }) => circuit.valveAuthority),
  }),
  ...inGroup("Circuit losses", {
    segments: rows("Segments", ({ circuit }) => circuit.segments, {
      name: segment.text("Segment", ({ name }) => name),
      velocity: segment.optional.number("Velocity", "V", "waterVelocity", ({ pipe }) => pipe?.velocity),
      frictionRate: segment.optional.number("Friction rate", "R", "frictionRateWater", ({ pipe }) => pipe?.frictionRate),
      headLoss: segment.number("Head loss", "h_i", "head", ({ headLoss }) => headLoss, inBreakdown),
    }),
    equipment: rows("Equipment", ({ circuit }) => circuit.equipment, {
      name: equipment.text("Equipment", ({ name }) => name),
      headLoss: equipment.number("Head loss", "h_e", "head", ({ headLoss }) => headLoss, inBreakdown),
    }),
  }),
  ...inGroup("Operating point", {
    operatingFlow: optional.number("Operating flow", "Q_op", "waterFlow", (state) => operatingPoint(state)?.flow, {
      help: "Intersection of the pump and system curves, without margin and without balancing.",
    }),
    operatingHead: optional.number("Operating head", "H_op", "head", (state) => operatingPoint(state)?.head),
    headAtDesignFlow: optional.number(
      "Head of the pumps at design flow",
      "H_p",
      "head",
      ({ pumps, values }) => (pumps.length === 0 ? undefined : headOfAll(pumps, values.arrangement, values.flowRate)),
      { help: "The excess over the head without margin is throttled, or saved by lower speed or a trimmed impeller." },
    ),
    dutySpeedRatio: optional.number("Duty speed", "x_N", "ratio", ({ dutySpeedRatio }) => dutySpeedRatio, {
      help: "As a share of the speed at which the pumps run, for design flow at design head.",
    }),
    dutyDiameterRatio: optional.number("Duty impeller", "x_D", "ratio", ({ dutyDiameterRatio }) => dutyDiameterRatio, {
      help: "As a share of the present impeller diameter, for design flow at design head.",
    }),
  }),
  pumps: rows(
    "Pumps",
    pumpsOf,
    {
      name: pump.text("Pump", ({ name }) => name),
      flow: pump.optional.number("Flow per pump", "Q_p", "waterFlow", ({ running }) => running?.flow),
      head: pump.optional.number("Head per pump", "H_i", "head", ({ running }) => running?.head),
      bestFlowShare: pump.optional.number("Share of BEP flow", "x_B", "ratio", ({ running }) => running?.bestFlowShare, {
        help: "Flow over the flow at the best efficiency point (BEP). The preferred operating region is 70 to 120 %.",
      }),
      efficiency: pump.optional.number("Efficiency", "η_p", "ratio", ({ running }) => running?.efficiency),
      shaftPower: pump.optional.number("Shaft power per pump", "P_i", "shaftPower", ({ running }) => running?.shaftPower),
      maximumPower: pump.optional.number(
        "Maximum shaft power per pump",
        "P_x",
        "shaftPower",
        (row) => row.pump && maximumPowerOf(row.pump, row.state.fluid),
        { help: "Up to the last point of its curve, where a motor of this rating is not overloaded. Efficiencies must cover the curve." },
      ),
      npshRequired: pump.optional.number("NPSH required", "NPSH_r", "head", ({ running, state }) =>
        state.values.checkSuction ? running?.npshRequired : undefined,
      ),
      dutySpeed: pump.optional.number("Duty speed", "N_d", "rotationalSpeed", ({ pump: fitted, row, state: { dutySpeedRatio } }) =>
        fitted && dutySpeedRatio !== undefined && row.speed !== null ? dutySpeedRatio * row.speedRatio * row.speed : undefined,
      ),
      dutyDiameter: pump.optional.number("Duty impeller", "D_d", "smallLength", ({ pump: fitted, row, state: { dutyDiameterRatio } }) =>
        fitted && dutyDiameterRatio !== undefined && row.diameter !== null
          ? dutyDiameterRatio * row.diameterRatio * row.diameter
          : undefined,
      ),
      fit: pump.optional.number("R² of the curve", "R_2", "number", (row) => row.pump?.fit.rSquared),
      deviation: pump.optional.number("Maximum deviation", "d_H", "head", (row) => row.pump?.fit.largestDeviation, {
        help: "Distance of a point from the fitted curve.",
      }),
    },
    { group: "Pumps", noTotals: true },
  ),
  ...inGroup("Suction", {
    npshAvailable: optional.number("NPSH available", "NPSH_a", "head", npshAvailable),
    npshRequired: optional.number("NPSH required", "NPSH_q", "head", npshRequired, {
      help: "Maximum of the running pumps; in series that of the first pump.",
    }),
    npshMargin: optional.number("Margin against cavitation", "NPSH_m", "head", npshMargin, { help: "NPSH available less required." }),
    suctionLoss: optional.number("Suction losses", "h_s", "head", ({ suction, circuit }) => suction && circuit.suctionLoss),
    topPressure: optional.number("Pressure at the highest point", "p_top", "pressureWater", topPressure, {
      help: "Gauge pressure with the pumps off.",
    }),
  }),
  ...inGroup("Power", {
    hydraulicPower: number("Hydraulic power", "P_h", "shaftPower", hydraulicPowerOf),
    shaftPower: number("Shaft power", "P_s", "shaftPower", ({ working }) => working.shaftPower, {
      help: "Total of all pumps: at the operating point where their curves are known, otherwise at the design duty.",
    }),
    electricPower: number("Electric power", "P_e", "electricPower", (state) => state.working.shaftPower / electricEfficiency(state)),
    wireToWater: number(
      "Wire-to-water efficiency",
      "η_w",
      "ratio",
      (state) => (hydraulicPowerOf(state) * electricEfficiency(state)) / state.working.shaftPower,
      { help: "Hydraulic over electric power. The pump energy index (PEI) needs the manufacturer's rating and is not calculated." },
    ),
    controlledSpeedRatio: optional.number("Speed at design flow", "x_f", "ratio", ({ controlled }) => controlled?.speedRatio, {
      help: "As a share of the present speed: with variable speed all pumps give design flow at the head without margin.",
    }),
    controlledPower: optional.number("Electric power at design flow", "P_f", "electricPower", ({ controlled }) => controlled?.power, {
      help: "With variable speed, at that speed. Electric power above is at full speed without balancing.",
    }),
  }),
  ...inGroup("Energy", {
    annualEnergy: optional.number(
      "Annual energy",
      "E",
      "energy",
      ({ years: [year], values }) => (year?.control === values.control ? year.energy : undefined),
      { help: "Absent for throttling without pump curves: the head at part load is not known." },
    ),
  }),
});

export const results = numbers.fields;

/** A pump system as calculated, with its results. */
export type PumpCalculation = PumpState & { readonly results: ResultValues<typeof results> };
