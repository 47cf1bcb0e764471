import { numbersOf } from "../../kernel/index.ts";
import { sourceText, type FittingLoss } from "./fittingLosses.ts";
import { sectionFittings, type Leg } from "./leg.ts";
import type { PipeState } from "./pipeState.ts";

const { number, optional } = numbersOf<PipeState>();
const fitting = numbersOf<FittingLoss>();

export const fluidHeadHelp = "Pressure over density and gravity: metres or feet of the fluid itself, as pump curves have it.";

const supplyOf = ({ pipes }: PipeState): Leg | undefined => pipes?.supply;

/** Fittings of a leg, as a section lists them. */
export function fittingRows<const L extends string, const S extends string>(
  label: L,
  lossSymbol: S,
  legOf: (pipe: PipeState) => Leg | undefined,
) {
  return optional.rows(
    label,
    (pipe) => {
      const leg = legOf(pipe);
      return pipe.pipes && (leg ? sectionFittings(leg, pipe.id) : []);
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

/** Pressure loss of supply and return, Pa; undefined where nothing flows. */
const sumOfLegs = ({ pipes }: PipeState, lossOf: (leg: Leg) => number): number | undefined =>
  pipes && lossOf(pipes.supply) + (pipes.return ? lossOf(pipes.return) : 0);

/** Loss of the straight pipe; with one pipe the table of losses shows it. */
export const straightPipe = <const O extends { readonly table?: string }>(options: O) =>
  optional.number("Pressure loss of straight pipe", "Δp_p", "pressureWater", (pipe) => sumOfLegs(pipe, ({ pipeLoss }) => pipeLoss), {
    help: "Friction rate times length, in a system of supply and return.",
    ...options,
  });

/** Results of a pipe: the single pipe, or a section of a system. A section without flow has no size, and nothing that follows from one. */
export const pipeNumbers = {
  size: {
    nominalSize: optional.text("Size", (pipe) => supplyOf(pipe)?.option.size.name),
    diameter: optional.number("Inside diameter", "D", "smallLength", (pipe) => supplyOf(pipe)?.option.size.insideDiameter),
    outsideDiameter: optional.number("Outside diameter", "D_o", "smallLength", (pipe) => supplyOf(pipe)?.option.size.outsideDiameter),
  },
  flow: {
    designFlow: number("Flow", "Q", "waterFlow", ({ flow }) => flow),
    velocity: optional.number("Velocity", "V", "waterVelocity", (pipe) => supplyOf(pipe)?.option.velocity),
    velocityLimit: optional.number("Velocity limit", "V_m", "waterVelocity", (pipe) => supplyOf(pipe)?.velocityLimits[0]!.velocity, {
      help: "The lowest of noise, wear and erosion.",
    }),
    actualFrictionRate: optional.number("Friction rate", "R", "frictionRateWater", (pipe) => supplyOf(pipe)?.option.frictionRate),
    reynolds: optional.number("Reynolds number", "Re", "number", (pipe) => supplyOf(pipe)?.option.reynolds),
  },
  fittingsPressureLoss: optional.number("Pressure loss of fittings", "Δp_f", "pressureWater", (pipe) =>
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
