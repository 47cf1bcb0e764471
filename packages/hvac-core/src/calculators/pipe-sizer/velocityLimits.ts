import { hydronicCriteria, pipeVelocityLimits, type PipeVelocityLimit } from "../../flow/index.ts";
import type { PipeCalculation } from "./calculate.ts";
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

/** The usual limits of velocity for the size in use. */
export function velocityLimits({ option: { size }, material }: PipeCalculation, { operatingHours, fluidTemperature }: PipeValues): VelocityLimits {
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
