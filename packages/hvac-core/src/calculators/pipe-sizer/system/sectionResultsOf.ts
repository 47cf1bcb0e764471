import { isBelow } from "../../../quantity/tolerance.ts";
import type { ResultValues } from "../../../kernel/index.ts";
import { ownLosses } from "../leg.ts";
import { fittingResultsOf, pipeResultsOf } from "../pipeResults.ts";
import { balancedCircuit, imbalanceOf, type PipeState } from "../pipeState.ts";
import type { SystemValues } from "../schema.ts";
import type { sectionResults } from "./results.ts";
import { authorityOf, balancingKv } from "./valves.ts";

type SectionResults = ResultValues<typeof sectionResults>;

const sumOfLosses = (parts: readonly { readonly loss: number }[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);

/** Results of the return where it carries another flow than the supply, and of the junctions of both. */
function returnResults(section: PipeState): Partial<SectionResults> {
  const { pipes, isMain, heat, id, fluid } = section;
  if (!pipes) return {};
  const { return: back } = pipes;
  return {
    ...(isMain && { returnFlow: section.returnFlow }),
    ...(isMain &&
      back && {
        returnSize: back.option.size.name,
        returnDiameter: back.option.size.insideDiameter,
        returnVelocity: back.option.velocity,
        returnReynolds: back.option.reynolds,
        returnFrictionRate: back.option.frictionRate,
        ...(heat?.return && { returnInsulationThickness: heat.return.thickness }),
      }),
    ...(back && pipes.returnBeside.length > 0 && { returnLength: back.length }),
    returnFittings: fittingResultsOf(back ? ownLosses(back, id) : [], fluid.density),
    junctionLoss: sumOfLosses(pipes.supplyJunction) + sumOfLosses(pipes.returnJunction),
    ...(isMain && { passingLoss: sumOfLosses(pipes.passingJunction) }),
  };
}

/** Results of the unit at a section's end and its valves. */
function unitResults(section: PipeState): Partial<SectionResults> {
  const { losses, row, path, criticalPath, taken, unitFlow, fluid } = section;
  if (path === undefined) return {};
  const valve = losses.controlValve;
  const kv = row.balancingValve ? balancingKv(unitFlow, losses.unitValve + taken.atUnit, fluid.density) : undefined;
  return {
    critical: isBelow(path, criticalPath) ? "No" : "Yes",
    ...(valve?.wanted !== undefined && { controlValveWanted: valve.wanted, requiredKv: valve.required }),
    ...(valve && { controlValveKv: valve.kv, controlValveLoss: valve.loss, authority: authorityOf(valve, balancedCircuit(section)) }),
    unitLoss: losses.end,
    pathLoss: path,
    slack: criticalPath - path,
    imbalance: imbalanceOf(section),
    ...(row.balancingValve ? { toBalanceAtUnit: taken.atUnit } : { leftUnbalanced: taken.left }),
    ...(kv !== undefined && { unitBalancingKv: kv }),
    differentialPressure: losses.end + taken.atUnit + taken.left,
  };
}

/** Results of one section. */
export function sectionResultsOf(section: PipeState, values: SystemValues): SectionResults & { readonly id: string } {
  const { id, flow, unitFlow, losses, row, pipes, taken, fluid } = section;
  const hasValve = pipes !== undefined && row.branchValve && values.systemKind !== "reverse";
  const kv = hasValve ? balancingKv(flow, losses.valve + taken.inSection, fluid.density) : undefined;
  return {
    id,
    designFlow: flow,
    ...(row.unit !== "none" && { unitFlow }),
    ...pipeResultsOf(section, values),
    ...returnResults(section),
    totalPressureLoss: losses.section,
    ...unitResults(section),
    ...(hasValve && { toBalance: taken.inSection }),
    ...(kv !== undefined && { balancingKv: kv }),
  };
}
