import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { gravity } from "../constants/gravity.ts";
import { inch } from "../constants/inchPound.ts";

const footPerMinute = 0.00508;

/** Minimum gas velocities that carry oil up a riser, ft/min, by outside diameter in inches. */
const risers = {
  suction: [
    [3 / 8, 370],
    [1 / 2, 460],
    [5 / 8, 520],
    [3 / 4, 560],
    [7 / 8, 600],
    [9 / 8, 700],
    [11 / 8, 780],
    [13 / 8, 840],
    [17 / 8, 980],
    [21 / 8, 1080],
    [25 / 8, 1180],
    [29 / 8, 1270],
    [33 / 8, 1360],
  ],
  discharge: [
    [5 / 16, 220],
    [3 / 8, 250],
    [1 / 2, 285],
    [5 / 8, 315],
    [3 / 4, 345],
    [7 / 8, 375],
    [9 / 8, 430],
    [11 / 8, 480],
    [13 / 8, 520],
    [17 / 8, 600],
    [21 / 8, 665],
    [25 / 8, 730],
  ],
} as const;

/** Share of a riser's velocity that carries oil along a horizontal line. */
export const horizontalShare = 0.75;

/**
 * Minimum gas velocity by Trane's tables, which carries oil up a riser or, with three quarters of it, along a horizontal line. It is interpolated
 * linearly between sizes, extrapolated from the last two for larger tubes, and that of the first size for smaller ones, where oil needs no less.
 *
 * @param line suction or discharge
 * @param outsideDiameter m
 * @param direction riser or horizontal
 * @returns m/s; {@link tabulatedOilSizes} gives the ends of the table
 * @throws {OutOfRangeError} when the diameter is not 0.001…1 m
 * @throws {UnknownNameError} when there is no such line
 * @source trane-refrigerant-piping, tables of minimum velocities
 * @see {@link floodingOilVelocity}
 * @example
 * ```ts
 * import { tabulatedOilVelocity } from "@org/hvac-core/refrigerant-lines";
 * tabulatedOilVelocity("suction", 0.022225, "riser"); // 3.048
 * tabulatedOilVelocity("suction", 0.022225, "horizontal"); // 2.286
 * ```
 */
export function tabulatedOilVelocity(line: "suction" | "discharge", outsideDiameter: number, direction: "riser" | "horizontal"): number {
  requireKnown("direction", direction, ["riser", "horizontal"]);
  requireInRange("outsideDiameter", outsideDiameter, 0.001, 1, "m");
  const rows = risers[requireKnown("line", line, risers)];
  const diameter = Math.max(rows[0][0], outsideDiameter / inch);
  const slack = 1e-6;
  const listed = rows.findIndex(([size]) => size >= diameter - slack);
  const next = Math.max(1, listed < 0 ? rows.length - 1 : listed);
  const [[low, slow], [high, fast]] = [rows[next - 1]!, rows[next]!];
  const velocity = slow + ((fast - slow) * (diameter - low)) / (high - low);
  return velocity * footPerMinute * (direction === "riser" ? 1 : horizontalShare);
}

/**
 * Smallest and largest tube of Trane's tables of minimum velocities.
 *
 * @param line suction or discharge
 * @returns outside diameters, m
 * @throws {UnknownNameError} when there is no such line
 * @source trane-refrigerant-piping, tables of minimum velocities
 * @example
 * ```ts
 * import { tabulatedOilSizes } from "@org/hvac-core/refrigerant-lines";
 * tabulatedOilSizes("suction").largest; // 0.104775
 * ```
 */
export function tabulatedOilSizes(line: "suction" | "discharge"): { readonly smallest: number; readonly largest: number } {
  const rows = risers[requireKnown("line", line, risers)];
  return { smallest: rows[0][0] * inch, largest: rows.at(-1)![0] * inch };
}

/**
 * Minimum gas velocity that keeps a film of oil from flowing back down a riser, by the onset of flooding: √j* = 0.85, where j* is the gas velocity
 * made dimensionless with the weight of the oil.
 *
 * @param insideDiameter m, 0.0005…2
 * @param gasDensity kg/m³, 0.01…1000
 * @param oilDensity kg/m³, above that of the gas, to 2000
 * @returns m/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source jacobs-1976, criterion of flooding
 * @example
 * ```ts
 * import { floodingOilVelocity } from "@org/hvac-core/refrigerant-lines";
 * floodingOilVelocity(0.02, 16.3, 950); // 2.422
 * ```
 */
export function floodingOilVelocity(insideDiameter: number, gasDensity: number, oilDensity: number): number {
  requireInRange("insideDiameter", insideDiameter, 0.0005, 2, "m");
  requireInRange("gasDensity", gasDensity, 0.01, 1000, "kg/m³");
  requireInRange("oilDensity", oilDensity, gasDensity, 2000, "kg/m³");
  return 0.85 ** 2 * Math.sqrt((gravity * insideDiameter * (oilDensity - gasDensity)) / gasDensity);
}
