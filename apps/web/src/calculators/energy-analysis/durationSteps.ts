interface Step {
  readonly hours: number;
  readonly power: number;
}

/** More rows than these nobody reads. */
const mostRows = 25;

/** Of many steps those that a table shows: the first, the last, and between them as many as are read. */
export function durationSteps(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= mostRows) return steps;
  return Array.from({ length: mostRows }, (_, index) => steps[Math.round((index * (steps.length - 1)) / (mostRows - 1))]!);
}
