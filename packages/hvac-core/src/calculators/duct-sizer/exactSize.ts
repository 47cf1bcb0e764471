import {
  diameterForFrictionRate,
  flatOvalEquivalentDiameter,
  flexibleDuctCorrectionFactor,
  heightForAspectRatio,
  majorForEquivalentDiameter,
  otherSideForEquivalentDiameter,
} from "../../flow/index.ts";
import { isAtMost } from "../../quantity/tolerance.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import type { DuctAir } from "./air.ts";
import type { Duct } from "./duct.ts";
import { round, roughnessOf, sectionOf, type Size } from "./size.ts";
import { maxVelocityOf } from "./velocityLimits.ts";

/** Diameters between which flexible duct is made and its correction was measured, m. */
export const flexibleRange = { min: 0.1, max: 0.5 } as const;

/** Demand of the target on a size: an area, or a diameter of equal friction. */
export interface Demand {
  readonly by: "area" | "frictionDiameter";
  /** m² of an area, m of a diameter. */
  readonly minimum: number;
}

export interface ExactSize extends Size {
  readonly demand: Demand;
  /** The other demand on a standard size: the target where the maximum velocity governs, or the maximum velocity where the target does. */
  readonly besides: Demand | undefined;
  /** Whether it is the smallest of its kind, and more than meets the target. */
  readonly isSmallest: boolean;
}

/** A size without the demands that it is for. */
type SizeForDemand = Omit<ExactSize, "demand" | "besides">;

function flexibleDiameter(values: Duct, air: DuctAir): number {
  const { airflow, targetFriction, compression } = values;
  const roughness = roughnessOf(values);
  const needed = (assumed: number): number =>
    diameterForFrictionRate(
      { flow: airflow, frictionRate: targetFriction / flexibleDuctCorrectionFactor(assumed, compression), roughness },
      air,
    );
  const { min, max } = flexibleRange;
  if (needed(min) <= min) return needed(min);
  if (needed(max) > max) return needed(max);
  let diameter = 0.25;
  // The factor falls more slowly with the diameter than the friction, so each pass at least halves the error.
  for (let pass = 0; pass < 60; pass++) {
    const next = Math.min(max, Math.max(min, needed(diameter)));
    if (Math.abs(next - diameter) < 1e-15) return next;
    diameter = next;
  }
  return diameter;
}

function demandOf(values: Duct, air: DuctAir): Demand {
  const { airflow, sizingMethod, targetVelocity, targetFriction, ductShape } = values;
  if (sizingMethod === "velocity") return { by: "area", minimum: airflow / targetVelocity };
  if (ductShape === "flexible") return { by: "frictionDiameter", minimum: flexibleDiameter(values, air) };
  return {
    by: "frictionDiameter",
    minimum: diameterForFrictionRate({ flow: airflow, frictionRate: targetFriction, roughness: roughnessOf(values) }, air),
  };
}

function roundSize(values: Duct, demand: Demand): SizeForDemand {
  const diameter = demand.by === "area" ? Math.sqrt((4 * demand.minimum) / Math.PI) : demand.minimum;
  if (values.ductShape === "round") return { ...round(diameter), isSmallest: false };
  const { min, max } = flexibleRange;
  if (diameter > max) {
    throw new OutOfRangeError({
      parameter: "airflow",
      value: values.airflow,
      min: 0,
      max,
      unit: "m³/s",
      reason: "it needs more than a flexible duct of 500 mm (20 in), the largest that is made and tested",
    });
  }
  return { ...round(Math.max(min, diameter)), isSmallest: diameter < min };
}

function rectangularSize({ sideRule, aspectRatio, fixedSide }: Duct, demand: Demand): SizeForDemand {
  const { by, minimum } = demand;
  if (sideRule === "fixedSide") {
    const width = by === "area" ? minimum / fixedSide : otherSideForEquivalentDiameter(minimum, fixedSide);
    return { width, height: fixedSide, isSmallest: false };
  }
  const height = by === "area" ? Math.sqrt(minimum / aspectRatio) : heightForAspectRatio(minimum, aspectRatio);
  return { width: aspectRatio * height, height, isSmallest: false };
}

function ovalSize({ sideRule, aspectRatio: r, fixedSide }: Duct, demand: Demand): SizeForDemand {
  const { by, minimum } = demand;
  if (sideRule === "aspectRatio") {
    const unitArea = Math.PI / 4 + r - 1;
    const height = by === "area" ? Math.sqrt(minimum / unitArea) : (minimum * (Math.PI + 2 * (r - 1)) ** 0.25) / (1.55 * unitArea ** 0.625);
    return { width: r * height, height, isSmallest: false };
  }
  if (by === "area") {
    const straight = (minimum - (Math.PI / 4) * fixedSide ** 2) / fixedSide;
    return { width: fixedSide + Math.max(0, straight), height: fixedSide, isSmallest: straight < 0 };
  }
  const isSmallest = minimum <= flatOvalEquivalentDiameter(fixedSide, fixedSide);
  return { width: isSmallest ? fixedSide : majorForEquivalentDiameter(minimum, fixedSide), height: fixedSide, isSmallest };
}

/**
 * Size at which the target is met exactly.
 * @throws {OutOfRangeError} when no such size exists in the shape
 */
export function exactSize(values: Duct, air: DuctAir): ExactSize {
  const byTarget = sizeFor(values, demandOf(values, air));
  const maxVelocity = maxVelocityOf(values);
  if (maxVelocity === undefined) return byTarget;
  const byVelocity = sizeFor(values, { by: "area", minimum: values.airflow / maxVelocity });
  const area = (size: Size): number => sectionOf(values.ductShape, size).area;
  return isAtMost(area(byVelocity), area(byTarget))
    ? { ...byTarget, besides: byVelocity.demand }
    : { ...byVelocity, besides: byTarget.demand };
}

function sizeFor(values: Duct, demand: Demand): ExactSize {
  const shape = values.ductShape;
  const size =
    shape === "rectangular" ? rectangularSize(values, demand) : shape === "oval" ? ovalSize(values, demand) : roundSize(values, demand);
  // Refuses an impossible width.
  sectionOf(shape, size);
  return { ...size, demand, besides: undefined };
}
