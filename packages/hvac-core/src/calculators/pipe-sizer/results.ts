import { gravity } from "../../constants/gravity.ts";
import { diameterForFrictionRate } from "../../flow/index.ts";
import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import type { PipeSystemState } from "./calculate.ts";
import { inSystem, onePipe } from "./options.ts";
import { fittingRows, fluidHeadHelp, pipeNumbers, straightPipe } from "./pipeNumbers.ts";
import { flowingPipe, heatOf, sumOfCoefficients, type FlowingPipe, type PipeState } from "./pipeState.ts";
import { systemNumbers } from "./system/systemNumbers.ts";

const { number, optional, onlyWhen } = numbersOf<PipeSystemState>();
const pipe = numbersOf<FlowingPipe>();

const onePipeOf = ({ scope, sections }: PipeSystemState) => (scope === "section" ? flowingPipe(sections[0]!) : undefined);

const weightOf = ({ fluid }: Pick<PipeState, "fluid">): number => fluid.density * gravity;
const headHelp = { help: fluidHeadHelp } as const;

export const numbers = defineNumbers({
  ...onlyWhen(
    onePipe,
    onePipeOf,
    inGroup("Size", {
      ...pipeNumbers.size,
      exactDiameter: pipe.number("Exact diameter for the target", "D_x", "smallLength", ({ flow, fluid, pipes, target }) =>
        diameterForFrictionRate({ flow, frictionRate: target, roughness: pipes.pipe.roughness }, fluid),
      ),
    }),
  ),
  ...onlyWhen(onePipe, onePipeOf, inGroup("Flow", pipeNumbers.flow)),
  ...onlyWhen(onePipe, onePipeOf, inGroup("Pressure loss", { pipePressureLoss: straightPipe({ table: "losses" }) })),
  ...inGroup("Pressure loss", {
    totalPressureLoss: number("Total pressure loss", "Δp", "pressureWater", ({ circuits }) => circuits.pump.loss, {
      table: "losses",
      help: "A foot or metre of water, as a unit of pressure, is one of cold water (1000 kg/m³).",
    }),
  }),
  ...onlyWhen(
    onePipe,
    onePipeOf,
    inGroup("Fittings", {
      fittingsPressureLoss: pipeNumbers.fittingsPressureLoss,
      fittingsHeadLoss: pipe.number(
        "Head loss of fittings",
        "h_f",
        "head",
        (pipe) => pipe.pipes.supply.fittingsLoss / weightOf(pipe),
        headHelp,
      ),
      fittings: fittingRows("Fittings", "Δp_i", ({ pipes }) => pipes?.supply),
      fittingsEquivalentLength: pipe.number("Equivalent length of fittings", "L_e", "length", (pipe) => {
        const { size, friction } = pipe.pipes.supply.option;
        return (sumOfCoefficients(pipe) * size.insideDiameter) / friction;
      }),
    }),
  ),
  ...onlyWhen(
    onePipe,
    onePipeOf,
    inGroup("Head of the fluid", {
      headLossRate: pipe.number(
        "Head loss per length",
        "i",
        "headGradient",
        (pipe) => pipe.pipes.supply.option.frictionRate / weightOf(pipe),
        {
          help: "Friction rate over density and gravity: times the length it is the head loss of the pipe, whatever the fluid. That of cold water is the friction rate in feet of water.",
        },
      ),
      pipeHeadLoss: pipe.number("Head loss of straight pipe", "h_p", "head", (pipe) => pipe.pipes.supply.pipeLoss / weightOf(pipe), {
        table: "losses",
        ...headHelp,
      }),
      totalHeadLoss: pipe.number("Total head loss", "h", "head", (pipe) => pipe.losses.section / weightOf(pipe), {
        table: "losses",
        ...headHelp,
      }),
    }),
  ),
  ...inGroup("Fluid", {
    fluidDensity: number("Density of the fluid", "ρ", "density", ({ fluid }) => fluid.density, {
      help: "Why head and pressure differ: the head of the same pressure grows as the density falls.",
    }),
  }),
  ...onlyWhen(onePipe, onePipeOf, inGroup("Hazen-Williams, for comparison", pipeNumbers.comparison)),
  ...inGroup("Contents", {
    // On the sheet V_f and q_p for a single pipe, V_p and q_s for a system, whose sections have V_f and q_p.
    volume: number("Volume of fluid", null, "liquidVolume", ({ pipeVolume }) => pipeVolume),
    fluidMass: number("Mass of fluid", "m_f", "mass", ({ pipeVolume, fluid }) => pipeVolume * fluid.density),
  }),
  ...inGroup("Heat", {
    heatGain: optional.number(
      "Heat gain",
      null,
      "power",
      ({ values, sections }) => (values.heatExchange ? sections.reduce((sum, section) => sum + heatOf(section), 0) : undefined),
      { help: "Heat gain of the straight pipe; negative when the fluid loses heat." },
    ),
  }),
  ...onlyWhen(
    onePipe,
    onePipeOf,
    inGroup("Heat", {
      ...pipeNumbers.heat,
      temperatureChange: pipe.optional.number(
        "Temperature change of the fluid",
        "Δt_p",
        "temperatureDifference",
        (pipe) => pipe.heat && heatOf(pipe) / (pipe.fluid.density * pipe.fluid.specificHeat * pipe.flow),
      ),
    }),
  ),
  ...onlyWhen(inSystem, (state) => (state.scope === "system" ? state : undefined), systemNumbers),
});

export const results = numbers.fields;

/** Pipes as calculated, with their results. */
export type PipeCalculation = PipeSystemState & { readonly results: ResultValues<typeof results> };
