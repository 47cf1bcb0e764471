interface Step {
  readonly hours: number;
  readonly power: number;
}

/** Maximum number of rows of the table. */
const maxRows = 25;

/** Steps for a table: the first, the last, and evenly spaced ones between them. */
export function durationSteps(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= maxRows) return steps;
  return Array.from({ length: maxRows }, (_, index) => steps[Math.round((index * (steps.length - 1)) / (maxRows - 1))]!);
}
