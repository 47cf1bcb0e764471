import { requireInRange } from "../refusals/errors.ts";
import { interpolate } from "./fitting.ts";
import { isAtMost } from "../quantity/tolerance.ts";
import type { Validity } from "./validity.ts";
import { foot, gallonPerMinute } from "../constants/inchPound.ts";

/** Design criteria of closed hydronic systems. Common practice by handbooks and Carrier's manual: typical values. */
export const hydronicCriteria = {
  /** usual design friction rate, Pa/m (2.5 ft per 100 ft) */
  frictionRate: 250,
  /** upper design limit, Pa/m (4 ft per 100 ft) */
  maxFrictionRate: 400,
  /** up to DN 50, m/s (4 ft/s): noise in occupied space */
  maxVelocitySmall: 1.2,
  /** above DN 50, m/s (10 ft/s) */
  maxVelocityLarge: 3,
  /** below this, m/s (2 ft/s), water does not carry its air along */
  minVelocity: 0.6,
} as const;

/** Hours of operation in the printed table: `exceededRanges(erosionVelocityValidity, { hours })`. */
export const erosionVelocityValidity: Validity = {
  valid: { hours: { name: "Hours of operation a year", unit: "h", min: 1500, max: 8000 } },
  complete: ({ hours = Number.NaN }) => ({ hours: requireInRange("hours", hours, 0, 8760, "h") }),
};

/**
 * Maximum water velocity against erosion, by hours of operation a year; straight between the published hours, constant beyond them.
 * @param hours hours of operation a year (0…8760)
 * @returns m/s
 * @throws {OutOfRangeError} when the hours are outside their range
 * @source ashrae-hof-2017, ch. 22, maximum water velocity to minimize erosion (15, 14, 13, 12, 10, 8 ft/s); typical values
 * @example
 * ```ts
 * import { erosionVelocityLimit } from "@org/hvac-core/flow";
 * erosionVelocityLimit(4000); // 3.6576
 * ```
 */
export function erosionVelocityLimit(hours: number): number {
  requireInRange("hours", hours, 0, 8760, "h");
  return (
    foot *
    interpolate(
      [
        [1500, 15],
        [2000, 14],
        [3000, 13],
        [4000, 12],
        [6000, 10],
        [8000, 8],
      ],
      hours,
    )
  );
}

/** Nominal sizes DN of the flow limits. */
const limitSizes = [65, 80, 100, 125, 150, 200, 250, 300];

interface FlowLimits {
  /** US gal/min by `limitSizes`. */
  readonly flows: readonly number[];
  /** Above DN 300, ft/s. */
  readonly velocity: number;
}

/** By maximum hours of operation a year. */
const flowLimits: readonly { readonly hours: number; readonly constant: FlowLimits; readonly variable: FlowLimits }[] = [
  {
    hours: 2000,
    constant: { flows: [120, 180, 350, 410, 740, 1200, 1800, 2500], velocity: 8.5 },
    variable: { flows: [180, 270, 530, 620, 1100, 1800, 2700, 3800], velocity: 13 },
  },
  {
    hours: 4400,
    constant: { flows: [85, 140, 260, 310, 570, 900, 1300, 1900], velocity: 6.5 },
    variable: { flows: [130, 210, 400, 470, 860, 1400, 2000, 2900], velocity: 9.5 },
  },
  {
    hours: 8760,
    constant: { flows: [68, 110, 210, 250, 440, 700, 1000, 1500], velocity: 5 },
    variable: { flows: [110, 170, 320, 370, 680, 1100, 1600, 2300], velocity: 7.5 },
  },
];

/** A chilled or condenser water pipe. */
export interface PipeFlowLimitInput {
  /** Nominal size DN (65…1200). */
  readonly dn: number;
  /** Hours of operation a year (0…8760). */
  readonly hours: number;
  /** True for variable flow with variable speed pumps. */
  readonly variable: boolean;
  /** Inside diameter, m (0.01…2): above DN 300 the limit is a velocity. */
  readonly insideDiameter: number;
}

/**
 * Maximum flow that the energy code allows in a chilled or condenser water pipe, by its size and hours of operation.
 *
 * Sizes below DN 65 are not limited by the table and are refused; between tabulated sizes the smaller one applies.
 *
 * @param pipe its size and hours of operation
 * @returns m³/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source ashrae-90.1, table 6.5.4.6; verify against the adopted code
 * @example
 * ```ts
 * import { pipeFlowLimit } from "@org/hvac-core/flow";
 * pipeFlowLimit({ dn: 100, hours: 4400, variable: true, insideDiameter: 0.10226 }) * 1000; // 25.24
 * ```
 */
export function pipeFlowLimit({ dn, hours, variable, insideDiameter }: PipeFlowLimitInput): number {
  requireInRange("dn", dn, 65, 1200, "");
  requireInRange("hours", hours, 0, 8760, "h");
  requireInRange("insideDiameter", insideDiameter, 0.01, 2, "m");
  const row = flowLimits.find((candidate) => isAtMost(hours, candidate.hours))!;
  const { flows, velocity } = variable ? row.variable : row.constant;
  if (dn > 300) return velocity * foot * (Math.PI / 4) * insideDiameter ** 2;
  return flows[limitSizes.findLastIndex((size) => size <= dn)]! * gallonPerMinute;
}
