import { frictionFactor, pipeMaterial, pipeSizes, type PipeMaterial, type PipeSize } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { isAtMost } from "../../quantity/tolerance.ts";
import type { SystemValues } from "./schema.ts";

/** A section of a system, or the single pipe. */
export type SectionRow = SystemValues["sections"][number];

/** Material of a section's pipes. */
export interface SectionPipe {
  readonly material: PipeMaterial;
  /** Roughness of the inside surface, m. */
  readonly roughness: number;
}

/** A size of the series at the design flow. */
export interface SizeOption {
  readonly size: PipeSize;
  /** m/s. */
  readonly velocity: number;
  /** Reynolds number. */
  readonly reynolds: number;
  /** Darcy friction factor. */
  readonly friction: number;
  /** Pa/m. */
  readonly frictionRate: number;
}

/** A size at a flow. */
export function optionOf(size: PipeSize, flow: number, roughness: number, fluid: Liquid): SizeOption {
  const diameter = size.insideDiameter;
  const velocity = flow / ((Math.PI / 4) * diameter ** 2);
  const reynolds = (fluid.density * velocity * diameter) / fluid.viscosity;
  const friction = frictionFactor(reynolds, roughness / diameter);
  return { size, velocity, reynolds, friction, frictionRate: ((friction / diameter) * fluid.density * velocity ** 2) / 2 };
}

/** Whether a friction factor is known for the velocity in a size: for one that is far too small it is not, which its area alone tells. */
export function isUsable({ insideDiameter }: PipeSize, flow: number, roughness: number): boolean {
  return flow / ((Math.PI / 4) * insideDiameter ** 2) <= 60 && roughness / insideDiameter <= 0.05;
}

/** Whether a size keeps a friction rate and the maximum velocity. */
export function meetsTargets(
  { frictionRate, velocity }: SizeOption,
  target: number,
  { maxVelocity }: Pick<SystemValues, "maxVelocity">,
): boolean {
  return isAtMost(frictionRate, target) && isAtMost(velocity, maxVelocity ?? Infinity);
}

/** Series and roughness of a section; without a roughness entered there, that of the system. */
export function pipeOf(row: SectionRow, { roughness }: SystemValues): SectionPipe {
  const material = pipeMaterial(row.pipeMaterial);
  return { material, roughness: row.roughness ?? roughness ?? material.roughness };
}

/** Share by which an entered size may differ from a nominal one: DN 50 is called 2 in as well. */
const nominalTolerance = 0.01;

function isCalled({ dn, nominalSize }: PipeSize, entered: number): boolean {
  const near = (size: number): boolean => Math.abs(size / entered - 1) <= nominalTolerance;
  return near(nominalSize) || (dn !== undefined && near(dn / 1000));
}

function sizeCalled(entered: number, { material, roughness }: SectionPipe, flow: number): PipeSize {
  const { sizes } = material;
  const called = sizes.find((size) => isCalled(size, entered));
  const refuse = (reason: string): never => {
    const [min, max] = [sizes[0]!.nominalSize, sizes.at(-1)!.nominalSize];
    throw new OutOfRangeError({ parameter: "customSize", value: entered, min, max, unit: "m", reason });
  };
  if (!called) {
    const above = sizes.findIndex(({ nominalSize }) => nominalSize > entered);
    const around = above < 0 ? sizes.slice(-1) : sizes.slice(Math.max(0, above - 1), above + 1);
    return refuse(`${material.name} has no such size; the nearest: ${around.map(({ name }) => name).join(" and ")}`);
  }
  if (!isUsable(called, flow, roughness)) return refuse(`${called.name} is far too small for its flow`);
  return called;
}

/** The size of a pipe, and whether it is the one selected: the series may have no usable smaller or larger one. */
export interface SizedPipe {
  readonly option: SizeOption;
  readonly isAsSelected: boolean;
}

/** The friction rate by which a section is sized: that entered there, or that of the system. */
export function targetOf(row: SectionRow, { frictionRate }: SystemValues): number {
  return (row.sizeChoice === "custom" ? null : row.frictionRate) ?? frictionRate;
}

/** Sizes of the series that a flow can use. */
function usableSizes({ material, roughness }: SectionPipe, flow: number, values: SystemValues): readonly PipeSize[] {
  return pipeSizes(material.key, values.pipeSizes).filter((size) => isUsable(size, flow, roughness));
}

/** The smallest size of the series that keeps the targets. */
function sizeForTargets(
  row: SectionRow,
  { material, roughness }: SectionPipe,
  flow: number,
  values: SystemValues,
  fluid: Liquid,
): SizeOption {
  const target = targetOf(row, values);
  const sizes = pipeSizes(material.key, values.pipeSizes);
  for (const size of sizes) {
    if (!isUsable(size, flow, roughness)) continue;
    const option = optionOf(size, flow, roughness, fluid);
    if (meetsTargets(option, target, values)) return option;
  }
  const largest = sizes.at(-1)!.name;
  const reason = `no size of ${material.name} up to ${largest} meets the target at this flow; allow more friction, or split the flow`;
  throw new OutOfRangeError({ parameter: "pipeMaterial", value: flow, min: 0, max: flow, unit: "m³/s", reason });
}

const steps = { smaller: -1, standard: 0, larger: 1 } as const;

/** The size of a pipe for a flow: the smallest that keeps the targets, its neighbour, or a custom one. */
export function sizeFor(row: SectionRow, pipe: SectionPipe, flow: number, values: SystemValues, fluid: Liquid): SizedPipe {
  const withSize = (size: PipeSize): SizeOption => optionOf(size, flow, pipe.roughness, fluid);
  if (row.sizeChoice === "custom") return { option: withSize(sizeCalled(row.customSize, pipe, flow)), isAsSelected: true };
  const option = sizeForTargets(row, pipe, flow, values, fluid);
  if (row.sizeChoice === "standard") return { option, isAsSelected: true };
  const sizes = usableSizes(pipe, flow, values);
  const neighbour = sizes[sizes.indexOf(option.size) + steps[row.sizeChoice]];
  return neighbour ? { option: withSize(neighbour), isAsSelected: true } : { option, isAsSelected: false };
}

/** A size next to the one that meets the targets, with the choice that uses it. */
export interface NeighbouringSize extends SizeOption {
  readonly choice: SectionRow["sizeChoice"];
}

/** The size that meets the targets and its neighbours; of a custom size that size and its neighbours. */
export function neighbouringSizes(
  { row, pipe, flow }: { readonly row: SectionRow; readonly pipe: SectionPipe; readonly flow: number },
  values: SystemValues,
  fluid: Liquid,
): readonly NeighbouringSize[] {
  const isCustom = row.sizeChoice === "custom";
  const usable = usableSizes(pipe, flow, values);
  const custom = isCustom ? sizeCalled(row.customSize, pipe, flow) : undefined;
  // A custom size may be one that is seldom stocked.
  const sizes =
    custom && !usable.includes(custom)
      ? [...usable, custom].toSorted((first, second) => first.insideDiameter - second.insideDiameter)
      : usable;
  const middle = sizes.indexOf(custom ?? sizeForTargets(row, pipe, flow, values, fluid).size);
  return (["smaller", "standard", "larger"] as const).flatMap((choice) => {
    const size = sizes[middle + steps[choice]];
    return size ? [{ ...optionOf(size, flow, pipe.roughness, fluid), choice: isCustom ? "custom" : choice }] : [];
  });
}
