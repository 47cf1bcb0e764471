import { citationText } from "@org/ui/elements";
import {
  annualConditionsFromDdy,
  climateStations,
  opticalDepthsOfDdy,
  searchStations,
  type ClimateStation,
  type DdyFile,
  type OpticalDepths,
  type PartialDesignConditions,
  type StatFile,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import type { EpwSummary } from "../../climate/openEpw.ts";

/** The climate of a place, from the table of cities or from a weather file. */
export interface Climate {
  readonly id: string;
  readonly name: string;
  readonly location: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone" | "elevation">;
  /** A file may have some of the percentiles. */
  readonly heating: PartialDesignConditions["heating"];
  readonly cooling: PartialDesignConditions["cooling"];
  /** 1…12. */
  readonly hottestMonth: number | undefined;
  /** Where the temperatures come from. */
  readonly source: string;
  /** Where the place comes from. */
  readonly placeSource: string;
  readonly tau:
    | {
        /** As the field of the edition has it; `undefined` where a file does not name it. */
        readonly edition: "2009" | "2017" | undefined;
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
    tau: climateTau(tau, citationText(tau?.source ?? station.source)),
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
  annual: PartialDesignConditions | undefined,
  tau: Climate["tau"],
  { named = "", warnings = [] }: { readonly named?: string | undefined; readonly warnings?: readonly string[] },
): Climate | undefined {
  if (!annual) return undefined;
  const unnamed = "The file does not name the edition of its optical depths: the edition in the form is used, and must be theirs.";
  const cautions = [...(tau && !tau.edition ? [unnamed] : []), ...warnings];
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
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  });
}

/** As the field of the edition has it: the coefficients of 2013 were printed again with every edition since. */
const editionField = (edition: string): "2009" | "2017" => (edition === "2009" ? "2009" : "2017");

/** Optical depths as forms have them. */
export function climateTau(depths: OpticalDepths | undefined, source: string): Climate["tau"] {
  return depths && { ...depths, edition: depths.edition && editionField(depths.edition), source };
}

export function climateOfStat(fileName: string, { location, designConditions, tau, source }: StatFile): Climate | undefined {
  return climateOfPublished(fileName, location, designConditions, climateTau(tau, `Design conditions in ${fileName}`), { named: source });
}

export function climateOfDdy(fileName: string, file: DdyFile): Climate | undefined {
  const tau = climateTau(opticalDepthsOfDdy(file), `Design days in ${fileName}`);
  return climateOfPublished(fileName, file.location, annualConditionsFromDdy(file), tau, { warnings: file.warnings });
}

const cities = new Map(climateStations().map((station) => [station.stationNumber, climateOfStation(station)]));

/** Climates of the cities that a query may mean, the best first. */
export function searchClimates(query: string): Climate[] {
  return searchStations(query).map(({ stationNumber }) => cities.get(stationNumber)!);
}

/** All climates that an input may have been filled from: those of files first. */
export const knownClimates = (): readonly Climate[] => [...opened, ...cities.values()];
