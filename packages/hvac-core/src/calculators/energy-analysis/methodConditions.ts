import { fieldIs } from "../../kernel/index.ts";

export const byDegreeDays = fieldIs("loadMethod", "degreeDays");
export const byStatedDegreeDays = fieldIs("loadMethod", "statedDegreeDays");
export const byMonths = fieldIs("loadMethod", "monthly");
export const byBins = fieldIs("loadMethod", "bins");
export const byMeans = fieldIs("loadMethod", "degreeDays", "monthly");
/** Where rooms are calculated by the hour. */
export const byHours = fieldIs("loadMethod", "hours");
/** Where the building is one loss coefficient. */
export const asAWhole = fieldIs("loadMethod", "degreeDays", "statedDegreeDays", "bins", "monthly");
/** Where machines meet outdoor temperatures one by one. */
export const byTemperatures = fieldIs("loadMethod", "bins", "hours");
