import type { ResultValues } from "../../kernel/index.ts";
import type { PsychrometricChartValues, results } from "./schema.ts";

export interface PsychrometricChartCalculation {
  readonly results: ResultValues<typeof results>;
}

/** Area of a rectangle. */
export function calculate(values: PsychrometricChartValues): PsychrometricChartCalculation {
  return { results: { area: values.width * values.length } };
}
