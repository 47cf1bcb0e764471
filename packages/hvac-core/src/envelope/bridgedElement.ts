import { requireInRange } from "../refusals/errors.ts";
import type { Films } from "./layers.ts";

/** A layer of a plane element: its parallel parts, one for a layer without studs. */
export type BridgedLayer = ReadonlyArray<{
  /** Share of the area, above 0…1; the shares of a layer add up to 1. */
  readonly share: number;
  /** m²·K/W, 0…100. */
  readonly resistance: number;
}>;

/** Resistance of an element with parallel parts, and its limits. */
export interface BridgedElement {
  /** Upper limit, with one-dimensional heat flow: parallel sections, m²·K/W. */
  readonly upperLimit: number;
  /** Lower limit, with isothermal planes: layers in series, m²·K/W. */
  readonly lowerLimit: number;
  /** Mean of both limits, films included, m²·K/W. */
  readonly totalResistance: number;
  /** W/(m²·K). */
  readonly transmittance: number;
  /** Maximum relative error: half of the difference of the limits over the total resistance, 0…1. */
  readonly uncertainty: number;
  /** Whether the mean of the limits is valid: the upper one is at most 1.5 times the lower one. */
  readonly isWithinMethod: boolean;
}

/** Maximum ratio of the limits, ISO 6946, 6.7.2.1. */
const maximumRatio = 1.5;

/** Maximum number of sections; each layer with studs multiplies them. */
const sectionLimit = 4096;

interface Section {
  readonly share: number;
  readonly resistance: number;
}

function checkedLayers(layers: readonly BridgedLayer[]): readonly (readonly Section[])[] {
  const parts = layers.map((layer, index) => {
    const sections = layer.map((part, partIndex) => ({
      share: requireInRange(`layers[${index}][${partIndex}].share`, part.share, 1e-6, 1, ""),
      resistance: requireInRange(`layers[${index}][${partIndex}].resistance`, part.resistance, 0, 100, "m²·K/W"),
    }));
    const sum = sections.reduce((total, { share }) => total + share, 0);
    requireInRange(`layers[${index}], sum of shares`, sum, 1 - 1e-9, 1 + 1e-9, "");
    return sections;
  });
  const sections = parts.reduce((product, layer) => product * layer.length, 1);
  requireInRange("sections of the element", sections, 1, sectionLimit, "");
  return parts;
}

/** Resistance of parallel parts: reciprocal of the mean conductance; 0 where a part has none. */
function parallelResistance(parts: readonly Section[]): number {
  if (parts.some(({ resistance }) => resistance === 0)) return 0;
  return 1 / parts.reduce((sum, { share, resistance }) => sum + share / resistance, 0);
}

/**
 * Resistance of an element whose layers have parallel parts, such as studs in insulation: the mean of an upper and a lower limit. Studs of several
 * layers are taken to cross: their shares multiply. The method does not apply to metal that bridges insulation.
 *
 * @param layers from one side to the other, each with its parallel parts
 * @param films surface resistances, m²·K/W
 * @returns the limits, their mean and U
 * @throws {OutOfRangeError} when a value lies outside its range, shares do not add up to 1, or the total resistance is zero
 * @source iso-6946, 6.7.2
 * @example
 * ```ts
 * import { bridgedElement } from "@org/hvac-core/envelope";
 * const studs = [{ share: 0.85, resistance: 0.15 / 0.023 }, { share: 0.15, resistance: 0.15 / 0.12 }];
 * const rest = 0.013 / 0.25 + 0.012 / 0.13 + 0.18 + 0.102 / 0.77;
 * bridgedElement([studs, [{ share: 1, resistance: rest }]], { outside: 0.04, inside: 0.13 }).transmittance; // 0.207
 * ```
 */
export function bridgedElement(layers: readonly BridgedLayer[], films: Films): BridgedElement {
  const parts = checkedLayers(layers);
  const surfaces =
    requireInRange("films.outside", films.outside, 0, 100, "m²·K/W") + requireInRange("films.inside", films.inside, 0, 100, "m²·K/W");
  const sections = parts.reduce<readonly Section[]>(
    (through, layer) =>
      through.flatMap(({ share, resistance }) =>
        layer.map((part) => ({ share: share * part.share, resistance: resistance + part.resistance })),
      ),
    [{ share: 1, resistance: surfaces }],
  );
  const upperLimit = parallelResistance(sections);
  const lowerLimit = parts.reduce((sum, layer) => sum + parallelResistance(layer), surfaces);
  const totalResistance = (upperLimit + lowerLimit) / 2;
  requireInRange("total resistance", totalResistance, 1e-6, Infinity, "m²·K/W");
  return {
    upperLimit,
    lowerLimit,
    totalResistance,
    transmittance: 1 / totalResistance,
    uncertainty: (upperLimit - lowerLimit) / (2 * totalResistance),
    isWithinMethod: upperLimit <= maximumRatio * lowerLimit,
  };
}
