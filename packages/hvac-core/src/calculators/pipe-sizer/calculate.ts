import { liquidOf, type Liquid } from "../../fluids/internal.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { saturationTemperature } from "../../psychrometrics/quantities/index.ts";
import { legHeat, legTemperatures, type LegTemperatures } from "./legHeat.ts";
import { hazenWilliams } from "./hazenWilliams.ts";
import { atOnePipe, balanceOfOnePipe, circuitOfOnePipe, flowsOfOnePipe, systemOfOnePipe } from "./onePipe.ts";
import { targetOf } from "./pipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues, SystemValues } from "./schema.ts";
import { balancingForUnit, withAuthority } from "./system/authority.ts";
import { balance, type Balance } from "./system/balance.ts";
import { circuitsOf, type SystemCircuits } from "./system/circuits.ts";
import { systemFlows, unitFlowOf, type SystemFlows } from "./system/flows.ts";
import { sectionLosses, sectionPipes, type SectionLosses, type SectionPipes } from "./system/losses.ts";
import { sectionName } from "./system/sectionName.ts";
import { systemTank, type SystemTank } from "./system/tank.ts";

/** Pipes as calculated, from which their results are taken. One pipe is a system of one section. */
export interface PipeSystemState {
  readonly scope: PipeValues["scope"];
  /** Input of the system; a single pipe is one of one section. */
  readonly values: SystemValues;
  readonly fluid: Liquid;
  readonly flows: SystemFlows;
  readonly balance: Balance;
  readonly circuits: SystemCircuits;
  readonly temperatures: LegTemperatures;
  readonly sections: readonly PipeState[];
  /** Volume of all pipes and the decoupler, m³. */
  readonly pipeVolume: number;
  readonly tank: SystemTank | undefined;
  /** Dew point of the air around the pipes, °C; only when heat is computed. */
  readonly dewPoint: number | undefined;
}

/** @throws {OutOfRangeError} when nothing flows in any section */
function requireFlow({ sections, service }: SystemValues, unitFlows: readonly number[]): void {
  if (unitFlows.some((flow) => flow > 0)) return;
  const { id, unit } = sections.findLast((row) => row.unit !== "none") ?? sections.at(-1)!;
  const load = service === "heating" ? "heatingLoad" : "coolingLoad";
  throw new OutOfRangeError({
    parameter: `sections.${id}.${unit === "none" ? "unit" : unit === "flow" ? "flowRate" : load}`,
    value: 0,
    min: 0,
    max: 20,
    unit: "m³/s",
    reason: "no section has a unit with a flow; enter the flow or the load of the units",
  });
}

function sectionHeat({ supply, return: back }: SectionPipes, values: SystemValues, temperatures: LegTemperatures): PipeState["heat"] {
  if (!values.heatExchange) return undefined;
  return {
    supply: legHeat(supply, temperatures.supply, temperatures.supply, values),
    return: back && legHeat(back, temperatures.return, temperatures.supply, values),
  };
}

function volumeOf({ supply, return: back }: SectionPipes): number {
  return supply.area * supply.length + (back ? back.area * back.length : 0);
}

/** Size, velocity and losses of one pipe, or of all pipes of a system. */
export function calculate(values: PipeValues): PipeSystemState {
  return values.scope === "section" ? atOnePipe(() => calculateOnePipe(systemOfOnePipe(values))) : calculateSystem(values);
}

/** Size and losses of the only section. */
function calculateOnePipe(values: SystemValues): PipeSystemState {
  const fluid = liquidOf(values);
  const temperatures = legTemperatures(values);
  const flow = unitFlowOf(values.sections[0]!, values, fluid);
  requireFlow(values, [flow]);
  const flows = flowsOfOnePipe(flow);
  const pipes = sectionPipes(values, fluid, flows);
  const losses = sectionLosses(values, fluid, flows, pipes);
  const loss = losses[0]!.section;
  return systemOf(
    { values, fluid, temperatures, flows, pipes, losses, balance: balanceOfOnePipe(loss) },
    circuitOfOnePipe(flow, loss, pipes[0]!.supply.option.size.name),
  );
}

