import { citationText } from "@org/form/numbers";
import { monthsOfStation, type SiteConditions } from "@org/hvac-core/exchange/climate";
import { stationMonths, type ClimateStation, type PartialDesignConditions, type Position } from "@org/hvac-core/weather";
import { climateOf, searchOptions, type Climate, type PlaceOptions } from "./climate.ts";

/** Design conditions of a place for the hourly method, with their source. */
export interface SiteClimate extends SiteConditions {
  readonly tau: Climate["tau"];
  readonly source: string;
  readonly caution: string | undefined;
}

/** Caution for a place with annual conditions alone. */
export const annualCaution = ({ heating }: PartialDesignConditions): string =>
  heating.dryBulb996 === undefined && heating.dryBulb990 === undefined
    ? "they are in every month, which overstates loads in spring, autumn and winter."
    : "the other months are estimated from the annual conditions, within 4 K (7 °F) of published months nine times in ten.";

function siteOfStation(station: ClimateStation): SiteClimate {
  const { name, source, tau, caution } = climateOf(station);
  const published = stationMonths(station.stationNumber);
  const cautions = [
    ...(published
      ? []
      : [
          `The hottest month has the annual condition of the station; ${annualCaution(station)} A STAT, DDY or EPW file of the place has each month’s own.`,
        ]),
    ...(tau
      ? [caution ?? []].flat()
      : ["No station within 500 km (310 mi) has optical depths: those in the form are kept and may belong to another place."]),
  ];
  return {
    name,
    location: station,
    tau,
    source: published ? `${citationText(published.source)}; heating and humid days: ${source}` : source,
    air: monthsOfStation(station),
    heatingDryBulb: station.heating.dryBulb996,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  };
}

/** Stations that a query may mean, the best first, with the conditions of their months. */
export const searchSites = (query: string, near?: Position): PlaceOptions<SiteClimate> => searchOptions(query, near, siteOfStation);
