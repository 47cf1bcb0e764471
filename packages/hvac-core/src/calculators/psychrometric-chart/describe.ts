import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { PsychrometricChartCalculation } from "./calculate.ts";

/** States every step from the input to the results. */
export function describe({ results }: PsychrometricChartCalculation, _values: unknown, sheet: SheetBuilder): void {
  sheet.formula({ symbol: "A", name: "Area", expression: "b * l", value: results.area, quantity: "area", source: { source: mathematics }, result: "area" });
}
