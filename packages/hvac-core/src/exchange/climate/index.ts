// Quick method
export { climateValues, findClimate, inDisplayUnits, percentileIn, percentilesOf, tauValues } from "./climateFields.ts";
export type { ClimateMatch, DesignClimate, DesignMode, FieldValues, Percentile } from "./climateFields.ts";

// Hourly method
export { humidPercents, monthlyPercents, monthsOfFile, monthsOfStation, monthsOfYear } from "./designMonths.ts";
export type { AnnualCondition, DesignMonths, SiteCondition } from "./designMonths.ts";
export { siteConditionOf, siteValues } from "./siteFields.ts";
export type { SiteConditions } from "./siteFields.ts";

// Site of a project
export { projectSiteOf, type ProjectPlace } from "./projectSiteOf.ts";
