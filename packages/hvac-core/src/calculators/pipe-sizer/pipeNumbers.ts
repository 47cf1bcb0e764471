import { numbersOf } from "../../kernel/index.ts";
import { sourceText, type FittingLoss } from "./fittingLosses.ts";
import { sectionFittings, type Leg } from "./leg.ts";
import type { FlowingPipe } from "./pipeState.ts";

const { number, text, rows, optional } = numbersOf<FlowingPipe>();
const fitting = numbersOf<FittingLoss>();

export const fluidHeadHelp = "Pressure over density and gravity: metres or feet of the fluid itself, as pump curves have it.";

/** Fittings of a leg, as a section lists them. */
export function fittingRows<const L extends string, const S extends string>(
  label: L,
  lossSymbol: S,
  legOf: (pipe: FlowingPipe) => Leg | undefined,
) {
  return rows(
    label,
    (pipe) => {
      const leg = legOf(pipe);
      return leg ? sectionFittings(leg, pipe.id) : [];
    },
    {
      name: fitting.text("Fitting", ({ name }) => name),
      coefficient: fitting.number("Loss coefficient", "K", "number", ({ coefficient }) => coefficient, {
        help: "Coefficient of one fitting, on the velocity in the pipe.",
      }),
      pressureLoss: fitting.number("Pressure loss", lossSymbol, "pressureWater", ({ pressureLoss }) => pressureLoss, {
        table: "losses",
        help: "Loss of all fittings of the row.",
      }),
      headLoss: fitting.number("Head loss", "h_i", "head", ({ headLoss }) => headLoss, { table: "losses", help: fluidHeadHelp }),
      source: fitting.text("Source", sourceText),
    },
  );
}

/** Pressure loss of supply and return, Pa. */
const sumOfLegs = ({ pipes }: FlowingPipe, lossOf: (leg: Leg) => number): number =>
  lossOf(pipes.supply) + (pipes.return ? lossOf(pipes.return) : 0);

/** Loss of the straight pipe; with one pipe the table of losses shows it. */
export const straightPipe = <const O extends { readonly table?: string }>(options: O) =>
  number("Pressure loss of straight pipe", "Δp_p", "pressureWater", (pipe) => sumOfLegs(pipe, ({ pipeLoss }) => pipeLoss), {
    help: "Friction rate times length, in a system of supply and return.",
    ...options,
  });

/** Results of a pipe: the single pipe, or a section of a system with a flow. */
export const pipeNumbers = {
  size: {
    nominalSize: text("Size", ({ pipes }) => pipes.supply.option.size.name),
    diameter: number("Inside diameter", "D", "smallLength", ({ pipes }) => pipes.supply.option.size.insideDiameter),
    outsideDiameter: number("Outside diameter", "D_o", "smallLength", ({ pipes }) => pipes.supply.option.size.outsideDiameter),
  },
  flow: {
    designFlow: number("Flow", "Q", "waterFlow", ({ flow }) => flow),
    velocity: number("Velocity", "V", "waterVelocity", ({ pipes }) => pipes.supply.option.velocity),
    velocityLimit: number("Velocity limit", "V_m", "waterVelocity", ({ pipes }) => pipes.supply.velocityLimits[0]!.velocity, {
      help: "The lowest of noise, wear and erosion.",
    }),
    actualFrictionRate: number("Friction rate", "R", "frictionRateWater", ({ pipes }) => pipes.supply.option.frictionRate),
    reynolds: number("Reynolds number", "Re", "number", ({ pipes }) => pipes.supply.option.reynolds),
  },
  fittingsPressureLoss: number("Pressure loss of fittings", "Δp_f", "pressureWater", (pipe) =>
    sumOfLegs(pipe, ({ fittingsLoss }) => fittingsLoss),
  ),
  comparison: {
    hazenWilliamsFrictionRate: optional.number(
      "Friction rate by Hazen-Williams",
      "R_w",
      "frictionRateWater",
      ({ comparison }) => comparison?.frictionRate,
    ),
    hazenWilliamsDifference: optional.number("Difference from Darcy-Weisbach", "e_w", "ratio", ({ comparison }) => comparison?.difference),
  },
  heat: {
    insulationThickness: optional.number("Insulation thickness", "s_i", "smallLength", ({ heat }) => heat?.supply.thickness),
    heatPerLength: optional.number("Heat gain per length", "q_L", "heatPerLength", ({ heat }) => heat?.supply.perLength),
    surfaceTemperature: optional.number("Surface temperature", "t_o", "temperature", ({ heat }) => heat?.supply.surfaceTemperature),
  },
} as const;
