/** Distances within which parts of a model are one, m. */
export interface Tolerances {
  /** Distance of points. */
  readonly point: number;
  /** Distance of points from the plane of their polygon. */
  readonly flat: number;
  /** Distance of planes. */
  readonly plane: number;
  /** Distance of points that were one before their coordinates were rounded. */
  readonly rounding: number;
}

/** Rounding that is made up for, m; coarser coordinates are whole numbers of drawings by hand. */
const maxRounding = 0.05;

/**
 * Tolerances for coordinates with a last digit, m. Two points of one place are at most its diagonal apart; no schema of gbXML has a tolerance, so the
 * digits of the file are the only thing that says how exact it is.
 */
export function tolerancesFor(lastDigit: number): Tolerances {
  const rounding = Math.min(maxRounding, Math.sqrt(3) * lastDigit);
  return { point: Math.max(0.001, rounding), flat: Math.max(0.005, rounding), plane: Math.max(0.02, rounding), rounding };
}

/** Tolerances for exact coordinates. */
export const exactTolerances = tolerancesFor(0);
