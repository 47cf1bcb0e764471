/* Whether two numbers are the same: sizes and flows arrive through conversions and sums, which change their last digits. */

/** Relative difference up to which two numbers are the same. */
export const relativeTolerance = 1e-9;

/** Whether a number is at most a limit, its last digits apart. */
export const isAtMost = (value: number, limit: number): boolean => value - limit <= relativeTolerance * Math.abs(limit);

/** Whether a number is below a limit by more than its last digits. */
export const isBelow = (value: number, limit: number): boolean => limit - value > relativeTolerance * Math.abs(limit);

/** Whether a number is above a limit by more than its last digits. */
export const isAbove = (value: number, limit: number): boolean => value - limit > relativeTolerance * Math.abs(limit);
