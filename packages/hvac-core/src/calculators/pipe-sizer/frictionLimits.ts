import { frictionRateAtVelocity, hydronicCriteria, type PipeVelocityLimit } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import type { Leg } from "./leg.ts";
import type { SectionPipe } from "./pipe.ts";
import type { PipeValues } from "./schema.ts";

/** Limits of a pipe on its friction chart. */
export interface FrictionLimits {
  /** Friction rate by which it is sized, Pa/m. */
  readonly frictionRate: number;
  /** Velocity below which water does not carry its air along, m/s. */
  readonly minimumVelocity: number;
  /** Maximum velocity: that entered, else that of noise, m/s. */
  readonly maximumVelocity: number;
  /** Whether the maximum velocity was entered. */
  readonly isEntered: boolean;
  /** Limit of erosion or of the material, if it has one. */
  readonly wear: PipeVelocityLimit | undefined;
}

/**
 * The limits within which a pipe is usually sized: the lines of its friction chart.
 *
 * @param supply supply of the pipe as calculated
 * @param values its input in SI
 * @returns friction rate, Pa/m, and velocities, m/s
 * @source ashrae-hof-2017, ch. 22, design considerations
 * @example
 * ```ts
 * import { frictionLimits, pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 1, pipeLength: 20 });
 * outcome.ok && frictionLimits(outcome.calculation.sections[0]!.pipes!.supply, outcome.values).minimumVelocity; // 0.6
 * ```
 */
export function frictionLimits(
  { velocityLimits }: Pick<Leg, "velocityLimits">,
  { frictionRate, maxVelocity }: Pick<PipeValues, "frictionRate" | "maxVelocity">,
): FrictionLimits {
  const noise = velocityLimits.find(({ reason }) => reason === "noise")!;
  return {
    frictionRate,
    minimumVelocity: hydronicCriteria.minVelocity,
    maximumVelocity: maxVelocity ?? noise.velocity,
    isEntered: maxVelocity !== null,
    wear: velocityLimits.find(({ reason }) => reason !== "noise"),
  };
}

/** Walls and liquid of a pipe. */
export interface FrictionMedium extends Pick<SectionPipe, "roughness"> {
  readonly fluid: Liquid;
}

/**
 * The friction rates between the limits of a pipe at a flow; there are none where the lower one exceeds the upper one.
 *
 * @param flow m³/s, above 0
 * @param limits limits from `frictionLimits`
 * @param medium roughness, m, and the liquid as calculated
 * @returns lower and upper friction rate, Pa/m
 * @throws {OutOfRangeError} when no pipe carries the flow at one of the velocities
 * @source colebrook, with the diameter by continuity
 * @see {@link frictionLimits}
 * @example
 * ```ts
 * import { frictionLimits, frictionRange, pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 1, pipeLength: 20, frictionRate: 250 });
 * const calculation = outcome.ok ? outcome.calculation : undefined;
 * const { pipe, supply } = calculation!.sections[0]!.pipes!;
 * const limits = frictionLimits(supply, { frictionRate: 250, maxVelocity: 3 });
 * frictionRange(supply.flow, limits, { roughness: pipe.roughness, fluid: calculation!.fluid }).high; // 250
 * ```
 */
export function frictionRange(
  flow: number,
  { frictionRate, minimumVelocity, maximumVelocity, wear }: FrictionLimits,
  { roughness, fluid }: FrictionMedium,
): { readonly low: number; readonly high: number } {
  const rateAt = (velocity: number): number => frictionRateAtVelocity({ flow, velocity, roughness }, fluid);
  return { low: rateAt(minimumVelocity), high: Math.min(frictionRate, rateAt(maximumVelocity), wear ? rateAt(wear.velocity) : Infinity) };
}
