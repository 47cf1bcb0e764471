import type { Warning } from "../../kernel/index.ts";
import type { PsychrometricChartCalculation } from "./calculate.ts";
import type { PsychrometricChartValues } from "./schema.ts";

export function warnings(_calculation: PsychrometricChartCalculation, _values: PsychrometricChartValues): Warning[] {
  return [];
}
