import { defineCalculator } from "../../../kernel/index.ts";
import { heatLoadStatement } from "../statement.ts";

/** The heat load without its hourly method and without what opens inputs of older versions, for a page that loads both when they are asked for: a third less code. */
export const quickHeatLoad = defineCalculator(heatLoadStatement());
