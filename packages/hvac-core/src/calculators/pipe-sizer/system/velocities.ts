import { pipeVelocityLimits, type PipeMaterial, type PipeSize, type PipeVelocityLimit } from "../../../flow/index.ts";
import type { PipeValues } from "../schema.ts";
import { hottestOf, legTemperatures } from "./sectionHeat.ts";

const secondsPerHour = 3600;

/** Limits of velocity of a pipe, lowest first: noise, wear by its material, erosion by hours. */
export type LimitsOf = (material: PipeMaterial, size: PipeSize) => readonly PipeVelocityLimit[];

/** Limits of velocity under the conditions of a system, by its hotter pipe; of many pipes of few sizes, each is looked up once. */
export function velocityLimitsOf(values: PipeValues): LimitsOf {
  const { operatingHours } = values;
  const temperature = hottestOf(legTemperatures(values));
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

/** The lowest of the limits of velocity of a pipe. */
export function limitOf(material: PipeMaterial, size: PipeSize, values: PipeValues): PipeVelocityLimit {
  return velocityLimitsOf(values)(material, size)[0]!;
}
