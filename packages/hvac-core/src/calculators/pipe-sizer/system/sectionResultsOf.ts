import { pathImbalance } from "../../../flow/index.ts";
import { sourceText, type FittingLoss } from "../fittingLosses.ts";
import { hazenWilliams } from "../hazenWilliams.ts";
import { gravity } from "../../../flow/gravity.ts";
import type { ResultValues } from "../../../kernel/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { PipeValues } from "../schema.ts";
import { takenForUnit } from "./authority.ts";
import type { Balance } from "./balance.ts";
import { heatOf, type SectionCalculation } from "./sectionCalculation.ts";
import type { SystemFlows } from "./flows.ts";
import type { sectionResults } from "./results.ts";
import { surfaceTemperature } from "./sectionHeat.ts";
import { ownLosses } from "./sectionPipe.ts";
import type { LimitsOf } from "./velocities.ts";
import { authorityOf, balancingKv } from "./valves.ts";

/** What the results of a section need of the system. */
export interface OfSystem {
  readonly flows: SystemFlows;
  readonly balance: Balance;
  /** kg/m³. */
  readonly density: number;
  readonly limitsOf: LimitsOf;
}

type SectionResults = ResultValues<typeof sectionResults>;

const fittingsOf = (losses: readonly FittingLoss[], density: number): SectionResults["fittings"] =>
  losses.map((loss) => ({
    id: loss.id,
    name: loss.name,
    coefficient: loss.coefficient,
    pressureLoss: loss.pressureLoss,
    headLoss: loss.pressureLoss / (density * gravity),
    source: sourceText(loss),
  }));

const junctionLoss = (parts: readonly { readonly loss: number }[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);

/** Results of a section's pipes. */
function pipeResults(section: SectionCalculation, { flows, density, limitsOf }: OfSystem, values: PipeValues): Partial<SectionResults> {
  const { pipes, index, heat } = section;
  if (!pipes) return {};
  const { supply, return: back } = pipes;
  const { size, velocity, reynolds, frictionRate } = supply.option;
  const compared = hazenWilliams(values, supply.flow, size.insideDiameter, frictionRate);
  const ownReturn = back && flows.isMain[index] ? back : undefined;
  return {
    size: size.name,
    diameter: size.insideDiameter,
    velocity,
    velocityLimit: limitsOf(pipes.pipe.material, size)[0]!.velocity,
    reynolds,
    frictionRate,
    ...(ownReturn && {
      returnSize: ownReturn.option.size.name,
      returnDiameter: ownReturn.option.size.insideDiameter,
      returnVelocity: ownReturn.option.velocity,
      returnReynolds: ownReturn.option.reynolds,
      returnFrictionRate: ownReturn.option.frictionRate,
    }),
    ...(compared && { hazenWilliamsFrictionRate: compared.frictionRate, hazenWilliamsDifference: compared.difference }),
    pipeLoss: supply.pipeLoss + (back?.pipeLoss ?? 0),
    ...(back && pipes.returnBeside.length > 0 && { returnLength: back.length }),
    fittings: fittingsOf(ownLosses(supply, section.id), density),
    returnFittings: fittingsOf(back ? ownLosses(back, section.id) : [], density),
    fittingsLoss: supply.fittingsLoss + (back?.fittingsLoss ?? 0),
    junctionLoss: junctionLoss(pipes.supplyJunction) + junctionLoss(pipes.returnJunction),
    ...(flows.isMain[index] && { passingLoss: junctionLoss(pipes.passingJunction) }),
    volume: section.volume,
    ...(heat && {
      insulationThickness: heat.supply.thickness,
      ...(ownReturn && heat.return && { returnInsulationThickness: heat.return.thickness }),
      heatGain: heatOf(section),
      surfaceTemperature: surfaceTemperature(heat.supply, values),
    }),
  };
}

/** What the branch of a unit loses beside its control valve, with what its balancing valves take up, Pa. */
export function balancedCircuit({ losses, index }: SectionCalculation, { flows, balance }: Pick<OfSystem, "flows" | "balance">): number {
  return losses.circuit + takenForUnit(index, flows, balance);
}

/** Results of the unit at a section's end and its valves. */
function unitResults(section: SectionCalculation, system: OfSystem): Partial<SectionResults> {
  const { losses, index, row } = section;
  const { flows, balance, density } = system;
  const flow = flows.unitFlows[index]!;
  const path = balance.paths[index];
  if (flow === 0 || path === null || path === undefined) return {};
  const greatest = balance.greatest[index]!;
  const valve = losses.controlValve;
  const [atUnit, left] = [balance.atUnit[index]!, balance.left[index]!];
  const kv = row.balancingValve ? balancingKv(flow, losses.unitValve + atUnit, density) : undefined;
  return {
    critical: isBelow(path, greatest) ? "No" : "Yes",
    ...(valve?.wanted !== undefined && { controlValveWanted: valve.wanted, requiredKv: valve.required }),
    ...(valve && {
      controlValveKv: valve.kv,
      controlValveLoss: valve.loss,
      authority: authorityOf(valve, balancedCircuit(section, system)),
    }),
    unitLoss: losses.end,
    pathLoss: path,
    slack: greatest - path,
    imbalance: pathImbalance(path, greatest),
    ...(row.balancingValve ? { toBalanceAtUnit: atUnit } : { leftUnbalanced: left }),
    ...(kv !== undefined && { unitBalancingKv: kv }),
    differentialPressure: losses.end + atUnit + left,
  };
}

/** Results of one section. */
export function sectionResultsOf(
  section: SectionCalculation,
  system: OfSystem,
  values: PipeValues,
): SectionResults & { readonly id: string } {
  const { id, index, losses, row } = section;
  const { flows, balance, density } = system;
  const hasValve = section.pipes !== undefined && row.branchValve && values.systemKind !== "reverse";
  const kv = hasValve ? balancingKv(flows.flows[index]!, losses.valve + balance.inSection[index]!, density) : undefined;
  return {
    id,
    flow: flows.flows[index]!,
    ...(flows.isMain[index] && section.pipes && { returnFlow: flows.returnFlows[index]! }),
    ...(row.unit !== "none" && { unitFlow: flows.unitFlows[index]! }),
    ...pipeResults(section, system, values),
    loss: losses.section,
    ...unitResults(section, system),
    ...(hasValve && { toBalance: balance.inSection[index]! }),
    ...(kv !== undefined && { balancingKv: kv }),
  };
}
