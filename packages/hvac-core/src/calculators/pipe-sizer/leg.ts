import type { PipeMaterial, PipeVelocityLimit } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import { at } from "../../kernel/index.ts";
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
  /** Of the inside section, m². */
  readonly area: number;
  /** Of noise, of wear by its material, and of erosion by the hours of operation, lowest first. */
  readonly velocityLimits: readonly PipeVelocityLimit[];
  /** ρV²/2, Pa. */
  readonly velocityPressure: number;
  /** m. */
  readonly length: number;
  /** Of the straight pipe, Pa. */
  readonly pipeLoss: number;
  /** Of its fittings, by the list that states them: its own, or those of the supplies that a return runs next to. */
  readonly fittings: readonly (FittingList & { readonly losses: readonly FittingLoss[] })[];
  /** Of all fittings, Pa. */
  readonly fittingsLoss: number;
}

/** What all pipes of a calculation have in common. */
export interface Conditions {
  readonly values: SystemValues;
  readonly fluid: Liquid;
  readonly limitsOf: LimitsOf;
}

/** What is lost in the supply or return of a section. */
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
    losses: at(`sections.${section}`, () => fittingLosses({ fittings: rows, fittingMethod }, option, { density, velocityPressure }, list)),
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

/** Losses of the fittings in a section's own list. */
export function lossesOfSection({ fittings }: Leg, section: string): readonly FittingLoss[] {
  return fittings.find((each) => each.section === section)?.losses ?? [];
}
