import { citationText } from "@org/form/numbers";
import { monthsOfStation, type SiteConditions } from "@org/hvac-core/exchange/climate";
import { stationMonths, type ClimateStation, type PartialDesignConditions, type Position } from "@org/hvac-core/weather";
import { climateOf, searchOptions, type Climate, type PlaceOptions } from "./climate.ts";
import { texts } from "./texts.ts";

/** Design conditions of a place for the hourly method, with their source. */
export interface SiteClimate extends SiteConditions {
  readonly tau: Climate["tau"];
  readonly source: string;
  readonly caution: string | undefined;
}

/** Caution for a place with annual conditions alone. */
export const annualCaution = ({ heating }: PartialDesignConditions): string =>
  heating.dryBulb996 === undefined && heating.dryBulb990 === undefined ? texts.caution.sameMonths : texts.caution.estimatedMonths;

function siteOfStation(station: ClimateStation): SiteClimate {
  const { name, source, tau, caution } = climateOf(station);
  const published = stationMonths(station.stationNumber);
  const cautions = [
    ...(published ? [] : [texts.caution.station(annualCaution(station))]),
    ...(tau ? [caution ?? []].flat() : [texts.caution.noStation]),
  ];
  return {
    name,
    location: station,
    tau,
    source: published ? texts.source.stationMonths(citationText(published.source), source) : source,
    air: monthsOfStation(station),
    heatingDryBulb: station.heating.dryBulb996,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  };
}

/** Stations that a query may mean, the best first, with the conditions of their months. */
export const searchSites = (query: string, near?: Position): PlaceOptions<SiteClimate> => searchOptions(query, near, siteOfStation);
