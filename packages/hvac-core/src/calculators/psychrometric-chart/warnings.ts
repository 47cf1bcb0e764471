import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { PsychrometricChartCalculation } from "./calculate.ts";
import type { PsychrometricChartValues } from "./schema.ts";

/** Larger areas are remarked upon, m². */
const largestUsual = 10_000;

/** What a senior engineer would remark about the result. */
export function warnings({ results }: PsychrometricChartCalculation, { unitSystem }: PsychrometricChartValues): Warning[] {
  if (results.area <= largestUsual) return [];
  return [{ code: "large-area", severity: "info", message: `More than ${formatQuantity(largestUsual, "area", unitSystem)} is unusual. Check the lengths and their units.`, result: "area" }];
}
