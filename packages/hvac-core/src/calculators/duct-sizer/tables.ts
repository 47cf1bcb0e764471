import type { Table } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import type { DuctValues } from "./schema.ts";
import { sectionTables } from "./sectionTables.ts";
import { systemTables } from "./system/systemTables.ts";

/** Losses and sizes of one section; paths, losses and sheet metal of a system. */
export function tables(calculation: DuctCalculation, values: DuctValues): Table[] {
  return calculation.scope === "system" ? systemTables(calculation, values) : sectionTables(calculation, values);
}
