import { pipeMaterial, pipeSizes, type PipeMaterial, type PipeSize } from "../../../flow/index.ts";
import type { Liquid } from "../../../fluids/liquid.ts";
import { at, OutOfRangeError } from "../../../kernel/index.ts";
import { fittingLosses, type FittingLoss } from "../fittingLosses.ts";
import type { PipeValues } from "../schema.ts";
import { isUsable, meetsTargets, optionOf, type SizeOption } from "../section.ts";

export type SectionRow = PipeValues["sections"][number];

/** What a section's pipes are made of. */
export interface SectionPipe {
  readonly material: PipeMaterial;
  /** Of the inside surface, m. */
  readonly roughness: number;
}

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
  readonly fittings: readonly (FittingList & { readonly rows: PipeValues["fittings"] })[];
}

/** Supply or return of a section. */
export interface Leg {
  readonly material: PipeMaterial;
  /** m³/s. */
  readonly flow: number;
  readonly option: SizeOption;
  /** Of the inside section, m². */
  readonly area: number;
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

/** Series and roughness of a section: its own, or those of the system. */
export function pipeOf(row: SectionRow, { roughness }: PipeValues): SectionPipe {
  const material = pipeMaterial(row.material);
  return { material, roughness: row.ownRoughness ?? roughness ?? material.roughness };
}

/** How far a stated size may be from the one it is taken for: DN 50 is called 2 in as well. */
const nearEnough = 0.01;

function isCalled({ dn, nominalSize }: PipeSize, stated: number): boolean {
  const near = (size: number): boolean => Math.abs(size / stated - 1) <= nearEnough;
  return near(nominalSize) || (dn !== undefined && near(dn / 1000));
}

function chosenSize(stated: number, { material, roughness }: SectionPipe, flow: number): PipeSize {
  const { sizes } = material;
  const found = sizes.find((size) => isCalled(size, stated));
  const refuse = (reason: string): never => {
    const [least, most] = [sizes[0]!.nominalSize, sizes.at(-1)!.nominalSize];
    throw new OutOfRangeError({ parameter: "chosenSize", value: stated, min: least, max: most, unit: "m", reason });
  };
  if (!found) {
    const above = sizes.findIndex(({ nominalSize }) => nominalSize > stated);
    const around = above < 0 ? sizes.slice(-1) : sizes.slice(Math.max(0, above - 1), above + 1);
    return refuse(`${material.name} has no such size; nearest to it: ${around.map(({ name }) => name).join(" and ")}`);
  }
  if (!isUsable(found, flow, roughness)) return refuse(`${found.name} is far too small for its flow`);
  return found;
}

/** The size of a section for a flow: as chosen, or the smallest that keeps the targets. */
export function sizeFor(row: SectionRow, pipe: SectionPipe, flow: number, values: PipeValues, fluid: Liquid): SizeOption {
  const { material, roughness } = pipe;
  if (row.sizedBy === "chosen") return optionOf(chosenSize(row.chosenSize, pipe, flow), flow, roughness, fluid);
  const target = row.ownFrictionRate ?? values.frictionRate;
  const sizes = pipeSizes(material.key, values.pipeSizes);
  for (const size of sizes) {
    if (!isUsable(size, flow, roughness)) continue;
    const option = optionOf(size, flow, roughness, fluid);
    if (meetsTargets(option, target, values)) return option;
  }
  const reason = `no size of ${material.name} up to ${sizes.at(-1)!.name} meets the target at the flow of this section; allow more friction, or split the flow`;
  throw new OutOfRangeError({ parameter: "material", value: flow, min: 0, max: flow, unit: "m³/s", reason });
}

/** What is lost in the supply or return of a section. */
export function legOf(
  { material }: SectionPipe,
  option: SizeOption,
  flow: number,
  run: Run,
  { fittingMethod }: PipeValues,
  { density }: Liquid,
): Leg {
  const { length } = run;
  const velocityPressure = (density * option.velocity ** 2) / 2;
  const fittings = run.fittings.map(({ section, list, rows }) => ({
    section,
    list,
    losses: at(`sections.${section}`, () => fittingLosses({ fittings: rows, fittingMethod }, option, velocityPressure, list)),
  }));
  return {
    material,
    flow,
    option,
    area: (Math.PI / 4) * option.size.insideDiameter ** 2,
    velocityPressure,
    length,
    pipeLoss: option.frictionRate * length,
    fittings,
    fittingsLoss: fittings.reduce((sum, { losses }) => losses.reduce((all, { pressureLoss }) => all + pressureLoss, sum), 0),
  };
}

/** Losses of the fittings in a section's own list. */
export function ownLosses({ fittings }: Leg, section: string): readonly FittingLoss[] {
  return fittings.find((each) => each.section === section)?.losses ?? [];
}
