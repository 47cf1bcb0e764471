import { OutOfRangeError } from "./errors.ts";

/**
 * A solution, or none where a function refuses its values: where there is no such air, or an equation of state has no solution.
 *
 * @param solve calculation of the solution
 * @returns the solution; `undefined` after an {@link OutOfRangeError}
 */
export function solutionOf<T>(solve: () => T): T | undefined {
  try {
    return solve();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}
