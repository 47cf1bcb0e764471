import type { SheetBuilder } from "../../kernel/index.ts";
import type { PsychrometricChartCalculation } from "./calculate.ts";
import type { PsychrometricChartValues } from "./schema.ts";

export function describe(_calculation: PsychrometricChartCalculation, _values: PsychrometricChartValues, _sheet: SheetBuilder): void {}
