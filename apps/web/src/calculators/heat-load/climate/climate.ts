import { citationText } from "@org/ui/elements";
import {
  annualConditionsFromDdy,
  climateStations,
  searchStations,
  tauEditionOfDdy,
  type AnnualDesignConditions,
  type ClimateStation,
  type DdyFile,
  type StatFile,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import type { EpwSummary } from "../../climate/openEpw.ts";

/** The climate of a place, from the table of cities or from a weather file. */
export interface Climate {
  readonly id: string;
  readonly name: string;
  readonly location: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone" | "elevation">;
  readonly heating: AnnualDesignConditions["heating"];
  readonly cooling: AnnualDesignConditions["cooling"];
  /** 1…12. */
  readonly hottestMonth: number;
  /** Where the temperatures come from. */
  readonly source: string;
  /** Where the place comes from. */
  readonly placeSource: string;
  readonly tau:
    | {
        /** As the field of the edition has it. */
        readonly edition: "2009" | "2017";
        readonly beam: readonly number[];
        readonly diffuse: readonly number[];
        readonly source: string;
      }
    | undefined;
  /** What to keep in mind with these numbers. */
  readonly caution: string | undefined;
}

function climateOfStation(station: ClimateStation): Climate {
  const { tau, stationNumber, hottestMonth } = station;
  return {
    id: stationNumber,
    name: `${station.city}, ${station.countryName}`,
    location: station,
    heating: station.heating,
    cooling: station.cooling,
    hottestMonth,
    source: `${citationText(station.source)}, station ${stationNumber}`,
    placeSource: `Station ${stationNumber}, degrees to the nearest tenth`,
    tau: tau && {
      edition: editionField(tau.edition),
      beam: tau.beam,
      diffuse: tau.diffuse,
      source: citationText(tau.source),
    },
    caution: undefined,
  };
}

/** Climates of the weather files that were opened since the page was. */
const opened: Climate[] = [];

/** The climate of a file of hours; `undefined` where it has neither printed design conditions nor enough hours for its own. */
export function climateOfEpw(
  fileName: string,
  { location, source, designConditions, own, hours, warnings }: EpwSummary,
): Climate | undefined {
  const printed = designConditions;
  const conditions = printed ?? ("lack" in own ? undefined : own);
  if (!conditions) return undefined;
  const of = source === "" ? "" : ` (${source})`;
  const mild = "One year, and a typical year above all, has milder extremes than the decades behind ASHRAE’s design conditions.";
  const cautions = [...(printed ? [] : [mild]), ...warnings];
  return remember({
    id: `${fileName} ${location.name}`,
    name: location.name || fileName,
    location,
    heating: conditions.heating,
    cooling: conditions.cooling,
    hottestMonth: conditions.hottestMonth,
    source: printed
      ? `Design conditions in the header of ${fileName}: ${printed.source || "source not named"}`
      : `Percentiles of the ${hours} hours of ${fileName}${of}: temperatures in order, straight between neighbours; wet bulb: mean of the hours within 0.5 K`,
    placeSource: `Header of ${fileName}`,
    tau: undefined,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  });
}

function remember(climate: Climate): Climate {
  opened.splice(0, opened.length, climate, ...opened.filter(({ id }) => id !== climate.id));
  return climate;
}

/** A published file beside an EPW, which says its design conditions itself; `undefined` where it has none of the year. */
function climateOfPublished(
  fileName: string,
  location: WeatherLocation,
  annual: AnnualDesignConditions | undefined,
  tau: Climate["tau"],
  named = "",
): Climate | undefined {
  if (!annual) return undefined;
  return remember({
    id: `${fileName} ${location.name}`,
    name: location.name || fileName,
    location,
    heating: annual.heating,
    cooling: annual.cooling,
    hottestMonth: annual.hottestMonth,
    source: `Design conditions in ${fileName}${named === "" ? "" : ` (${named})`}`,
    placeSource: fileName,
    tau,
    caution: undefined,
  });
}

/** As the field of the edition has it: the coefficients of 2013 were printed again with every edition since. */
export const editionField = (edition: string): "2009" | "2017" => (edition === "2009" ? "2009" : "2017");

export function climateOfStat(fileName: string, { location, designConditions, tau, source }: StatFile): Climate | undefined {
  const known = tau?.edition && {
    edition: editionField(tau.edition),
    beam: tau.beam,
    diffuse: tau.diffuse,
    source: `Design conditions in ${fileName}`,
  };
  return climateOfPublished(fileName, location, designConditions, known, source);
}

export function climateOfDdy(fileName: string, file: DdyFile): Climate | undefined {
  const edition = tauEditionOfDdy(file);
  const byMonth = Array.from({ length: 12 }, (_, month) =>
    file.designDays.find((day) => day.month === month + 1 && day.tauB !== undefined && day.tauD !== undefined),
  );
  const tau = edition !== undefined &&
    byMonth.every((day) => day !== undefined) && {
      edition: editionField(edition),
      beam: byMonth.map((day) => day.tauB!),
      diffuse: byMonth.map((day) => day.tauD!),
      source: `Design days in ${fileName}`,
    };
  return climateOfPublished(fileName, file.location, annualConditionsFromDdy(file), tau || undefined);
}

const cities = new Map(climateStations().map((station) => [station.stationNumber, climateOfStation(station)]));

/** Climates of the cities that a query may mean, the best first. */
export function searchClimates(query: string): Climate[] {
  return searchStations(query).map(({ stationNumber }) => cities.get(stationNumber)!);
}

/** All climates that an input may have been filled from: those of files first. */
export const knownClimates = (): readonly Climate[] => [...opened, ...cities.values()];
