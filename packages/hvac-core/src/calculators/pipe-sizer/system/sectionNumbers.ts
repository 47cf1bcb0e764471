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

const ofReturn = { help: "For a return with another flow than the supply." } as const;
const aboveMinimum = { help: "Excess pressure that the balancing valve takes up above its minimum drop." } as const;

/** Authority of the control valve of a unit in the balanced system. */
export function authority(pipe: PipeState): number | undefined {
  const valve = valveOf(pipe);
  return valve && authorityOf(valve, balancedCircuit(pipe));
}

/** Results of one section of a system: pipe, return, unit and balancing. */
export const sectionNumbers = {
  designFlow: pipeNumbers.flow.designFlow,
  nominalSize: pipeNumbers.size.nominalSize,
  critical: optional.text(
    "Critical circuit",
    ({ path, criticalPath }) => (path === undefined ? undefined : isBelow(path, criticalPath) ? "No" : "Yes"),
    { help: "Whether it belongs to the circuit that the pump is selected by." },
  ),
  // Unit flow and circuit loss have no symbol: on the sheet each pump has its own for the sums.
  unitFlow: optional.number("Unit flow", null, "waterFlow", ({ row, unitFlow }) => (row.unit === "none" ? undefined : unitFlow)),
  diameter: pipeNumbers.size.diameter,
  outsideDiameter: pipeNumbers.size.outsideDiameter,
  velocity: pipeNumbers.flow.velocity,
  velocityLimit: pipeNumbers.flow.velocityLimit,
  reynolds: pipeNumbers.flow.reynolds,
  actualFrictionRate: pipeNumbers.flow.actualFrictionRate,
  returnFlow: optional.number(
    "Return flow",
    "Q_r",
    "waterFlow",
    ({ isMain, pipes, returnFlow }) => (isMain && pipes ? returnFlow : undefined),
    ofReturn,
  ),
  returnSize: optional.text("Return size", (pipe) => mainReturn(pipe)?.option.size.name, ofReturn),
  returnDiameter: optional.number(
    "Return inside diameter",
    "D_r",
    "smallLength",
    (pipe) => mainReturn(pipe)?.option.size.insideDiameter,
    ofReturn,
  ),
  returnVelocity: optional.number("Return velocity", "V_r", "waterVelocity", (pipe) => mainReturn(pipe)?.option.velocity, ofReturn),
  returnReynolds: optional.number("Return Reynolds number", "Re_r", "number", (pipe) => mainReturn(pipe)?.option.reynolds, ofReturn),
  returnFrictionRate: optional.number(
    "Return friction rate",
    "R_r",
    "frictionRateWater",
    (pipe) => mainReturn(pipe)?.option.frictionRate,
    ofReturn,
  ),
  returnLength: optional.number(
    "Return length",
    "L_r",
    "length",
    ({ pipes }) => (pipes && pipes.adjacentSupplies.length > 0 ? pipes.return?.length : undefined),
    {
      help: "For a main with reverse return next to the supply: the length of the next section of the main, after the last unit the length of all of them.",
    },
  ),
  ...pipeNumbers.comparison,
  pipePressureLoss: straightPipe({}),
  fittings: fittingRows("Supply fittings", "Δp_i", ({ pipes }) => pipes?.supply),
  returnFittings: fittingRows("Return fittings", "Δp_r", ({ pipes }) => pipes?.return),
  fittingsPressureLoss: pipeNumbers.fittingsPressureLoss,
  junctionLoss: optional.number(
    "Junction loss",
    "Δp_j",
    "pressureWater",
    ({ pipes }) => pipes && sumOfLosses(pipes.supplyJunction) + sumOfLosses(pipes.returnJunction),
    {
      help: "Loss where supply and return leave the section that it is connected to, including the change of size. Negative where the faster stream entrains the slower.",
    },
  ),
  passingLoss: optional.number(
    "Junction loss of the return main",
    "Δp_a",
    "pressureWater",
    ({ pipes, isMain }) => (isMain && pipes ? sumOfLosses(pipes.passingJunction) : undefined),
    { help: "Loss of the stream in the return main where the units of this section join it." },
  ),
  totalPressureLoss: number("Total pressure loss", "Δp", "pressureWater", ({ losses }) => losses.section, {
    help: "Loss of pipe, fittings, junctions and the section balancing valve, wide open.",
  }),
  controlValveTarget: optional.number("Pressure drop for required authority", "Δp_w", "pressureWater", (pipe) => valveOf(pipe)?.target),
  requiredKv: optional.number("Flow coefficient for required authority", "K_w", "flowCoefficient", (pipe) => valveOf(pipe)?.required),
  controlValveKv: optional.number("Control valve flow coefficient", "K_c", "flowCoefficient", (pipe) => valveOf(pipe)?.kv),
  controlValveLoss: optional.number("Control valve pressure drop", "Δp_c", "pressureWater", (pipe) => valveOf(pipe)?.loss),
  authority: optional.number("Authority", "N", "authority", authority, {
    help: "Pressure drop of the open control valve over that of its branch, including balancing.",
  }),
  unitLoss: optional.number(
    "Pressure drop of unit and valves",
    "Δp_u",
    "pressureWater",
    (pipe) => (hasUnit(pipe) ? pipe.losses.end : undefined),
    { help: "Balancing valve wide open." },
  ),
  pathLoss: optional.number("Circuit pressure loss", null, "pressureWater", ({ path }) => path),
  slack: optional.number(
    "Excess pressure",
    "Δp_l",
    "pressureWater",
    ({ path, criticalPath }) => (path === undefined ? undefined : criticalPath - path),
    { help: "Loss of the critical circuit less that of its own." },
  ),
  imbalance: optional.number("Imbalance", "b", "ratio", imbalanceOf, { help: "Imbalance of its circuit before balancing." }),
  toBalance: optional.number(
    "Balancing in the section",
    "Δp_b",
    "pressureWater",
    ({ hasSectionValve, balancing }) => (hasSectionValve ? balancing.inSection : undefined),
    aboveMinimum,
  ),
  balancingKv: optional.number(
    "Section balancing valve setting",
    "K_b",
    "flowCoefficient",
    ({ hasSectionValve, flow, losses, balancing, fluid }) =>
      hasSectionValve ? balancingKv(flow, losses.valve + balancing.inSection, fluid.density) : undefined,
  ),
  toBalanceAtUnit: optional.number(
    "Balancing at the unit",
    "Δp_k",
    "pressureWater",
    (pipe) => (hasUnit(pipe) && pipe.row.balancingValve ? pipe.balancing.atUnit : undefined),
    aboveMinimum,
  ),
  unitBalancingKv: optional.number("Unit balancing valve setting", "K_k", "flowCoefficient", (pipe) => {
    const { row, unitFlow, losses, balancing, fluid } = pipe;
    return hasUnit(pipe) && row.balancingValve ? balancingKv(unitFlow, losses.unitValve + balancing.atUnit, fluid.density) : undefined;
  }),
  leftUnbalanced: optional.number(
    "Unbalanced pressure",
    "Δp_x",
    "pressureWater",
    (pipe) => (hasUnit(pipe) && !pipe.row.balancingValve ? pipe.balancing.unbalanced : undefined),
    { help: "Excess pressure without a balancing valve: the unit gets more than its design flow." },
  ),
  differentialPressure: optional.number(
    "Differential pressure at the unit",
    "Δp_d",
    "pressureWater",
    (pipe) => (hasUnit(pipe) ? pipe.losses.end + pipe.balancing.atUnit + pipe.balancing.unbalanced : undefined),
    { help: "Pressure across unit and valves after balancing." },
  ),
  volume: optional.number("Volume of fluid", "V_f", "liquidVolume", ({ pipes, volume }) => pipes && volume, {
    help: "Volume of supply and return.",
  }),
  insulationThickness: pipeNumbers.heat.insulationThickness,
  returnInsulationThickness: optional.number(
    "Return insulation thickness",
    "s_r",
    "smallLength",
    ({ isMain, heat }) => (isMain ? heat?.return?.thickness : undefined),
    ofReturn,
  ),
  heatPerLength: pipeNumbers.heat.heatPerLength,
  heatGain: optional.number("Heat gain", "q_p", "power", (pipe) => pipe.heat && heatOf(pipe), {
    help: "Heat gain of supply and return; negative when the fluid loses heat.",
  }),
  surfaceTemperature: pipeNumbers.heat.surfaceTemperature,
};
