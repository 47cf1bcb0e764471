import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { dw144, smacnaDuct, type Citation } from "../sources/index.ts";
import { astmA653 } from "./sources.ts";
import { isAtMost } from "../quantity/tolerance.ts";

/** Source of the thickness and mass of gauges. */
export const galvanizedSheetCitation: Citation = { source: astmA653 };

/** Galvanised sheet by US gauge: nominal thickness (m) and mass (kg/m²), zinc included. */
export const galvanizedSheet = [
  { gauge: 30, thickness: 0.399e-3, mass: 3.2 },
  { gauge: 28, thickness: 0.475e-3, mass: 3.81 },
  { gauge: 26, thickness: 0.551e-3, mass: 4.42 },
  { gauge: 24, thickness: 0.701e-3, mass: 5.64 },
  { gauge: 22, thickness: 0.853e-3, mass: 6.86 },
  { gauge: 20, thickness: 1.006e-3, mass: 8.08 },
  { gauge: 18, thickness: 1.311e-3, mass: 10.52 },
  { gauge: 16, thickness: 1.613e-3, mass: 12.96 },
] as const;

/** Densities of duct sheet, kg/m³. Typical values. */
export const sheetDensity = { galvanizedSteel: 7850, stainlessSteel: 7930, aluminium: 2700 } as const;

/** Sheet of a duct up to 500 Pa by rule: largest longer side or diameter (m), then US gauge or mm. Typical values; verify against the adopted standard. */
const rules = {
  gauge: {
    // 12, 30, 54, 84 and 120 in; the edition in mm prints 300, 750, 1350, 2100 and 3000, and has no size between the two.
    rectangular: [
      [0.3048, 26],
      [0.762, 24],
      [1.3716, 22],
      [2.1336, 20],
      [3.048, 18],
    ],
    round: [
      [0.483, 26],
      [0.737, 24],
      [0.991, 22],
      [1.245, 20],
      [2.1, 18],
    ],
  },
  dw144: {
    rectangular: [
      [0.4, 0.6],
      [1, 0.8],
      [2, 1],
      [2.5, 1.2],
    ],
    round: [
      [0.5, 0.6],
      [0.762, 0.8],
      [1.02, 1],
      [1.5, 1.2],
    ],
  },
} as const;
/** m */
const smallestSize = 0.01;

/** Sources of the rules. */
export const sheetRuleCitations = {
  gauge: {
    rectangular: { source: smacnaDuct, locator: "common low-pressure specification (500 Pa), longest side; typical values" },
    round: { source: smacnaDuct, locator: "circular ducts, general ventilation; typical values" },
  },
  dw144: {
    rectangular: { source: dw144, locator: "low pressure, rectangular; typical values" },
    round: { source: dw144, locator: "spirally wound, circular; typical values" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Citation>>>>;

export interface Sheet {
  /** m */
  readonly thickness: number;
  /** mass of galvanised sheet, kg/m² */
  readonly mass: number;
  /** US gauge, where the rule uses gauges */
  readonly gauge?: number;
}

/**
 * Galvanised sheet for a duct of the lowest pressure class (to 500 Pa).
 * @param size longer side of a rectangular duct, or the diameter, m (0.01…1.5 or 3.05 by rule)
 * @param shape rectangular or round
 * @param rule "gauge" (US) or "dw144" (UK, thickness in mm)
 * @returns thickness (m), mass (kg/m²) and gauge
 * @throws {OutOfRangeError} when the rule gives no sheet for the size
 * @throws {UnknownNameError} when the shape or the rule is unknown; take flat oval as rectangular, on the safe side
 * @source smacna-duct, common low-pressure specification (500 Pa); typical values
 * @source dw-144, low pressure class; verify against the adopted edition
 * @example
 * ```ts
 * import { ductSheet } from "@org/hvac-core/flow";
 * ductSheet(0.6, "rectangular", "gauge").mass; // 5.64
 * ductSheet(0.6, "rectangular", "dw144").thickness; // 0.0008
 * ```
 */
export function ductSheet(size: number, shape: "rectangular" | "round", rule: "gauge" | "dw144"): Sheet {
  const byShape = rules[requireKnown("rule", rule, rules)];
  const steps = byShape[requireKnown("shape", shape, byShape)];
  requireInRange("size", size, smallestSize, steps.at(-1)![0], "m");
  const step = steps.find(([largest]) => isAtMost(size, largest))!;
  if (rule === "dw144") return { thickness: step[1] / 1000, mass: (step[1] / 1000) * sheetDensity.galvanizedSteel };
  return galvanizedSheet.find((row) => row.gauge === step[1])!;
}

/**
 * Surface of a straight duct. Joints, seams and waste are allowed for separately (about 10 % waste, 15 % seams and stiffeners).
 * @param perimeter perimeter of the section, m (0…400)
 * @param length m (0…1e5)
 * @returns m²
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { ductSurface, rectangularSection } from "@org/hvac-core/flow";
 * ductSurface(rectangularSection(0.6, 0.3).perimeter, 10); // 18
 * ```
 */
export function ductSurface(perimeter: number, length: number): number {
  return requireInRange("perimeter", perimeter, 0, 400, "m") * requireInRange("length", length, 0, 1e5, "m");
}
