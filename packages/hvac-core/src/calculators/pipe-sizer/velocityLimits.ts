import { pipeVelocityLimits, type PipeMaterial, type PipeSize, type PipeVelocityLimit } from "../../flow/index.ts";

const secondsPerHour = 3600;

/** Limits of velocity of a pipe, lowest first: noise, wear by its material, erosion by hours. */
export type LimitsOf = (material: PipeMaterial, size: PipeSize) => readonly PipeVelocityLimit[];

/**
 * Limits of velocity for the hours of operation, s, and the temperature of the hotter pipe, °C. Of many pipes of few sizes each is looked up once.
 */
export function velocityLimitsOf(operatingHours: number, temperature: number): LimitsOf {
  const known = new Map<PipeSize, readonly PipeVelocityLimit[]>();
  return ({ kind }, size) => {
    let limits = known.get(size);
    if (!limits) {
      limits = pipeVelocityLimits({
        material: kind,
        temperature,
        diameter: size.insideDiameter,
        operatingHours: operatingHours / secondsPerHour,
      });
      known.set(size, limits);
    }
    return limits;
  };
}
