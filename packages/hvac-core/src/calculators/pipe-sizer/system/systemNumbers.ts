import { inGroup, numbersOf } from "../../../kernel/index.ts";
import { gravity } from "../../../constants/gravity.ts";
import { liquidNames } from "../../../fluids/internal.ts";
import type { PipeSystemState } from "../calculate.ts";
import { sectionNumbers } from "./sectionNumbers.ts";

const { number, text, rows, optional } = numbersOf<PipeSystemState>();

const headOf = (pressure: number, { fluid }: PipeSystemState): number => pressure / (fluid.density * gravity);

/** Results of a system, beside those that one pipe has as well. */
export const systemNumbers = {
  ...inGroup("Pump", {
    pumpFlow: number("Pump flow", "Q_p", "waterFlow", ({ circuits }) => circuits.pump.flow),
    pumpHead: number("Pump head", "H", "head", (state) => headOf(state.circuits.pump.pressure, state), {
      help: "Of the fluid itself: critical circuit, static lift and nozzles.",
    }),
    pumpPressure: number("Pump pressure", "Δp_h", "pressureWater", ({ circuits }) => circuits.pump.pressure),
    primaryFlow: optional.number("Flow of the primary pump", "Q_pr", "waterFlow", ({ circuits }) => circuits.primary?.flow),
    primaryHead: optional.number(
      "Head of the primary pump",
      "H_pr",
      "head",
      (state) => state.circuits.primary && headOf(state.circuits.primary.pressure, state),
    ),
    primaryPressure: optional.number(
      "Pressure of the primary pump",
      "Δp_pr",
      "pressureWater",
      ({ circuits }) => circuits.primary?.pressure,
    ),
    fluid: text("Fluid", ({ values }) => liquidNames[values.fluid]),
  }),
  ...inGroup("System", {
    mainSize: optional.text("Size at the pump", ({ circuits }) => circuits.pump.mainSize, {
      help: "Of the largest section that joins it.",
    }),
    circuitHeadLoss: number("Head loss of the critical circuit", "h", "head", (state) => headOf(state.circuits.pump.loss, state), {
      help: "Without static lift and nozzles.",
    }),
    criticalUnit: optional.text("Critical circuit ends at", ({ circuits: { pump }, sections }) =>
      pump.end === undefined ? undefined : sections[pump.end]!.name,
    ),
    criticalMargin: optional.number("Margin over the next circuit", "Δp_v", "pressureWater", ({ circuits }) => circuits.margin, {
      help: "What can be saved at the end of the critical circuit before another one is critical.",
    }),
    largestImbalance: optional.number("Largest imbalance", "b_m", "ratio", ({ circuits }) => circuits.largestImbalance, {
      help: "Of any circuit, before it is balanced.",
    }),
    decouplerSize: optional.text("Size of the decoupler", ({ circuits }) => circuits.decoupler?.option?.size.name),
    decouplerDiameter: optional.number(
      "Inside diameter of the decoupler",
      "D_c",
      "smallLength",
      ({ circuits }) => circuits.decoupler?.option?.size.insideDiameter,
    ),
    decouplerFlow: optional.number("Flow in the decoupler", "Q_c", "waterFlow", ({ circuits }) => circuits.decoupler?.flow, {
      help: "From supply to return where the primary flow is the larger one; negative the other way.",
    }),
    decouplerLoss: optional.number("Decoupler", "Δp_dc", "pressureWater", ({ circuits }) => circuits.decoupler?.loss),
  }),
  ...inGroup("Expansion tank", {
    systemVolume: optional.number("Water in the system", "V_s", "liquidVolume", ({ tank }) => tank?.systemVolume),
    expansionVolume: optional.number("Expansion of the water", "V_e", "liquidVolume", ({ tank }) => tank?.expansion),
    reserveVolume: optional.number("Reserve", "V_w", "liquidVolume", ({ tank }) => tank?.reserve),
    tankVolume: optional.number("Minimum expansion tank volume", "V_t", "liquidVolume", ({ tank }) => tank?.volume),
    prechargePressure: optional.number(
      "Pressure of the gas in the empty vessel",
      "p_v",
      "gaugePressure",
      ({ tank }) => (tank?.reserve === undefined ? undefined : tank.leastPressure),
      { help: "Gauge, before the system is filled." },
    ),
    fillPressure: optional.number("Fill pressure at the tank", "p_f", "gaugePressure", ({ tank }) => tank?.fillPressure, {
      help: "Gauge, with cold water. Of a vessel with a reserve: of the tank volume entered, once the reserve is in it.",
    }),
    maxPressure: optional.number("Highest pressure at the tank", "p_m", "gaugePressure", ({ tank }) => tank?.maxPressure, {
      help: "Gauge, with hot water.",
    }),
  }),
  ...inGroup("Heat", { dewPoint: optional.number("Dew point around the pipes", "t_dp", "temperature", ({ dewPoint }) => dewPoint) }),
  ...inGroup("Sections", { sections: rows("Sections", ({ sections }) => sections, sectionNumbers) }),
} as const;
