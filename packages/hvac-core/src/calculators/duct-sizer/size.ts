import { OutOfRangeError } from "../../kernel/index.ts";
import {
  ductRoughness,
  equivalentDiameter,
  flatOvalEquivalentDiameter,
  flatOvalSection,
  flexibleDuctCorrectionFactor,
  frictionFactor,
  frictionRateAtFlow,
  rectangularSection,
  reynoldsNumber,
  roundSection,
  velocityPressure,
  type Section,
} from "../../flow/index.ts";
import type { DuctAir } from "./air.ts";
import { customRoughness } from "./options.ts";
import type { Duct, DuctShape } from "./duct.ts";

/** Inside dimensions, m. Of a flat oval duct width is the major and height the minor dimension; a round duct has them equal. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** Spiral tube that a standard flat oval duct is pressed from, m. */
  readonly tube?: number;
}

export const isRound = (shape: DuctShape): boolean => shape === "round" || shape === "flexible";
export const round = (diameter: number): Size => ({ width: diameter, height: diameter });

export function sectionOf(shape: DuctShape, { width, height }: Size): Section {
  if (isRound(shape)) return roundSection(width);
  return shape === "oval" ? flatOvalSection(width, height) : rectangularSection(width, height);
}

/** Diameter of the round duct with the same friction at the same flow, m. */
export function frictionDiameterOf(shape: DuctShape, { width, height }: Size): number {
  if (isRound(shape)) return width;
  return shape === "oval" ? flatOvalEquivalentDiameter(width, height) : equivalentDiameter(width, height);
}

/** Input of the flow through a size. */
export type FlowingDuct = Pick<Duct, "airflow" | "ductShape" | "ductMaterial" | "roughness" | "compression">;

export function roughnessOf({ ductShape, ductMaterial, roughness }: Omit<FlowingDuct, "airflow" | "compression">): number {
  if (ductShape === "flexible") return ductRoughness.rough.roughness;
  return ductMaterial === customRoughness ? roughness : ductRoughness[ductMaterial as keyof typeof ductRoughness].roughness;
}

/** How the air flows in a duct of one size. */
export interface Flow {
  readonly section: Section;
  /** True mean velocity, flow over area, m/s. */
  readonly velocity: number;
  /** Velocity pressure of that velocity, Pa. */
  readonly velocityPressure: number;
  /** Diameter of the round duct with the same friction, m. */
  readonly frictionDiameter: number;
  /** Velocity in the equivalent round duct, m/s: for friction alone. */
  readonly frictionVelocity: number;
  /** Reynolds number of the equivalent round duct. */
  readonly reynolds: number;
  /** Darcy friction factor. */
  readonly frictionFactor: number;
  /** Friction of a compressed flexible duct over that of a stretched one; 1 for other ducts. */
  readonly flexibleFactor: number;
  /** Pa/m. */
  readonly frictionRate: number;
}

/** The flow of a duct's air through a size. @throws {OutOfRangeError} above 400 m/s and where the wall is rougher than a tenth of the diameter */
export function flowIn(size: Size, duct: FlowingDuct, air: DuctAir): Flow {
  const { airflow, ductShape, compression } = duct;
  const section = sectionOf(ductShape, size);
  const velocity = airflow / section.area;
  const frictionDiameter = frictionDiameterOf(ductShape, size);
  const frictionVelocity = airflow / ((Math.PI / 4) * frictionDiameter ** 2);
  const roughness = roughnessOf(duct);
  if (roughness > 0.1 * frictionDiameter)
    throw new OutOfRangeError({
      parameter: "flow",
      value: roughness,
      min: 0,
      max: 0.1 * frictionDiameter,
      unit: "m",
      reason: "the duct would be so narrow that its wall is rougher than a tenth of its width; use more air or a smoother wall",
    });
  const flexibleFactor = ductShape === "flexible" ? flexibleDuctCorrectionFactor(frictionDiameter, compression) : 1;
  const rate = frictionRateAtFlow({ flow: airflow, diameter: frictionDiameter, roughness }, air);
  const reynolds = reynoldsNumber(frictionVelocity, frictionDiameter, air);
  return {
    section,
    velocity,
    velocityPressure: velocityPressure(velocity, air.density),
    frictionDiameter,
    frictionVelocity,
    reynolds,
    frictionFactor: frictionFactor(reynolds, roughness / frictionDiameter),
    flexibleFactor,
    frictionRate: flexibleFactor * rate,
  };
}
