import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { applications2015, type Citation } from "../sources/index.ts";

/** Location of a main duct, as the noise limits distinguish it. */
export type DuctLocation = "shaftOrDrywall" | "acousticCeiling" | "occupiedSpace";
export type DuctPart = "main" | "branch" | "runout";

export const ductVelocityCitation: Citation = { source: applications2015, locator: "ch. 48, table 8" };

/** 1 ft/min in m/s. */
const footPerMinute = 0.00508;
const limitsByLocation = {
  shaftOrDrywall: { 45: [3500, 5000], 35: [2500, 3500], 25: [1700, 2500] },
  acousticCeiling: { 45: [2500, 4500], 35: [1750, 3000], 25: [1200, 2000] },
  occupiedSpace: { 45: [2000, 3900], 35: [1450, 2600], 25: [950, 1700] },
} as const;
const share = { main: 1, branch: 0.8, runout: 0.5 } as const;

/** A duct that must meet the noise criterion of a room. */
export interface DuctVelocityInput {
  /** Room criterion RC(N), 25…45. */
  readonly rating: number;
  /** Location of the main. */
  readonly location: DuctLocation;
  /** Rectangular for flat oval ducts as well, on the safe side. */
  readonly shape: "rectangular" | "round";
  readonly part: DuctPart;
}

/**
 * Maximum air velocity in a duct for a room criterion, by the location of the main.
 *
 * Between the published ratings RC(N) 25, 35 and 45 the limit is interpolated. Branches take 80 %, final run-outs 50 % of the main's.
 * The SI column of the source rounds separately: it prints 4.1 m/s where half of 1750 ft/min is 4.45.
 *
 * @param duct room criterion, location of the main, shape and part
 * @returns m/s
 * @throws {OutOfRangeError} when the rating is outside its range
 * @throws {UnknownNameError} when the location, shape or part is unknown
 * @source ashrae-applications-2015, ch. 48, table 8
 * @example
 * ```ts
 * import { ductVelocityLimit } from "@org/hvac-core/flow";
 * ductVelocityLimit({ rating: 35, location: "acousticCeiling", shape: "round", part: "main" }); // 15.24
 * ```
 */
export function ductVelocityLimit({ rating, location, shape, part }: DuctVelocityInput): number {
  requireInRange("rating", rating, 25, 45, "");
  const limits = limitsByLocation[requireKnown("location", location, limitsByLocation)];
  const column = requireKnown("shape", shape, ["rectangular", "round"]) === "round" ? 1 : 0;
  const low = rating < 35 ? limits[25][column] : limits[35][column];
  const high = rating < 35 ? limits[35][column] : limits[45][column];
  const from = rating < 35 ? 25 : 35;
  return share[requireKnown("part", part, share)] * footPerMinute * (low + ((high - low) * (rating - from)) / 10);
}
