import {
  climateValues,
  findClimate,
  inDisplayUnits,
  percentileIn,
  projectSiteOf,
  siteConditionOf,
  siteValues,
  tauValues,
} from "@org/hvac-core/exchange/climate";
import { knownClimates, searchClimates } from "./climate.ts";
import { openWeather } from "./openWeather.ts";
import { texts } from "./texts.ts";
import { firstCondition, searchSites } from "./siteClimate.ts";

export type { Climate, PlaceOption, PlaceOptions } from "./climate.ts";
export type { OpenedClimate } from "./fileSites.ts";
export type { SiteClimate } from "./siteClimate.ts";

/** The table of cities and the readers of weather files, loaded together at the first search. */
export const climateData = {
  climateValues,
  findClimate,
  firstCondition,
  inDisplayUnits,
  knownClimates,
  openWeather,
  percentileIn,
  projectSiteOf,
  percentileLack: texts.lack.temperature,
  searchClimates,
  searchSites,
  siteConditionOf,
  siteValues,
  tauValues,
} as const;
export type ClimateData = typeof climateData;
