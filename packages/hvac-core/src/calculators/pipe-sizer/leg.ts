import type { PipeMaterial, PipeVelocityLimit } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import { atPath } from "../../kernel/index.ts";
import { fittingLosses, type FittingLoss } from "./fittingLosses.ts";
import type { SectionPipe, SectionRow, SizeOption } from "./pipe.ts";
import type { SystemValues } from "./schema.ts";
import type { LimitsOf } from "./velocityLimits.ts";

/** A list of fittings in the input. */
interface FittingList {
  /** Id of its section. */
  readonly section: string;
  readonly list: "fittings" | "returnFittings";
}

/** Straight pipe and fittings of a supply or return. */
export interface Run {
  /** m. */
  readonly length: number;
  readonly fittings: readonly (FittingList & { readonly rows: SectionRow["fittings"] })[];
}

/** Supply or return of a section. */
export interface Leg {
  readonly material: PipeMaterial;
  /** m³/s. */
  readonly flow: number;
  readonly option: SizeOption;
  /** Inside cross section, m². */
  readonly area: number;
  /** Limits by noise, by wear of its material and by erosion, lowest first. */
  readonly velocityLimits: readonly PipeVelocityLimit[];
  /** ρV²/2, Pa. */
  readonly velocityPressure: number;
  /** m. */
  readonly length: number;
  /** Loss of the straight pipe, Pa. */
  readonly pipeLoss: number;
  /** Its fittings by the list that they are entered in: that of its section, or those of the supplies that a return runs next to. */
  readonly fittings: readonly (FittingList & { readonly losses: readonly FittingLoss[] })[];
  /** Loss of all fittings, Pa. */
  readonly fittingsLoss: number;
}

/** Conditions that all pipes of a calculation share. */
export interface Conditions {
  readonly values: SystemValues;
  readonly fluid: Liquid;
  readonly limitsOf: LimitsOf;
}

/** The supply or return of a section with its losses. */
export function legOf(
  { material }: SectionPipe,
  option: SizeOption,
  flow: number,
  run: Run,
  { values: { fittingMethod }, fluid: { density }, limitsOf }: Conditions,
): Leg {
  const { length } = run;
  const velocityPressure = (density * option.velocity ** 2) / 2;
  const fittings = run.fittings.map(({ section, list, rows }) => ({
    section,
    list,
    losses: atPath(`sections.${section}`, () =>
      fittingLosses({ fittings: rows, fittingMethod }, option, { density, velocityPressure }, list),
    ),
  }));
  return {
    material,
    flow,
    option,
    area: (Math.PI / 4) * option.size.insideDiameter ** 2,
    velocityLimits: limitsOf(material, option.size),
    velocityPressure,
    length,
    pipeLoss: option.frictionRate * length,
    fittings,
    fittingsLoss: fittings.reduce((sum, { losses }) => losses.reduce((all, { pressureLoss }) => all + pressureLoss, sum), 0),
  };
}

/** Losses of the fittings that a section lists. */
export function sectionFittings({ fittings }: Leg, section: string): readonly FittingLoss[] {
  return fittings.find((each) => each.section === section)?.losses ?? [];
}
