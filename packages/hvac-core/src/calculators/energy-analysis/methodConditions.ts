import type { Condition } from "../../kernel/index.ts";

export const byDegreeDays: Condition = { field: "loadMethod", is: ["degreeDays"] };
export const byStatedDegreeDays: Condition = { field: "loadMethod", is: ["statedDegreeDays"] };
export const byMonths: Condition = { field: "loadMethod", is: ["monthly"] };
export const byBins: Condition = { field: "loadMethod", is: ["bins"] };
export const byMeans: Condition = { field: "loadMethod", is: ["degreeDays", "monthly"] };
/** Where rooms are calculated by the hour. */
export const byHours: Condition = { field: "loadMethod", is: ["hours"] };
/** Where the building is one loss coefficient. */
export const asAWhole: Condition = { field: "loadMethod", is: ["degreeDays", "statedDegreeDays", "bins", "monthly"] };
/** Where machines meet outdoor temperatures one by one. */
export const byTemperatures: Condition = { field: "loadMethod", is: ["bins", "hours"] };
