import { isBelow } from "../../../quantity/tolerance.ts";
import { numbersOf, ofPart } from "../../../kernel/index.ts";
import { fittingRows, pipeNumbers, straightPipe } from "../pipeNumbers.ts";
import { balancedCircuit, flowingPipe, heatOf, imbalanceOf, type FlowingPipe, type PipeState } from "../pipeState.ts";
import type { Leg } from "../leg.ts";
import type { JunctionPart } from "./junctions.ts";
import { authorityOf, balancingKv, type ControlValve } from "./valves.ts";

const { number, optional } = numbersOf<PipeState>();
const flowing = numbersOf<FlowingPipe>();
const returned = numbersOf<Leg>();
const valve = numbersOf<ControlValve>();
/** A section with a unit that has a flow: the loss of its circuit is known. */
interface UnitSection extends PipeState {
  readonly path: number;
}
const unit = numbersOf<UnitSection>();

const sumOfLosses = (parts: readonly JunctionPart[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);
const hasUnit = (pipe: PipeState): pipe is UnitSection => pipe.path !== undefined;
const unitSection = (pipe: PipeState): UnitSection | undefined => (hasUnit(pipe) ? pipe : undefined);
/** The control valve of a unit with a flow. */
const valveOf = (pipe: PipeState): ControlValve | undefined => (hasUnit(pipe) ? pipe.losses.controlValve : undefined);
/** The return of a main with reverse return, whose flow is not that of the supply. */
const mainReturn = ({ pipes, isMain }: PipeState): Leg | undefined => (isMain ? pipes?.return : undefined);

const ofReturn = { help: "For a return with another flow than the supply." } as const;
const aboveMinimum = { help: "Excess pressure that the balancing valve takes up above its minimum drop." } as const;

/** Authority of the control valve of a unit in the balanced system. */
function authority(pipe: PipeState): number | undefined {
  const controlValve = valveOf(pipe);
  return controlValve && authorityOf(controlValve, balancedCircuit(pipe));
}

/** Results of one section of a system: pipe, return, unit and balancing. */
export const sectionNumbers = {
  designFlow: number("Flow", "Q", "waterFlow", ({ flow }) => flow),
  ...ofPart(flowingPipe, { nominalSize: pipeNumbers.size.nominalSize }),
  ...ofPart(unitSection, {
    critical: unit.text("Critical circuit", ({ path, criticalPath }) => (isBelow(path, criticalPath) ? "No" : "Yes"), {
      help: "Whether it belongs to the circuit that the pump is selected by.",
    }),
  }),
  // Unit flow and circuit loss have no symbol: on the sheet each pump has its own for the sums.
  unitFlow: optional.number("Unit flow", null, "waterFlow", ({ row, unitFlow }) => (row.unit === "none" ? undefined : unitFlow)),
  ...ofPart(flowingPipe, {
    diameter: pipeNumbers.size.diameter,
    outsideDiameter: pipeNumbers.size.outsideDiameter,
    velocity: pipeNumbers.flow.velocity,
    velocityLimit: pipeNumbers.flow.velocityLimit,
    reynolds: pipeNumbers.flow.reynolds,
    actualFrictionRate: pipeNumbers.flow.actualFrictionRate,
    returnFlow: flowing.optional.number(
      "Return flow",
      "Q_r",
      "waterFlow",
      ({ isMain, returnFlow }) => (isMain ? returnFlow : undefined),
      ofReturn,
    ),
  }),
  ...ofPart(mainReturn, {
    returnSize: returned.text("Return size", ({ option }) => option.size.name, ofReturn),
    returnDiameter: returned.number("Return inside diameter", "D_r", "smallLength", ({ option }) => option.size.insideDiameter, ofReturn),
    returnVelocity: returned.number("Return velocity", "V_r", "waterVelocity", ({ option }) => option.velocity, ofReturn),
    returnReynolds: returned.number("Return Reynolds number", "Re_r", "number", ({ option }) => option.reynolds, ofReturn),
    returnFrictionRate: returned.number("Return friction rate", "R_r", "frictionRateWater", ({ option }) => option.frictionRate, ofReturn),
  }),
  ...ofPart(flowingPipe, {
    returnLength: flowing.optional.number(
      "Return length",
      "L_r",
      "length",
      ({ pipes }) => (pipes.adjacentSupplies.length > 0 ? pipes.return?.length : undefined),
      {
        help: "For a main with reverse return next to the supply: the length of the next section of the main, after the last unit the length of all of them.",
      },
    ),
    ...pipeNumbers.comparison,
    pipePressureLoss: straightPipe({}),
    fittings: fittingRows("Supply fittings", "Δp_i", ({ pipes }) => pipes.supply),
    returnFittings: fittingRows("Return fittings", "Δp_r", ({ pipes }) => pipes.return),
    fittingsPressureLoss: pipeNumbers.fittingsPressureLoss,
    junctionLoss: flowing.number(
      "Junction loss",
      "Δp_j",
      "pressureWater",
      ({ pipes }) => sumOfLosses(pipes.supplyJunction) + sumOfLosses(pipes.returnJunction),
      {
        help: "Loss where supply and return leave the section that it is connected to, including the change of size. Negative where the faster stream entrains the slower.",
      },
    ),
    passingLoss: flowing.optional.number(
      "Junction loss of the return main",
      "Δp_a",
      "pressureWater",
      ({ pipes, isMain }) => (isMain ? sumOfLosses(pipes.passingJunction) : undefined),
      { help: "Loss of the stream in the return main where the units of this section join it." },
    ),
  }),
  totalPressureLoss: number("Total pressure loss", "Δp", "pressureWater", ({ losses }) => losses.section, {
    help: "Loss of pipe, fittings, junctions and the section balancing valve, wide open.",
  }),
  ...ofPart(valveOf, {
    controlValveTarget: valve.optional.number("Pressure drop for required authority", "Δp_w", "pressureWater", ({ target }) => target),
    requiredKv: valve.optional.number("Flow coefficient for required authority", "K_w", "flowCoefficient", ({ required }) => required),
    controlValveKv: valve.number("Control valve flow coefficient", "K_c", "flowCoefficient", ({ kv }) => kv),
    controlValveLoss: valve.number("Control valve pressure drop", "Δp_c", "pressureWater", ({ loss }) => loss),
  }),
  authority: optional.number("Authority", "N", "authority", authority, {
    help: "Pressure drop of the open control valve over that of its branch, including balancing.",
  }),
  ...ofPart(unitSection, {
    unitLoss: unit.number("Pressure drop of unit and valves", "Δp_u", "pressureWater", ({ losses }) => losses.end, {
      help: "Balancing valve wide open.",
    }),
    pathLoss: unit.number("Circuit pressure loss", null, "pressureWater", ({ path }) => path),
    slack: unit.number("Excess pressure", "Δp_l", "pressureWater", ({ path, criticalPath }) => criticalPath - path, {
      help: "Loss of the critical circuit less that of the circuit through this unit.",
    }),
    imbalance: unit.optional.number("Imbalance", "b", "ratio", imbalanceOf, { help: "Imbalance of its circuit before balancing." }),
  }),
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
  ...ofPart(unitSection, {
    toBalanceAtUnit: unit.optional.number(
      "Balancing at the unit",
      "Δp_k",
      "pressureWater",
      ({ row, balancing }) => (row.balancingValve ? balancing.atUnit : undefined),
      aboveMinimum,
    ),
    unitBalancingKv: unit.optional.number(
      "Unit balancing valve setting",
      "K_k",
      "flowCoefficient",
      ({ row, unitFlow, losses, balancing, fluid }) =>
        row.balancingValve ? balancingKv(unitFlow, losses.unitValve + balancing.atUnit, fluid.density) : undefined,
    ),
    leftUnbalanced: unit.optional.number(
      "Unbalanced pressure",
      "Δp_x",
      "pressureWater",
      ({ row, balancing }) => (row.balancingValve ? undefined : balancing.unbalanced),
      { help: "Excess pressure without a balancing valve: the unit gets more than its design flow." },
    ),
    differentialPressure: unit.number(
      "Differential pressure at the unit",
      "Δp_d",
      "pressureWater",
      ({ losses, balancing }) => losses.end + balancing.atUnit + balancing.unbalanced,
      { help: "Pressure across unit and valves after balancing." },
    ),
  }),
  ...ofPart(flowingPipe, {
    volume: flowing.number("Volume of fluid", "V_f", "liquidVolume", ({ volume }) => volume, { help: "Volume of supply and return." }),
    ...pipeNumbers.heat,
    returnInsulationThickness: flowing.optional.number(
      "Return insulation thickness",
      "s_r",
      "smallLength",
      ({ isMain, heat }) => (isMain ? heat?.return?.thickness : undefined),
      ofReturn,
    ),
    heatGain: flowing.optional.number("Heat gain", "q_p", "power", (pipe) => pipe.heat && heatOf(pipe), {
      help: "Heat gain of supply and return; negative when the fluid loses heat.",
    }),
  }),
};
