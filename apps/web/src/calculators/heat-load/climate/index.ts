export { knownClimates, searchClimates, type Climate } from "./climate.ts";
export { inDisplayUnits, findClimate, tauValues, climateValues, type ClimateMatch } from "./climateValues.ts";
export { openWeather } from "./openWeather.ts";
export { searchSites, siteValues, type OpenedClimate, type SiteClimate, type SiteCondition } from "./siteClimate.ts";
