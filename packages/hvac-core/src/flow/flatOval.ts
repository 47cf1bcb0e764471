import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { flatOvalEquivalentDiameter, flatOvalSection } from "./sections.ts";
import { solveRising } from "./solveRising.ts";

/* Dimensions of flat oval ducts: a rectangle (major − minor) × minor closed by two half circles of diameter minor. */

/** Largest dimension considered, m. */
const largest = 100;

/**
 * Major dimension of a flat oval duct of fixed minor dimension with a wanted equivalent diameter.
 * @param diameter wanted flow-equivalent diameter, m (1e-3…50; not less than that of the circle with the minor dimension)
 * @param minor minor dimension, m (1e-3…50)
 * @returns major dimension, m
 * @throws {OutOfRangeError} when an argument is outside its range, the circle is already larger, or no major dimension up to 100 m suffices
 * @source heyt-diaz-1975, solved for the major dimension
 * @example
 * ```ts
 * import { majorForEquivalentDiameter } from "@org/hvac-core/flow";
 * majorForEquivalentDiameter(0.431349839, 0.2); // 0.9
 * ```
 */
export function majorForEquivalentDiameter(diameter: number, minor: number): number {
  requireInRange("minor", minor, 1e-3, 50, "m");
  const smallestDiameter = flatOvalEquivalentDiameter(minor, minor);
  requireInRange("diameter", diameter, smallestDiameter, flatOvalEquivalentDiameter(largest, minor), "m");
  return solveRising((major) => Math.log(flatOvalEquivalentDiameter(major, minor) / diameter), minor, largest);
}

/**
 * Minor dimension of a flat oval duct of a given aspect ratio with a wanted equivalent diameter; the major dimension is minor × aspect ratio.
 * @param diameter wanted flow-equivalent diameter, m (1e-3…50)
 * @param aspectRatio major / minor, 1…20
 * @returns minor dimension, m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source heyt-diaz-1975, solved for the minor dimension in closed form
 * @example
 * ```ts
 * import { minorForAspectRatio } from "@org/hvac-core/flow";
 * minorForAspectRatio(0.431349839, 4.5); // 0.2
 * ```
 */
export function minorForAspectRatio(diameter: number, aspectRatio: number): number {
  requireInRange("diameter", diameter, 1e-3, 50, "m");
  requireInRange("aspectRatio", aspectRatio, 1, 20, "");
  // The equivalent diameter is proportional to the dimensions at one aspect ratio.
  return diameter / flatOvalEquivalentDiameter(aspectRatio, 1);
}

/**
 * Major dimension of a flat oval duct of fixed minor dimension with a wanted area.
 * @param area m² (1e-6…1000; not less than that of the circle with the minor dimension)
 * @param minor minor dimension, m (1e-3…50)
 * @returns major dimension, m
 * @throws {OutOfRangeError} when an argument is outside its range or the circle is already larger
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { flatOvalSection, majorForArea } from "@org/hvac-core/flow";
 * majorForArea(flatOvalSection(0.9, 0.2).area, 0.2); // 0.9
 * ```
 */
export function majorForArea(area: number, minor: number): number {
  requireInRange("minor", minor, 1e-3, 50, "m");
  const circle = flatOvalSection(minor, minor).area;
  if (!(area >= circle && area <= 1000)) {
    throw new OutOfRangeError({ parameter: "area", value: area, min: circle, max: 1000, unit: "m²" });
  }
  return minor + (area - circle) / minor;
}

/**
 * Major dimension of a flat oval duct pressed from a spiral tube, whose perimeter it keeps.
 * @param tube diameter of the tube, m (1e-3…50; not less than `minor`)
 * @param minor minor dimension, m (1e-3…50)
 * @returns major dimension, m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { majorFromTube } from "@org/hvac-core/flow";
 * majorFromTube(0.6, 0.3); // 0.7712389
 * ```
 */
export function majorFromTube(tube: number, minor: number): number {
  requireInRange("minor", minor, 1e-3, 50, "m");
  requireInRange("tube", tube, minor, 50, "m");
  return minor + (Math.PI / 2) * (tube - minor);
}
