import { requireInRange } from "../refusals/errors.ts";

/** A number that lies between two others, the likeliest between them. */
export interface Triangular {
  readonly low: number;
  readonly likeliest: number;
  readonly high: number;
}

/**
 * Quantile of a triangular distribution: the inverse of its distribution function.
 *
 * @param share share of all cases that lie below, 0…1
 * @param distribution its ends and its likeliest value
 * @returns the value, in the unit of the ends; the likeliest where all three are one
 * @source mathematics, inverse of the distribution function
 */
export function triangularQuantile(share: number, { low, likeliest, high }: Triangular): number {
  requireInRange("likeliest", likeliest, low, high, "");
  const width = high - low;
  if (width === 0) return likeliest;
  const rising = (likeliest - low) / width;
  return requireInRange("share", share, 0, 1, "") < rising
    ? low + Math.sqrt(share * width * (likeliest - low))
    : high - Math.sqrt((1 - share) * width * (high - likeliest));
}

/**
 * Points of a Latin hypercube: of each dimension every one of the equal strata is drawn once, at its middle, each dimension in a different order.
 * The points are the same for the same numbers, so that a result does not vary between two calculations.
 *
 * @param count count of points, 1…1e5
 * @param dimensions 0…64
 * @returns for each dimension the shares of the points, 0…1
 * @source mckay-1979, Latin hypercube sampling
 * @source marsaglia-2003, xorshift of 32 bits, which shuffles the strata
 */
export function latinHypercube(count: number, dimensions: number): readonly Float64Array[] {
  requireInRange("count", count, 1, 1e5, "");
  requireInRange("dimensions", dimensions, 0, 64, "");
  let state = 2_463_534_242;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return Array.from({ length: dimensions }, () => {
    const shares = Float64Array.from({ length: count }, (_, stratum) => (stratum + 0.5) / count);
    for (let last = count - 1; last > 0; last--) {
      const other = below(last + 1);
      [shares[last], shares[other]] = [shares[other]!, shares[last]!];
    }
    return shares;
  });
}

/**
 * Quantile of a sample, a straight line between its members, each of which stands for the middle of its share.
 *
 * @param sorted the sample in rising order, at least one value
 * @param share share of the sample that lies below, 0…1
 * @returns the value, in the unit of the sample
 * @source hyndman-fan-1996, definition 5
 */
export function sampleQuantile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.min(sorted.length - 1, Math.max(0, requireInRange("share", share, 0, 1, "") * sorted.length - 0.5));
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * (sorted[Math.min(sorted.length - 1, below + 1)]! - low);
}
