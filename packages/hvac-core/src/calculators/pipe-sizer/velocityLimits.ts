import { pipeVelocityLimits, type PipeMaterial, type PipeSize, type PipeVelocityLimit } from "../../flow/index.ts";

const secondsPerHour = 3600;

/** Velocity limits of a pipe, lowest first: noise, wear of its material, erosion by hours. */
export type LimitsOf = (material: PipeMaterial, size: PipeSize) => readonly PipeVelocityLimit[];

/**
 * Velocity limits for the hours of operation, s, and the temperature of the hotter pipe, °C. Each size is looked up once for all pipes.
 */
export function velocityLimitsOf(operatingHours: number, temperature: number): LimitsOf {
  const limitsBySize = new Map<PipeSize, readonly PipeVelocityLimit[]>();
  return ({ kind }, size) => {
    let limits = limitsBySize.get(size);
    if (!limits) {
      limits = pipeVelocityLimits({
        material: kind,
        temperature,
        diameter: size.insideDiameter,
        operatingHours: operatingHours / secondsPerHour,
      });
      limitsBySize.set(size, limits);
    }
    return limits;
  };
}
