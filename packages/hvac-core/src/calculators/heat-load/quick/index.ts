import { defineCalculator } from "../../../kernel/index.ts";
import { heatLoadStatement } from "../statement.ts";

/** The heat load without its hourly method, for a page that loads that when it is asked for: a third less code. */
export const quickHeatLoad = defineCalculator(heatLoadStatement());
