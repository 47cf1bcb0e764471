import { requireKnown } from "../refusals/errors.ts";

/* Standard duct sizes in m; inch sizes are exact multiples of 25.4 mm. */

export type DuctSizeSystem = "Metric" | "Imperial";

const isMetric = (system: DuctSizeSystem): boolean => requireKnown("system", system, ["Metric", "Imperial"]) === "Metric";

const millimetres = (...sizes: number[]) => sizes.map((size) => size / 1000);
const inches = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, i) => ((first + i * step) * 254) / 10000);

/**
 * Nominal sizes of round ducts, ascending, m.
 * @param system metric (EN 1506 recommended and additional) or imperial (1 in steps to 24 in, 2 in to 60 in: common practice)
 * @returns diameters, m
 * @throws {UnknownNameError} when the system is neither
 * @source en-1505-1506, EN 1506:2007, table 1
 * @source smacna-duct, usual sizes
 * @example
 * ```ts
 * import { roundDuctSizes } from "@org/hvac-core/flow";
 * roundDuctSizes("Metric")[0]; // 0.063
 * roundDuctSizes("Imperial")[0]; // 0.0762
 * ```
 */
export function roundDuctSizes(system: DuctSizeSystem): number[] {
  return isMetric(system)
    ? millimetres(63, 80, 100, 125, 150, 160, 200, 250, 300, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250)
    : [...inches(3, 24, 1), ...inches(26, 60, 2)];
}

/**
 * Side lengths of rectangular ducts, ascending, m.
 * @param system metric (EN 1505 series) or imperial (2 in steps to 48 in, 6 in to 96 in: common practice)
 * @returns side lengths, m
 * @throws {UnknownNameError} when the system is neither
 * @source en-1505-1506, EN 1505:1997, table 1
 * @source smacna-duct, usual sizes
 * @example
 * ```ts
 * import { rectangularDuctSizes } from "@org/hvac-core/flow";
 * rectangularDuctSizes("Metric")[0]; // 0.1
 * ```
 */
export function rectangularDuctSizes(system: DuctSizeSystem): number[] {
  return isMetric(system)
    ? millimetres(100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000)
    : [...inches(4, 48, 2), ...inches(54, 96, 6)];
}

/**
 * Minor dimensions of spiral flat oval ducts, ascending, m; the major dimension follows from the spiral tube it is pressed from.
 * Typical values; verify with the manufacturer.
 * @param system metric or imperial
 * @returns minor dimensions, m
 * @throws {UnknownNameError} when the system is neither
 * @source smacna-duct, usual sizes
 * @example
 * ```ts
 * import { flatOvalMinorSizes } from "@org/hvac-core/flow";
 * flatOvalMinorSizes("Imperial")[0]; // 0.0762
 * ```
 */
export function flatOvalMinorSizes(system: DuctSizeSystem): number[] {
  return isMetric(system)
    ? millimetres(75, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600)
    : [...inches(3, 6, 1), ...inches(8, 24, 2)];
}
