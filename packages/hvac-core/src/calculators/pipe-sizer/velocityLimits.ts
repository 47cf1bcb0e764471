import { hydronicCriteria, pipeVelocityLimits, type PipeVelocityLimit } from "../../flow/index.ts";
import type { PipeSectionCalculation } from "./section.ts";
import type { PipeValues } from "./schema.ts";

const secondsPerHour = 3600;

/** Velocities between which a pipe is usually kept. */
export interface VelocityLimits {
  /** Below it air stays at high points, m/s. */
  readonly least: number;
  /** Above it the pipe may be heard in occupied rooms. */
  readonly noise: PipeVelocityLimit;
  /** Above it the pipe wears, by its material and temperature or by its hours of operation; undefined where no limit is known (PEX, polyethylene). */
  readonly wear: PipeVelocityLimit | undefined;
}

/**
 * The usual limits of velocity for the size in use.
 *
 * @param calculation of the pipe: size and material count
 * @param values its input in SI: hours of operation and temperature of the fluid count
 * @returns the limits, m/s
 * @throws {OutOfRangeError} when the fluid is hotter or colder than the limits are known for
 * @source copper-tube-handbook, velocity limitations
 * @source ashrae-hof-2017, ch. 22, maximum water velocity to minimize erosion
 * @example
 * ```ts
 * import { pipeSizer, velocityLimits } from "@org/hvac-core/calculators/pipe-sizer";
 * const outcome = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
 * outcome.ok && outcome.calculation.scope === "section" && velocityLimits(outcome.calculation, outcome.values).noise.velocity; // 3
 * ```
 */
export function velocityLimits(
  { option: { size }, material }: Pick<PipeSectionCalculation, "option" | "material">,
  { operatingHours, fluidTemperature }: PipeValues,
): VelocityLimits {
  const limits = pipeVelocityLimits({
    material: material.kind,
    temperature: fluidTemperature,
    diameter: size.insideDiameter,
    operatingHours: operatingHours / secondsPerHour,
  });
  return {
    least: hydronicCriteria.minVelocity,
    noise: limits.find(({ reason }) => reason === "noise")!,
    wear: limits.find(({ reason }) => reason !== "noise"),
  };
}
