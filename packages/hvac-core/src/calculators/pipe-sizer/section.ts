import { diameterForFrictionRate, frictionFactor, pipeMaterial, pipeSizes, type PipeMaterial, type PipeSize } from "../../flow/index.ts";
import { gravity } from "../../flow/gravity.ts";
import { isAtMost } from "../../quantity/tolerance.ts";
import { liquidOf, type Liquid } from "../../fluids/liquid.ts";
import { OutOfRangeError, type ResultValues } from "../../kernel/index.ts";
import { fittingLosses, sourceText, type FittingLoss } from "./fittingLosses.ts";
import { hazenWilliams, type HazenWilliams } from "./hazenWilliams.ts";
import { insulationOf, pipeHeat, type PipeHeat } from "./pipeHeat.ts";
import type { results } from "./results.ts";
import type { PipeValues } from "./schema.ts";

/** A size of the series at the design flow. */
export interface SizeOption {
  readonly size: PipeSize;
  /** m/s. */
  readonly velocity: number;
  /** Reynolds number. */
  readonly reynolds: number;
  /** Darcy friction factor. */
  readonly friction: number;
  /** Pa/m. */
  readonly frictionRate: number;
}

/** A pipe as calculated: the size in use with the values between input and results. */
export interface PipeSectionCalculation {
  readonly scope: "section";
  readonly results: ResultValues<typeof results>;
  readonly fluid: Liquid;
  /** m³/s. */
  readonly flow: number;
  readonly material: PipeMaterial;
  /** Of the inside surface, m. */
  readonly roughness: number;
  readonly option: SizeOption;
  /** Whether the neighbour asked for is the size used; false where the series has none. */
  readonly asChosen: boolean;
  /** The size that meets the target, with its neighbours. */
  readonly options: readonly SizeOption[];
  /** Of the inside section, m². */
  readonly area: number;
  readonly losses: readonly FittingLoss[];
  /** Sum of n·K. */
  readonly coefficient: number;
  /** Only when asked for. */
  readonly heat: PipeHeat | undefined;
  /** Only when asked for. */
  readonly hazenWilliams: HazenWilliams | undefined;
}

/** What a size makes of a flow. */
export function optionOf(size: PipeSize, flow: number, roughness: number, fluid: Liquid): SizeOption {
  const diameter = size.insideDiameter;
  const velocity = flow / ((Math.PI / 4) * diameter ** 2);
  const reynolds = (fluid.density * velocity * diameter) / fluid.viscosity;
  const friction = frictionFactor(reynolds, roughness / diameter);
  return { size, velocity, reynolds, friction, frictionRate: ((friction / diameter) * fluid.density * velocity ** 2) / 2 };
}

/** Sizes far too small would run at velocities no friction factor is stated for; their area alone rules them out. */
export function isUsable({ insideDiameter }: PipeSize, flow: number, roughness: number): boolean {
  return flow / ((Math.PI / 4) * insideDiameter ** 2) <= 60 && roughness / insideDiameter <= 0.05;
}

/** Whether a size keeps a friction rate and the maximum velocity. */
export function meetsTargets(
  { frictionRate, velocity }: SizeOption,
  target: number,
  { maxVelocity }: Pick<PipeValues, "maxVelocity">,
): boolean {
  return isAtMost(frictionRate, target) && isAtMost(velocity, maxVelocity ?? Infinity);
}

/** Finds the smallest size that keeps the target friction rate and, where given, the velocity. */
function choose(
  values: PipeValues,
  flow: number,
  material: PipeMaterial,
  roughness: number,
  fluid: Liquid,
): Pick<PipeSectionCalculation, "option" | "asChosen" | "options"> {
  const series = pipeSizes(material.key, values.pipeSizes);
  const sizes = series.filter((size) => isUsable(size, flow, roughness));
  const all = sizes.map((size) => optionOf(size, flow, roughness, fluid));
  const meets = all.findIndex((option) => meetsTargets(option, values.frictionRate, values));
  if (meets < 0) {
    const largest = series.at(-1)!;
    throw new OutOfRangeError({
      parameter: "flowRate",
      value: flow,
      min: 0,
      max: flow,
      unit: "m³/s",
      reason: `no size of ${material.name} up to ${largest.name} meets the target; allow more friction, or split the flow`,
    });
  }
  const step = { smaller: -1, standard: 0, larger: 1 }[values.sizeChoice];
  const neighbour = all[meets + step];
  return { option: neighbour ?? all[meets]!, asChosen: neighbour !== undefined, options: all.slice(Math.max(0, meets - 1), meets + 2) };
}

