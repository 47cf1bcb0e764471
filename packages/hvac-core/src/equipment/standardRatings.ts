import { OutOfRangeError } from "../refusals/errors.ts";

/** Ampere ratings of fuses and inverse-time breakers, A. Ratings below 15 A do not protect branch circuits of equipment. */
const ratings = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000,
  1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000,
] as const;
const smallest = ratings[0];
const largest = ratings.at(-1)!;

/** Tolerance: a sum of currents may miss a rating by its last bits. */
const tolerance = 1e-9;

/**
 * Largest standard rating of a fuse or breaker that is not above a current; the smallest rating where all are above.
 *
 * @param current A, 0…1e5
 * @returns a standard rating, A, 15…6000
 * @throws {OutOfRangeError} when the current is out of range
 * @source nfpa-70, 240.6(A)
 * @example
 * ```ts
 * import { ratingAtMost } from "@org/hvac-core/equipment";
 * ratingAtMost(47.5); // 45
 * ```
 */
export function ratingAtMost(current: number): number {
  if (!(current >= 0 && current <= 1e5)) throw new OutOfRangeError({ parameter: "current", value: current, min: 0, max: 1e5, unit: "A" });
  return ratings.findLast((rating) => rating <= current * (1 + tolerance)) ?? smallest;
}

/**
 * Smallest standard rating of a fuse or breaker that is not below a current.
 *
 * @param current A, 0…6000
 * @returns a standard rating, A, 15…6000
 * @throws {OutOfRangeError} when no standard rating is as large
 * @source nfpa-70, 240.6(A)
 * @example
 * ```ts
 * import { ratingAtLeast } from "@org/hvac-core/equipment";
 * ratingAtLeast(102); // 110
 * ```
 */
export function ratingAtLeast(current: number): number {
  const rating = current >= 0 ? ratings.find((candidate) => candidate >= current * (1 - tolerance)) : undefined;
  if (rating === undefined) throw new OutOfRangeError({ parameter: "current", value: current, min: 0, max: largest, unit: "A" });
  return rating;
}
