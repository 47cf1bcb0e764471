import { knownClimates, searchClimates } from "./climate.ts";
import { climateValues, findClimate, inDisplayUnits, percentileIn, percentileLack, tauValues } from "./climateValues.ts";
import { openWeather } from "./openWeather.ts";
import { searchSites, siteConditionOf, siteValues } from "./siteClimate.ts";

export type { Climate, PlaceOption, PlaceOptions } from "./climate.ts";
export type { ClimateMatch } from "./climateValues.ts";
export type { OpenedClimate } from "./fileSites.ts";
export type { SiteClimate, SiteCondition } from "./siteClimate.ts";

/** The table of cities and the readers of weather files, loaded as one when a place is asked for. */
export const climateData = {
  climateValues,
  findClimate,
  inDisplayUnits,
  knownClimates,
  openWeather,
  percentileIn,
  percentileLack,
  searchClimates,
  searchSites,
  siteConditionOf,
  siteValues,
  tauValues,
} as const;
export type ClimateData = typeof climateData;
