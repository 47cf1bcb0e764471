import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { Validity } from "./validity.ts";

const length = (parameter: string, value: number) => requireInRange(parameter, value, 1e-4, 100, "m");

/** Area, wetted perimeter and hydraulic diameter of a duct or pipe section. */
export interface Section {
  /** m² */
  readonly area: number;
  /** m */
  readonly perimeter: number;
  /** 4 × area / perimeter, m */
  readonly hydraulicDiameter: number;
}

const section = (area: number, perimeter: number): Section => ({ area, perimeter, hydraulicDiameter: (4 * area) / perimeter });

/**
 * Section of a round duct or pipe.
 * @param diameter inside diameter, m (1e-4…100)
 * @returns area (m²), perimeter (m), hydraulic diameter (m)
 * @throws {OutOfRangeError} when the diameter is outside its range
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { roundSection } from "@org/hvac-core/flow";
 * roundSection(0.4).area; // 0.1256637
 * ```
 */
export function roundSection(diameter: number): Section {
  length("diameter", diameter);
  return section((Math.PI / 4) * diameter * diameter, Math.PI * diameter);
}

/**
 * Section of a rectangular duct.
 * @param width inside width, m (1e-4…100)
 * @param height inside height, m (1e-4…100)
 * @returns area (m²), perimeter (m), hydraulic diameter (m)
 * @throws {OutOfRangeError} when a side is outside its range
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { rectangularSection } from "@org/hvac-core/flow";
 * rectangularSection(0.4, 0.2).hydraulicDiameter; // 0.266667
 * ```
 */
export function rectangularSection(width: number, height: number): Section {
  length("width", width);
  length("height", height);
  return section(width * height, 2 * (width + height));
}

/**
 * Section of a flat oval duct: a rectangle (major − minor) × minor closed by two half circles of diameter minor.
 * @param major outer length of the section, m (1e-4…100, at least `minor`)
 * @param minor its height, m (1e-4…100)
 * @returns area (m²), perimeter (m), hydraulic diameter (m)
 * @throws {OutOfRangeError} when a dimension is outside its range or major is less than minor
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { flatOvalSection } from "@org/hvac-core/flow";
 * flatOvalSection(0.9, 0.2).area; // 0.171416
 * flatOvalSection(0.9, 0.2).perimeter; // 2.028319
 * ```
 */
export function flatOvalSection(major: number, minor: number): Section {
  length("major", major);
  length("minor", minor);
  if (major < minor) {
    throw new OutOfRangeError({
      parameter: "major",
      value: major,
      min: minor,
      max: 100,
      unit: "m",
      reason: "the major dimension must not be less than the minor one",
    });
  }
  return section((Math.PI / 4) * minor * minor + minor * (major - minor), Math.PI * minor + 2 * (major - minor));
}

/**
 * Diameter of the round duct that has the same friction per metre as a rectangular one at the same FLOW.
 *
 * It serves friction alone: the velocity in the rectangular duct is flow / (width × height), not flow over this circle.
 *
 * @equation D_e = 1.3 * (a * b)^0.625 / (a + b)^0.25
 * @param width inside width, m (1e-4…100)
 * @param height inside height, m (1e-4…100)
 * @returns equivalent diameter, m
 * @throws {OutOfRangeError} when a side is outside its range
 * @source huebscher-1948, equal friction at equal flow
 * @see {@link otherSideForEquivalentDiameter}
 * @see {@link heightForAspectRatio}
 * @example
 * ```ts
 * import { equivalentDiameter } from "@org/hvac-core/flow";
 * equivalentDiameter(0.4, 0.2); // 0.304674973
 * ```
 */
export function equivalentDiameter(width: number, height: number): number {
  length("width", width);
  length("height", height);
  return (1.3 * (width * height) ** 0.625) / (width + height) ** 0.25;
}

/** Huebscher tested aspect ratios up to 8. `exceededRanges(equivalentDiameterValidity, { width, height })` tells whether a duct exceeds them. */
export const equivalentDiameterValidity: Validity = {
  valid: { aspectRatio: { name: "Longer / shorter side", unit: "", min: 1, max: 8 } },
  complete: ({ width = Number.NaN, height = Number.NaN }) => {
    length("width", width);
    length("height", height);
    return { aspectRatio: Math.max(width, height) / Math.min(width, height) };
  },
};

/**
 * Diameter of the round duct that has the same friction per metre as a flat oval one at the same FLOW.
 *
 * A circle (major = minor) gives 1.0011 times its own diameter: the published constant is rounded.
 *
 * @equation D_e = 1.55 * A^0.625 / P^0.25
 * @param major outer length of the section, m (1e-4…100, at least `minor`)
 * @param minor its height, m (1e-4…100)
 * @returns equivalent diameter, m
 * @throws {OutOfRangeError} when a dimension is outside its range or major is less than minor
 * @source heyt-diaz-1975, equal friction at equal flow
 * @see {@link majorForEquivalentDiameter}
 * @see {@link minorForAspectRatio}
 * @example
 * ```ts
 * import { flatOvalEquivalentDiameter } from "@org/hvac-core/flow";
 * flatOvalEquivalentDiameter(0.9, 0.2); // 0.431349839
 * ```
 */
export function flatOvalEquivalentDiameter(major: number, minor: number): number {
  const { area, perimeter } = flatOvalSection(major, minor);
  return (1.55 * area ** 0.625) / perimeter ** 0.25;
}
