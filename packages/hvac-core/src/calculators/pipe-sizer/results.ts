import { gravity } from "../../constants/gravity.ts";
import { diameterForFrictionRate } from "../../flow/index.ts";
import {
  defineNumbers,
  inGroup,
  numbersOf,
  type NumberLine,
  type NumberLines,
  type ResultField,
  type ResultValues,
} from "../../kernel/index.ts";
import type { PipeSystemState } from "./calculate.ts";
import { fittingRows, fluidHeadHelp, pipeNumbers, straightPipe } from "./pipeNumbers.ts";
import { heatOf, sumOfCoefficients, type PipeState } from "./pipeState.ts";
import { systemNumbers } from "./system/systemNumbers.ts";

const { number, optional } = numbersOf<PipeSystemState>();
const one = numbersOf<PipeState>();

/** Lines of the pipe that is calculated by itself, and of a system: absent in the other scope. */
function onlyFor<Part, const Lines extends NumberLines>(partOf: (state: PipeSystemState) => Part | undefined, lines: Lines) {
  return Object.fromEntries(
    Object.entries(lines).map(([name, { field, value }]) => [
      name,
      {
        field: { ...field, optional: true },
        value: (state: PipeSystemState) => {
          const part = partOf(state);
          return part === undefined ? undefined : value(part as never);
        },
      },
    ]),
  ) as unknown as {
    readonly [K in keyof Lines]: Lines[K] extends { readonly field: infer F extends ResultField; readonly value: (state: never) => infer V }
      ? NumberLine<F & { readonly optional: true }, PipeSystemState, V | undefined>
      : never;
  };
}
const ofOnePipe = <const Lines extends NumberLines>(lines: Lines) =>
  onlyFor(({ scope, sections }) => (scope === "section" ? sections[0] : undefined), lines);

const weightOf = ({ fluid }: Pick<PipeState, "fluid">): number => fluid.density * gravity;
const headHelp = { help: fluidHeadHelp } as const;

export const numbers = defineNumbers({
  ...ofOnePipe(
    inGroup("Size", {
      ...pipeNumbers.size,
      exactDiameter: one.number("Exact diameter for the target", "D_x", "smallLength", ({ flow, fluid, pipes, target }) =>
        diameterForFrictionRate({ flow, frictionRate: target, roughness: pipes!.pipe.roughness }, fluid),
      ),
    }),
  ),
  ...ofOnePipe(inGroup("Flow", pipeNumbers.flow)),
  ...ofOnePipe(inGroup("Pressure loss", { pipePressureLoss: straightPipe({ table: "losses" }) })),
  ...inGroup("Pressure loss", {
    totalPressureLoss: number("Total pressure loss", "Δp", "pressureWater", ({ circuits }) => circuits.pump.loss, {
      table: "losses",
      help: "A foot or metre of water, as a unit of pressure, is one of cold water (1000 kg/m³).",
    }),
  }),
  ...ofOnePipe(
    inGroup("Fittings", {
      fittingsPressureLoss: pipeNumbers.fittingsPressureLoss,
      fittingsHeadLoss: one.number(
        "Head loss of all fittings",
        "h_f",
        "head",
        (pipe) => pipe.pipes!.supply.fittingsLoss / weightOf(pipe),
        headHelp,
      ),
      fittings: fittingRows("Fittings", "Δp_i", ({ pipes }) => pipes?.supply),
      fittingsEquivalentLength: one.number("Equivalent length of fittings", "L_e", "length", (pipe) => {
        const { size, friction } = pipe.pipes!.supply.option;
        return (sumOfCoefficients(pipe) * size.insideDiameter) / friction;
      }),
    }),
  ),
  ...ofOnePipe(
    inGroup("Head of the fluid", {
      headLossRate: one.number(
        "Head loss per length",
        "i",
        "headGradient",
        (pipe) => pipe.pipes!.supply.option.frictionRate / weightOf(pipe),
        {
          help: "Friction rate over density and gravity: times the length it is the head loss of the pipe, whatever the fluid. That of cold water is the friction rate in feet of water.",
        },
      ),
      pipeHeadLoss: one.number("Pipe", "h_p", "head", (pipe) => pipe.pipes!.supply.pipeLoss / weightOf(pipe), {
        table: "losses",
        ...headHelp,
      }),
      totalHeadLoss: one.number("Total head loss", "h", "head", (pipe) => pipe.losses.section / weightOf(pipe), {
        table: "losses",
        ...headHelp,
      }),
    }),
  ),
  ...inGroup("Head of the fluid", {
    fluidDensity: number("Density of the fluid", "ρ", "density", ({ fluid }) => fluid.density, {
      help: "Why head and pressure differ: the head of the same pressure grows as the density falls.",
    }),
  }),
  ...ofOnePipe(inGroup("Hazen-Williams, for comparison", pipeNumbers.comparison)),
  ...inGroup("Contents", {
    // Of one pipe V_f and q_p, of a system V_p and q_s: its rows have the others.
    volume: number("Volume of fluid", null, "liquidVolume", ({ pipeVolume }) => pipeVolume),
    fluidMass: number("Mass of fluid", "m_f", "mass", ({ pipeVolume, fluid }) => pipeVolume * fluid.density),
  }),
  ...inGroup("Heat", {
    heatGain: optional.number(
      "Heat gain",
      null,
      "power",
      ({ values, sections }) => (values.heatExchange ? sections.reduce((sum, section) => sum + heatOf(section), 0) : undefined),
      { help: "Of the straight pipe; negative when the fluid loses heat." },
    ),
  }),
  ...ofOnePipe(
    inGroup("Heat", {
      ...pipeNumbers.heat,
      temperatureChange: one.optional.number(
        "Temperature change of the fluid",
        "Δt_p",
        "temperatureDifference",
        (pipe) => pipe.heat && heatOf(pipe) / (pipe.fluid.density * pipe.fluid.specificHeat * pipe.flow),
      ),
    }),
  ),
  ...onlyFor((state) => (state.scope === "system" ? state : undefined), systemNumbers),
});

export const results = numbers.fields;

/** Pipes as calculated, with their results. */
export type PipeCalculation = PipeSystemState & { readonly results: ResultValues<typeof results> };
