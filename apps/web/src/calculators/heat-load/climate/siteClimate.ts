import { citationText } from "@org/form/numbers";
import { monthsOfStation, type ProjectPlace, type SiteCondition } from "@org/hvac-core/exchange/climate";
import { stationMonths, type ClimateStation, type PartialDesignConditions, type Position } from "@org/hvac-core/weather";
import { climateOf, searchOptions, type Climate, type PlaceOptions } from "./climate.ts";
import { texts } from "./texts.ts";

/** Design conditions of a place by month, with their source. */
export interface SiteClimate extends ProjectPlace {
  readonly tau: Climate["tau"];
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
    cooling: station.cooling,
    heatingDryBulb: station.heating.dryBulb996,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  };
}

/** Stations that a query may mean, the best first, with the conditions of their months. */
export const searchSites = (query: string, near?: Position): PlaceOptions<SiteClimate> => searchOptions(query, near, siteOfStation);

/** Default condition of a place: for its months the one nearest to the year's 0.4 to 1 %. */
export function firstCondition({ air }: Pick<SiteClimate, "air">, wanted?: SiteCondition): SiteCondition {
  const [first] = air.keys();
  // Published months take precedence over estimated ones, also after a place with estimated ones.
  const order = wanted?.startsWith("annual") ? ["2", wanted, "annual 0.4"] : [wanted, "2", "annual 0.4"];
  return order.find((each): each is SiteCondition => each !== undefined && air.has(each as SiteCondition)) ?? first!;
}
