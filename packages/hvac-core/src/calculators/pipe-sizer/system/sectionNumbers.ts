import { isBelow } from "../../../quantity/tolerance.ts";
import { numbersOf } from "../../../kernel/index.ts";
import { fittingRows, pipeNumbers, straightPipe } from "../pipeNumbers.ts";
import { balancedCircuit, heatOf, imbalanceOf, type PipeState } from "../pipeState.ts";
import type { Leg } from "../leg.ts";
import type { JunctionPart } from "./junctions.ts";
import { authorityOf, balancingKv, type ControlValve } from "./valves.ts";

const { number, optional } = numbersOf<PipeState>();

const sumOfLosses = (parts: readonly JunctionPart[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);
const hasUnit = ({ path }: PipeState): boolean => path !== undefined;
/** The control valve of a unit with a flow. */
const valveOf = (pipe: PipeState): ControlValve | undefined => (hasUnit(pipe) ? pipe.losses.controlValve : undefined);
/** The return of a main with reverse return, which carries another flow than the supply. */
const mainReturn = ({ pipes, isMain }: PipeState): Leg | undefined => (isMain ? pipes?.return : undefined);

const ofReturn = { help: "Of the return, where it carries another flow than the supply." } as const;
const aboveMinimum = { help: "Above the minimum drop of its valve." } as const;

/** Authority of the control valve of a unit in the balanced system. */
export function authority(pipe: PipeState): number | undefined {
  const valve = valveOf(pipe);
  return valve && authorityOf(valve, balancedCircuit(pipe));
}

/** Results of one section of a system: those of a pipe, its return, the unit at its end, and its place in the balance. */
export const sectionNumbers = {
  designFlow: pipeNumbers.flow.designFlow,
  nominalSize: pipeNumbers.size.nominalSize,
  critical: optional.text(
    "Critical circuit",
    ({ path, criticalPath }) => (path === undefined ? undefined : isBelow(path, criticalPath) ? "No" : "Yes"),
    { help: "Whether it belongs to the circuit that the pump is selected by." },
  ),
  // Sums take the units and circuits of each pump by symbols of its own.
  unitFlow: optional.number("Flow of the unit", null, "waterFlow", ({ row, unitFlow }) => (row.unit === "none" ? undefined : unitFlow)),
  diameter: pipeNumbers.size.diameter,
  outsideDiameter: pipeNumbers.size.outsideDiameter,
  velocity: pipeNumbers.flow.velocity,
  velocityLimit: pipeNumbers.flow.velocityLimit,
  reynolds: pipeNumbers.flow.reynolds,
  actualFrictionRate: pipeNumbers.flow.actualFrictionRate,
  returnFlow: optional.number(
    "Flow of the return",
    "Q_r",
    "waterFlow",
    ({ isMain, pipes, returnFlow }) => (isMain && pipes ? returnFlow : undefined),
    ofReturn,
  ),
  returnSize: optional.text("Size of the return", (pipe) => mainReturn(pipe)?.option.size.name, ofReturn),
  returnDiameter: optional.number(
    "Inside diameter of the return",
    "D_r",
    "smallLength",
    (pipe) => mainReturn(pipe)?.option.size.insideDiameter,
    ofReturn,
  ),
  returnVelocity: optional.number("Velocity in the return", "V_r", "waterVelocity", (pipe) => mainReturn(pipe)?.option.velocity, ofReturn),
  returnReynolds: optional.number("Reynolds number of the return", "Re_r", "number", (pipe) => mainReturn(pipe)?.option.reynolds, ofReturn),
  returnFrictionRate: optional.number(
    "Friction rate of the return",
    "R_r",
    "frictionRateWater",
    (pipe) => mainReturn(pipe)?.option.frictionRate,
    ofReturn,
  ),
  returnLength: optional.number(
    "Length of the return",
    "L_r",
    "length",
    ({ pipes }) => (pipes && pipes.returnBeside.length > 0 ? pipes.return?.length : undefined),
    {
      help: "Of a main with reverse return whose return runs next to the supply: of the next section of the main, from the last unit of all of them.",
    },
  ),
  ...pipeNumbers.comparison,
  pipePressureLoss: straightPipe({}),
  fittings: fittingRows("Fittings of the supply", "Δp_i", ({ pipes }) => pipes?.supply),
  returnFittings: fittingRows("Fittings of the return", "Δp_r", ({ pipes }) => pipes?.return),
  fittingsPressureLoss: pipeNumbers.fittingsPressureLoss,
  junctionLoss: optional.number(
    "Junctions",
    "Δp_j",
    "pressureWater",
    ({ pipes }) => pipes && sumOfLosses(pipes.supplyJunction) + sumOfLosses(pipes.returnJunction),
    {
      help: "Where supply and return leave the section that it is connected to, with the change of size. Negative where the faster stream draws the slower along.",
    },
  ),
  passingLoss: optional.number(
    "Joining of its units",
    "Δp_a",
    "pressureWater",
    ({ pipes, isMain }) => (isMain && pipes ? sumOfLosses(pipes.passingJunction) : undefined),
    { help: "Lost by what the return main brings from before, where the units of this section join it." },
  ),
  totalPressureLoss: number("Total pressure loss", "Δp", "pressureWater", ({ losses }) => losses.section, {
    help: "Pipe, fittings, junctions and the balancing valve in it, wide open.",
  }),
  controlValveWanted: optional.number("Drop for the authority", "Δp_w", "pressureWater", (pipe) => valveOf(pipe)?.wanted),
  requiredKv: optional.number("Flow coefficient for the authority", "K_w", "flowCoefficient", (pipe) => valveOf(pipe)?.required),
  controlValveKv: optional.number("Flow coefficient of the control valve", "K_c", "flowCoefficient", (pipe) => valveOf(pipe)?.kv),
  controlValveLoss: optional.number("Control valve", "Δp_c", "pressureWater", (pipe) => valveOf(pipe)?.loss),
  authority: optional.number("Authority", "N", "authority", authority, {
    help: "Drop of the open control valve over that of its branch, with what the balancing valve takes up.",
  }),
  unitLoss: optional.number("Unit with its valves", "Δp_u", "pressureWater", (pipe) => (hasUnit(pipe) ? pipe.losses.end : undefined), {
    help: "Balancing valve wide open.",
  }),
  pathLoss: optional.number("Circuit through its unit", null, "pressureWater", ({ path }) => path),
  slack: optional.number(
    "Excess pressure",
    "Δp_l",
    "pressureWater",
    ({ path, criticalPath }) => (path === undefined ? undefined : criticalPath - path),
    { help: "What its circuit loses less than the critical one." },
  ),
  imbalance: optional.number("Imbalance", "b", "ratio", imbalanceOf, { help: "Of the circuit through its unit, before it is balanced." }),
  toBalance: optional.number(
    "To balance in the section",
    "Δp_b",
    "pressureWater",
    ({ hasSectionValve, taken }) => (hasSectionValve ? taken.inSection : undefined),
    aboveMinimum,
  ),
  balancingKv: optional.number(
    "Balancing valve in the section set to",
    "K_b",
    "flowCoefficient",
    ({ hasSectionValve, flow, losses, taken, fluid }) =>
      hasSectionValve ? balancingKv(flow, losses.valve + taken.inSection, fluid.density) : undefined,
  ),
  toBalanceAtUnit: optional.number(
    "To balance at its unit",
    "Δp_k",
    "pressureWater",
    (pipe) => (hasUnit(pipe) && pipe.row.balancingValve ? pipe.taken.atUnit : undefined),
    aboveMinimum,
  ),
  unitBalancingKv: optional.number("Balancing valve at the unit set to", "K_k", "flowCoefficient", (pipe) => {
    const { row, unitFlow, losses, taken, fluid } = pipe;
    return hasUnit(pipe) && row.balancingValve ? balancingKv(unitFlow, losses.unitValve + taken.atUnit, fluid.density) : undefined;
  }),
  leftUnbalanced: optional.number(
    "Left unbalanced",
    "Δp_x",
    "pressureWater",
    (pipe) => (hasUnit(pipe) && !pipe.row.balancingValve ? pipe.taken.left : undefined),
    { help: "What no valve takes up: the unit gets more than its flow." },
  ),
  differentialPressure: optional.number(
    "Between supply and return at its unit",
    "Δp_d",
    "pressureWater",
    (pipe) => (hasUnit(pipe) ? pipe.losses.end + pipe.taken.atUnit + pipe.taken.left : undefined),
    { help: "Across unit and valves, once balanced." },
  ),
  volume: optional.number("Volume of fluid", "V_f", "liquidVolume", ({ pipes, volume }) => pipes && volume, {
    help: "Of supply and return.",
  }),
  insulationThickness: pipeNumbers.heat.insulationThickness,
  returnInsulationThickness: optional.number(
    "Insulation thickness of the return",
    "s_r",
    "smallLength",
    ({ isMain, heat }) => (isMain ? heat?.return?.thickness : undefined),
    ofReturn,
  ),
  heatPerLength: pipeNumbers.heat.heatPerLength,
  heatGain: optional.number("Heat gain", "q_p", "power", (pipe) => pipe.heat && heatOf(pipe), {
    help: "Of supply and return; negative when the fluid loses heat.",
  }),
  surfaceTemperature: pipeNumbers.heat.surfaceTemperature,
};