/** Sizes, losses and balance of all sections, the pumps, the heat and the expansion tank. */
export function calculateSystem(values: SystemValues): PipeSystemState {
  if (values.sections.length === 0)
    throw new OutOfRangeError({ parameter: "sections", value: Number.NaN, min: 1, max: 500, unit: "", reason: "a system has sections" });
  const fluid = liquidOf(values);
  const temperatures = legTemperatures(values);
  const flows = systemFlows(values, fluid);
  requireFlow(values, flows.unitFlows);
  const pipes = sectionPipes(values, fluid, flows);
  const byBranch = sectionLosses(values, fluid, flows, pipes);
  const balanceByBranch = balance(values, flows, byBranch);
  const losses = withAuthority(values, fluid, flows, byBranch, balanceByBranch);
  const balanced = losses === byBranch ? balanceByBranch : balance(values, flows, losses);
  const circuits = circuitsOf(values, fluid, flows, balanced, pipes);
  return systemOf({ values, fluid, temperatures, flows, pipes, losses, balance: balanced }, circuits);
}

/** The parts of a calculation from which the state of each pipe is taken. */
interface Parts {
  readonly values: SystemValues;
  readonly fluid: Liquid;
  readonly temperatures: LegTemperatures;
  readonly flows: SystemFlows;
  readonly pipes: readonly (SectionPipes | undefined)[];
  readonly losses: readonly SectionLosses[];
  readonly balance: Balance;
}

function systemOf(parts: Parts, circuits: SystemCircuits): PipeSystemState {
  const { values, fluid, temperatures, flows, balance: balanced } = parts;
  const sections = values.sections.map((_, index) => stateOf(index, parts));
  const pipeVolume = sections.reduce((sum, { volume }) => sum + volume, circuits.decoupler?.volume ?? 0);
  return {
    scope: values.scope,
    values,
    fluid,
    flows,
    balance: balanced,
    circuits,
    temperatures,
    sections,
    pipeVolume,
    tank: systemTank(values, pipeVolume, temperatures),
    dewPoint: values.heatExchange && values.scope === "system" ? ambientDewPoint(values) : undefined,
  };
}

function stateOf(index: number, { values, fluid, temperatures, flows, pipes, losses, balance: balanced }: Parts): PipeState {
  const row = values.sections[index]!;
  const ofSection = pipes[index];
  const unitFlow = flows.unitFlows[index]!;
  return {
    id: row.id,
    index,
    name: sectionName(values, index),
    row,
    fluid,
    flow: flows.flows[index]!,
    returnFlow: flows.returnFlows[index]!,
    unitFlow,
    isMain: flows.isMain[index]!,
    pipes: ofSection,
    losses: losses[index]!,
    volume: ofSection ? volumeOf(ofSection) : 0,
    target: targetOf(row, values),
    comparison: ofSection && hazenWilliams(values, ofSection.supply.flow, ofSection.supply.option),
    heat: ofSection && sectionHeat(ofSection, values, temperatures),
    hasSectionValve: ofSection !== undefined && row.branchValve && values.systemKind !== "reverse",
    path: (unitFlow > 0 ? balanced.paths[index] : undefined) ?? undefined,
    criticalPath: balanced.criticalPaths[index]!,
    balancing: { inSection: balanced.inSection[index]!, atUnit: balanced.atUnit[index]!, unbalanced: balanced.unbalanced[index]! },
    balancingForUnit: unitFlow > 0 ? balancingForUnit(index, flows, balanced) : 0,
  };
}

/** Dew point of the air around the pipes, °C. */
function ambientDewPoint({ surroundingTemperature, ambientHumidity }: SystemValues): number {
  return saturationTemperature(ambientHumidity * saturationPressure(surroundingTemperature));
}
