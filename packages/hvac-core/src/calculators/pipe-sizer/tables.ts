import type { Table } from "../../kernel/index.ts";
import type { PipeCalculation } from "./calculate.ts";
import type { PipeValues } from "./schema.ts";
import { sectionTables } from "./sectionTables.ts";
import { systemTables } from "./system/tables.ts";

/** Tables beside the results of one pipe or of a system. */
export function tables(calculation: PipeCalculation, values: PipeValues): Table[] {
  return calculation.scope === "system" ? systemTables(calculation, values) : sectionTables(calculation);
}
