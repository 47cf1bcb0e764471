import { erosionVelocityLimit, hydronicCriteria } from "../../flow/index.ts";
import type { PipeCalculation } from "./calculate.ts";
import type { PipeValues } from "./schema.ts";

const secondsPerHour = 3600;

/** Velocities between which a pipe is usually kept, m/s. */
export interface VelocityLimits {
  /** Below it air stays at high points. */
  readonly least: number;
  /** Above it the pipe may be heard in occupied rooms. */
  readonly quiet: number;
  /** Above it the pipe erodes at its hours of operation. */
  readonly erosion: number;
  /** Up to DN 50, where the limit of noise is the lower one. */
  readonly isSmall: boolean;
}

/** The usual limits of velocity for the size in use. */
export function velocityLimits({ option: { size } }: PipeCalculation, { operatingHours }: PipeValues): VelocityLimits {
  // Pipes sized by their outside diameter have no DN; DN 50 is some 50 to 55 mm inside.
  const isSmall = size.dn === undefined ? size.insideDiameter <= 0.055 : size.dn <= 50;
  return {
    least: hydronicCriteria.minVelocity,
    quiet: isSmall ? hydronicCriteria.maxVelocitySmall : hydronicCriteria.maxVelocityLarge,
    erosion: erosionVelocityLimit(operatingHours / secondsPerHour),
    isSmall,
  };
}
