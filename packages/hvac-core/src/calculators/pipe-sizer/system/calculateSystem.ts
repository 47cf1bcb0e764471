import { saturationPressure } from "../../../psychrometrics/index.ts";
import { saturationTemperature } from "../../../psychrometrics/quantities/index.ts";
import { gravity } from "../../../flow/gravity.ts";
import { liquidNames, liquidOf, type Liquid } from "../../../fluids/liquid.ts";
import { OutOfRangeError, type ResultValues } from "../../../kernel/index.ts";
import type { results } from "../results.ts";
import type { PipeValues } from "../schema.ts";
import { withAuthority } from "./authority.ts";
import { balance, type Balance } from "./balance.ts";
import { circuitsOf, type SystemCircuits } from "./circuits.ts";
import { systemFlows, type SystemFlows } from "./flows.ts";
import { sectionLosses, sectionPipes, type SectionPipes } from "./losses.ts";
import { legHeat, legTemperatures, type LegTemperatures } from "./sectionHeat.ts";
import { heatOf, type SectionCalculation } from "./sectionCalculation.ts";
import { sectionName } from "./sectionName.ts";
import { sectionResultsOf } from "./sectionResultsOf.ts";
import { velocityLimitsOf } from "./velocities.ts";
import { systemTank, type SystemTank } from "./tank.ts";

/** A system as calculated: its sections with the values between input and results. */
export interface PipeSystemCalculation {
  readonly scope: "system";
  readonly results: ResultValues<typeof results>;
  readonly fluid: Liquid;
  readonly flows: SystemFlows;
  readonly balance: Balance;
  readonly circuits: SystemCircuits;
  readonly temperatures: LegTemperatures;
  readonly sections: readonly SectionCalculation[];
  /** Of all pipes, the decoupler included, m³. */
  readonly pipeVolume: number;
  readonly tank: SystemTank | undefined;
  /** Of the air around the pipes, °C; only when the heat is asked for. */
  readonly dewPoint: number | undefined;
}

/** @throws {OutOfRangeError} when nothing flows in any section */
function requireFlow({ sections, service }: PipeValues, { unitFlows }: SystemFlows): void {
  if (unitFlows.some((flow) => flow > 0)) return;
  const { id, unit } = sections.findLast((row) => row.unit !== "none") ?? sections.at(-1)!;
  const load = service === "heating" ? "heatingLoad" : "coolingLoad";
  throw new OutOfRangeError({
    parameter: `sections.${id}.${unit === "none" ? "unit" : unit === "flow" ? "unitFlow" : load}`,
    value: 0,
    min: 0,
    max: 20,
    unit: "m³/s",
    reason: "no section has a unit with a flow; enter the flow or the load of the units",
  });
}

function sectionHeat(
  { supply, return: back }: SectionPipes,
  values: PipeValues,
  temperatures: LegTemperatures,
): SectionCalculation["heat"] {
  if (!values.heatExchange) return undefined;
  return {
    supply: legHeat(supply, temperatures.supply, temperatures.supply, values),
    return: back && legHeat(back, temperatures.return, temperatures.supply, values),
  };
}

function volumeOf({ supply, return: back }: SectionPipes): number {
  return supply.area * supply.length + (back ? back.area * back.length : 0);
}

/** Sizes, losses and balance of all sections, the pumps, the heat and the expansion tank. */
export function calculateSystem(values: PipeValues): PipeSystemCalculation {
  if (values.sections.length === 0)
    throw new OutOfRangeError({ parameter: "sections", value: Number.NaN, min: 1, max: 500, unit: "", reason: "a system has sections" });
  const fluid = liquidOf(values);
  const temperatures = legTemperatures(values);
  const flows = systemFlows(values, fluid);
  requireFlow(values, flows);
  const pipes = sectionPipes(values, fluid, flows);
  const ofBranches = sectionLosses(values, fluid, flows, pipes);
  const byBranches = balance(values, flows, ofBranches);
  const losses = withAuthority(values, fluid, flows, ofBranches, byBranches);
  const balanced = losses === ofBranches ? byBranches : balance(values, flows, losses);
  const circuits = circuitsOf(values, fluid, flows, balanced, pipes);
  const sections = values.sections.map((row, index): SectionCalculation => {
    const own = pipes[index];
    const heat = own && sectionHeat(own, values, temperatures);
    return {
      id: row.id,
      index,
      name: sectionName(values, index),
      row,
      pipes: own,
      losses: losses[index]!,
      volume: own ? volumeOf(own) : 0,
      heat,
    };
  });
  const pipeVolume = sections.reduce((sum, { volume }) => sum + volume, circuits.decoupler?.volume ?? 0);
  const tank = systemTank(values, pipeVolume, temperatures);
  const dew = values.heatExchange ? ambientDewPoint(values) : undefined;
  const calculation = {
    scope: "system",
    fluid,
    flows,
    balance: balanced,
    circuits,
    temperatures,
    sections,
    pipeVolume,
    tank,
    dewPoint: dew,
  } as const;
  return { ...calculation, results: resultsOf(calculation, values) };
}

/** At which the vapour in the air around the pipes is saturated, °C. */
function ambientDewPoint({ surroundingTemperature, ambientHumidity }: PipeValues): number {
  return saturationTemperature(ambientHumidity * saturationPressure(surroundingTemperature));
}

/** The circuits through units, and how they compare. */
function resultsOf(calculation: Omit<PipeSystemCalculation, "results">, values: PipeValues): ResultValues<typeof results> {
  const { fluid, flows, balance: balanced, circuits, sections, pipeVolume, tank } = calculation;
  const { pump, primary, decoupler } = circuits;
  const weight = fluid.density * gravity;
  const ofSystem = { flows, balance: balanced, density: fluid.density, limitsOf: velocityLimitsOf(values) };
  const heat = values.heatExchange ? sections.reduce((sum, section) => sum + heatOf(section), 0) : undefined;
  return {
    pumpFlow: pump.flow,
    ...(pump.mainSize !== undefined && { mainSize: pump.mainSize }),
    totalPressureLoss: pump.loss,
    circuitHeadLoss: pump.loss / weight,
    fluidDensity: fluid.density,
    volume: pipeVolume,
    fluidMass: pipeVolume * fluid.density,
    ...(heat !== undefined && { heatGain: heat }),
    pumpPressure: pump.pressure,
    pumpHead: pump.pressure / weight,
    ...(primary && { primaryFlow: primary.flow, primaryPressure: primary.pressure, primaryHead: primary.pressure / weight }),
    fluid: liquidNames[values.fluid],
    ...(pump.end !== undefined && { criticalUnit: sections[pump.end]!.name }),
    ...(circuits.margin !== undefined && { criticalMargin: circuits.margin }),
    ...(circuits.largestImbalance !== undefined && { largestImbalance: circuits.largestImbalance }),
    ...(decoupler && {
      ...(decoupler.option && { decouplerSize: decoupler.option.size.name, decouplerDiameter: decoupler.option.size.insideDiameter }),
      decouplerFlow: decoupler.flow,
      decouplerLoss: decoupler.loss,
    }),
    ...(tank && {
      systemVolume: tank.systemVolume,
      expansionVolume: tank.expansion,
      ...(tank.reserve !== undefined && { reserveVolume: tank.reserve, prechargePressure: tank.leastPressure }),
      tankVolume: tank.volume,
      fillPressure: tank.fillPressure,
      maxPressure: tank.maxPressure,
    }),
    ...(calculation.dewPoint !== undefined && { dewPoint: calculation.dewPoint }),
    sections: sections.map((section) => sectionResultsOf(section, ofSystem, values)),
  };
}