/** Size, velocity and losses of a pipe from its flow, fluid and target friction rate. */
export function calculateSection(values: PipeValues): PipeSectionCalculation {
  const fluid = liquidOf(values);
  const material = pipeMaterial(values.pipeMaterial);
  const roughness = values.roughness ?? material.roughness;
  const flow =
    values.flowBy === "flow"
      ? values.flowRate
      : (values.flowBy === "heating" ? values.heatingLoad : values.heatLoad) /
        (fluid.density * fluid.specificHeat * values.temperatureDifference);
  const { option, asChosen, options } = choose(values, flow, material, roughness, fluid);
  const { size, velocity, reynolds, friction, frictionRate } = option;
  const weight = fluid.density * gravity;
  const area = (Math.PI / 4) * size.insideDiameter ** 2;
  const losses = fittingLosses(values, option, (fluid.density * velocity ** 2) / 2);
  const coefficient = losses.reduce((sum, loss) => sum + loss.number * loss.coefficient, 0);
  const pipeLoss = frictionRate * values.pipeLength;
  const fittingsLoss = losses.reduce((sum, { pressureLoss }) => sum + pressureLoss, 0);
  const volume = area * values.pipeLength;
  const thickness = insulationOf(values, size, values.fluidTemperature);
  const heat = values.heatExchange ? pipeHeat({ ...values, insulationThickness: thickness }, size.outsideDiameter) : undefined;
  const compared = hazenWilliams(values, flow, size.insideDiameter, frictionRate);
  return {
    scope: "section",
    fluid,
    flow,
    material,
    roughness,
    option,
    asChosen,
    options,
    area,
    losses,
    coefficient,
    heat,
    hazenWilliams: compared,
    results: {
      nominalSize: size.name,
      diameter: size.insideDiameter,
      outsideDiameter: size.outsideDiameter,
      exactDiameter: diameterForFrictionRate({ flow, frictionRate: values.frictionRate, roughness }, fluid),
      designFlow: flow,
      velocity,
      actualFrictionRate: frictionRate,
      reynolds,
      pipePressureLoss: pipeLoss,
      fittingsPressureLoss: fittingsLoss,
      totalPressureLoss: pipeLoss + fittingsLoss,
      headLossRate: frictionRate / weight,
      pipeHeadLoss: pipeLoss / weight,
      fittingsHeadLoss: fittingsLoss / weight,
      totalHeadLoss: (pipeLoss + fittingsLoss) / weight,
      fluidDensity: fluid.density,
      fittings: losses.map((loss) => ({
        id: loss.id,
        name: loss.name,
        coefficient: loss.coefficient,
        pressureLoss: loss.pressureLoss,
        headLoss: loss.pressureLoss / weight,
        source: sourceText(loss),
      })),
      fittingsEquivalentLength: (coefficient * size.insideDiameter) / friction,
      volume,
      fluidMass: volume * fluid.density,
      ...(compared && { hazenWilliamsFrictionRate: compared.frictionRate, hazenWilliamsDifference: compared.difference }),
      ...(heat && {
        ...(values.insulationBy === "standard" && { insulationThickness: thickness }),
        heatPerLength: heat.perLength,
        heatGain: heat.perLength * values.pipeLength,
        temperatureChange: (heat.perLength * values.pipeLength) / (fluid.density * fluid.specificHeat * flow),
      }),
    },
  };
}
