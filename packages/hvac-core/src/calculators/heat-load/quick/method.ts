import type { Method } from "../statement.ts";
import { calculateRoom, type HeatLoadCalculation } from "./calculate.ts";
import { roomTables } from "./tables.ts";
import { roomWarnings } from "./warnings.ts";

/** One room at one hour. */
export const quickMethod: Method<HeatLoadCalculation> = { calculate: calculateRoom, warnings: roomWarnings, tables: roomTables };
