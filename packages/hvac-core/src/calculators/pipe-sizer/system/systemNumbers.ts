import { inGroup, numbersOf, ofPart } from "../../../kernel/index.ts";
import { gravity } from "../../../constants/gravity.ts";
import { liquidNames } from "../../../fluids/internal.ts";
import type { PipeSystemState } from "../calculate.ts";
import type { Decoupler } from "./circuits.ts";
import { sectionNumbers } from "./sectionNumbers.ts";
import type { SystemTank } from "./tank.ts";

const { number, text, rows, optional } = numbersOf<PipeSystemState>();
const decoupler = numbersOf<Decoupler>();
const tank = numbersOf<SystemTank>();

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
    ...ofPart(({ circuits }: PipeSystemState) => circuits.decoupler, {
      decouplerSize: decoupler.optional.text("Decoupler size", ({ option }) => option?.size.name),
      decouplerDiameter: decoupler.optional.number(
        "Decoupler inside diameter",
        "D_c",
        "smallLength",
        ({ option }) => option?.size.insideDiameter,
      ),
      decouplerFlow: decoupler.number("Decoupler flow", "Q_c", "waterFlow", ({ flow }) => flow, {
        help: "Flow from supply to return where the primary flow is larger; negative in the other direction.",
      }),
      decouplerLoss: decoupler.number("Decoupler pressure loss", "Δp_dc", "pressureWater", ({ loss }) => loss),
    }),
  }),
  ...inGroup(
    "Expansion tank",
    ofPart((state: PipeSystemState) => state.tank, {
      systemVolume: tank.number("Water volume of the system", "V_s", "liquidVolume", ({ systemVolume }) => systemVolume),
      expansionVolume: tank.number("Expansion volume", "V_e", "liquidVolume", ({ expansion }) => expansion),
      reserveVolume: tank.optional.number("Water reserve", "V_w", "liquidVolume", ({ reserve }) => reserve),
      tankVolume: tank.number("Minimum expansion tank volume", "V_t", "liquidVolume", ({ volume }) => volume),
      prechargePressure: tank.optional.number(
        "Precharge pressure",
        "p_v",
        "gaugePressure",
        ({ reserve, minimumPressure }) => (reserve === undefined ? undefined : minimumPressure),
        { help: "Gauge pressure of the gas before the system is filled." },
      ),
      fillPressure: tank.number("Fill pressure at the tank", "p_f", "gaugePressure", ({ fillPressure }) => fillPressure, {
        help: "Gauge pressure with cold water; for a vessel with a reserve, of the minimum volume with the reserve in it.",
      }),
      maxPressure: tank.number("Maximum pressure at the tank", "p_m", "gaugePressure", ({ maxPressure }) => maxPressure, {
        help: "Gauge pressure with hot water.",
      }),
    }),
  ),
  ...inGroup("Heat", { dewPoint: optional.number("Ambient dew point", "t_dp", "temperature", ({ dewPoint }) => dewPoint) }),
  ...inGroup("Sections", { sections: rows("Sections", ({ sections }) => sections, sectionNumbers) }),
} as const;
