import { inGroup, numbersOf } from "../../../kernel/index.ts";
import { gravity } from "../../../constants/gravity.ts";
import { liquidNames } from "../../../fluids/internal.ts";
import type { PipeSystemState } from "../calculate.ts";
import { sectionNumbers } from "./sectionNumbers.ts";

const { number, text, rows, optional } = numbersOf<PipeSystemState>();

const headOf = (pressure: number, { fluid }: PipeSystemState): number => pressure / (fluid.density * gravity);

/** Results of a system, in addition to those that a single pipe has too. */
export const systemNumbers = {
  ...inGroup("Pump", {
    pumpFlow: number("Pump flow", "Q_p", "waterFlow", ({ circuits }) => circuits.pump.flow),
    pumpHead: number("Pump head", "H", "head", (state) => headOf(state.circuits.pump.pressure, state), {
      help: "Head of the fluid itself for critical circuit, static lift and nozzles.",
    }),
    pumpPressure: number("Pump pressure", "Δp_h", "pressureWater", ({ circuits }) => circuits.pump.pressure),
    primaryFlow: optional.number("Primary pump flow", "Q_pr", "waterFlow", ({ circuits }) => circuits.primary?.flow),
    primaryHead: optional.number(
      "Primary pump head",
      "H_pr",
      "head",
      (state) => state.circuits.primary && headOf(state.circuits.primary.pressure, state),
    ),
    primaryPressure: optional.number("Primary pump pressure", "Δp_pr", "pressureWater", ({ circuits }) => circuits.primary?.pressure),
    fluid: text("Fluid", ({ values }) => liquidNames[values.fluid]),
  }),
  ...inGroup("System", {
    mainSize: optional.text("Main size at the pump", ({ circuits }) => circuits.pump.mainSize, {
      help: "Size of the largest section at the pump.",
    }),
    circuitHeadLoss: number("Head loss of the critical circuit", "h", "head", (state) => headOf(state.circuits.pump.loss, state), {
      help: "Without static lift and nozzles.",
    }),
    criticalUnit: optional.text("Critical unit", ({ circuits: { pump }, sections }) =>
      pump.end === undefined ? undefined : sections[pump.end]!.name,
    ),
    criticalMargin: optional.number("Margin over the next circuit", "Δp_v", "pressureWater", ({ circuits }) => circuits.margin, {
      help: "Pressure that can be saved at the critical unit before another circuit is critical.",
    }),
    largestImbalance: optional.number("Largest imbalance", "b_m", "ratio", ({ circuits }) => circuits.largestImbalance, {
      help: "Largest imbalance of any circuit before balancing.",
    }),
    decouplerSize: optional.text("Decoupler size", ({ circuits }) => circuits.decoupler?.option?.size.name),
    decouplerDiameter: optional.number(
      "Decoupler inside diameter",
      "D_c",
      "smallLength",
      ({ circuits }) => circuits.decoupler?.option?.size.insideDiameter,
    ),
    decouplerFlow: optional.number("Decoupler flow", "Q_c", "waterFlow", ({ circuits }) => circuits.decoupler?.flow, {
      help: "Flow from supply to return where the primary flow is larger; negative in the other direction.",
    }),
    decouplerLoss: optional.number("Decoupler pressure loss", "Δp_dc", "pressureWater", ({ circuits }) => circuits.decoupler?.loss),
  }),
  ...inGroup("Expansion tank", {
    systemVolume: optional.number("Water volume of the system", "V_s", "liquidVolume", ({ tank }) => tank?.systemVolume),
    expansionVolume: optional.number("Expansion volume", "V_e", "liquidVolume", ({ tank }) => tank?.expansion),
    reserveVolume: optional.number("Water reserve", "V_w", "liquidVolume", ({ tank }) => tank?.reserve),
    tankVolume: optional.number("Minimum expansion tank volume", "V_t", "liquidVolume", ({ tank }) => tank?.volume),
    prechargePressure: optional.number(
      "Precharge pressure",
      "p_v",
      "gaugePressure",
      ({ tank }) => (tank?.reserve === undefined ? undefined : tank.minimumPressure),
      { help: "Gauge pressure of the gas before the system is filled." },
    ),
    fillPressure: optional.number("Fill pressure at the tank", "p_f", "gaugePressure", ({ tank }) => tank?.fillPressure, {
      help: "Gauge pressure with cold water; for a vessel with a reserve, of the minimum volume with the reserve in it.",
    }),
    maxPressure: optional.number("Maximum pressure at the tank", "p_m", "gaugePressure", ({ tank }) => tank?.maxPressure, {
      help: "Gauge pressure with hot water.",
    }),
  }),
  ...inGroup("Heat", { dewPoint: optional.number("Ambient dew point", "t_dp", "temperature", ({ dewPoint }) => dewPoint) }),
  ...inGroup("Sections", { sections: rows("Sections", ({ sections }) => sections, sectionNumbers) }),
} as const;
