import { requireInRange } from "../refusals/errors.ts";
import { smacnaLeakage, type Citation } from "../sources/index.ts";
import { en12237 } from "./sources.ts";
import { cfm, inchOfWater, squareFoot } from "../constants/inchPound.ts";

/** Source of q = c p^0.65. */
const leakageCitation: Citation = { source: en12237, locator: "leakage classes, the same as in EN 1507:2006 and DW/144:2013" };
/** Source of SMACNA's leakage classes. */
export const smacnaLeakageCitation: Citation = { source: smacnaLeakage, locator: "leakage classes" };

/** Air tightness classes: the coefficient c of q = c p^0.65 in m³/(s m²) at p in Pa, and the largest test pressure (Pa) of the European classes. */
export const leakageClasses = {
  A: { coefficient: 27e-6, maxPressure: 500, citation: leakageCitation },
  B: { coefficient: 9e-6, maxPressure: 1000, citation: leakageCitation },
  C: { coefficient: 3e-6, maxPressure: 2000, citation: leakageCitation },
  D: { coefficient: 1e-6, maxPressure: 2000, citation: leakageCitation },
} as const;

export type LeakageClass = keyof typeof leakageClasses;

/** 1 cfm per 100 ft² in m³/(s m²). */
const cfmPer100SquareFeet = cfm / (100 * squareFoot);

/**
 * Coefficient of a SMACNA leakage class: C_L cfm per 100 ft² of duct surface at 1 in of water, as m³/(s m²) at 1 Pa.
 *
 * SI prints of the formula round the factor to 1.4 mL/s. Usual classes: 3 round sealed (A), 6 rectangular sealed (A), 12, 24, 48 unsealed.
 *
 * @param leakageClass C_L, 1…110
 * @returns coefficient c of q = c p^0.65, m³/(s m² Pa^0.65)
 * @throws {OutOfRangeError} when the class is outside its range
 * @source smacna-leakage, leakage classes
 * @example
 * ```ts
 * import { smacnaLeakageCoefficient } from "@org/hvac-core/flow";
 * smacnaLeakageCoefficient(6) * 1e6; // 8.44
 * ```
 */
export function smacnaLeakageCoefficient(leakageClass: number): number {
  requireInRange("leakageClass", leakageClass, 1, 110, "");
  return (leakageClass * cfmPer100SquareFeet) / inchOfWater ** 0.65;
}

/**
 * Air that leaks through a duct's walls.
 * @equation q = c * p^0.65 * A
 * @param coefficient c from `leakageClasses` or `smacnaLeakageCoefficient`, m³/(s m² Pa^0.65) (0…1e-3)
 * @param pressure difference between inside and outside, Pa (0…10 000)
 * @param area duct surface, m² (at least 0)
 * @returns leakage, m³/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source en-12237, leakage classes
 * @source smacna-leakage, leakage classes
 * @see {@link smacnaLeakageCoefficient}
 * @example
 * ```ts
 * import { ductLeakage, leakageClasses } from "@org/hvac-core/flow";
 * ductLeakage(leakageClasses.A.coefficient, 400, 1) * 1000; // 1.326
 * ```
 */
export function ductLeakage(coefficient: number, pressure: number, area: number): number {
  requireInRange("coefficient", coefficient, 0, 1e-3, "m³/(s·m²·Pa^0.65)");
  requireInRange("pressure", pressure, 0, 1e4, "Pa");
  requireInRange("area", area, 0, 1e6, "m²");
  return coefficient * pressure ** 0.65 * area;
}
