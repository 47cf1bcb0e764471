import { fieldIs } from "../../kernel/index.ts";

export const byDegreeDays = fieldIs("loadMethod", "degreeDays");
export const byPublishedDegreeDays = fieldIs("loadMethod", "publishedDegreeDays");
export const byMonths = fieldIs("loadMethod", "monthly");
export const byBins = fieldIs("loadMethod", "bins");
export const byMeans = fieldIs("loadMethod", "degreeDays", "monthly");
/** Rooms are calculated by the hour. */
export const byHours = fieldIs("loadMethod", "hours");
/** The building is one loss coefficient. */
export const asAWhole = fieldIs("loadMethod", "degreeDays", "publishedDegreeDays", "bins", "monthly");
/** Machines are calculated at each outdoor temperature. */
export const byTemperatures = fieldIs("loadMethod", "bins", "hours");
