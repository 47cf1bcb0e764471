import type { DesignClimate } from "@org/hvac-core/exchange/climate";
import { citationText, formatNumber } from "@org/form/numbers";
import {
  annualConditionsFromDdy,
  climateStations,
  nearestOpticalDepths,
  opticalDepthsOfDdy,
  searchPlaces,
  type ClimateStation,
  type DdyFile,
  type OpticalDepths,
  type PartialDesignConditions,
  type PlaceMatch,
  type Position,
  type StatFile,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import type { EpwSummary } from "../../climate/openEpw.ts";
import { texts } from "./texts.ts";

/** The climate of a place, from the table of cities or from a weather file. */
export interface Climate extends DesignClimate {
  readonly id: string;
  readonly name: string;
  /** 1…12. */
  readonly hottestMonth: number | undefined;
  /** Source of the temperatures. */
  readonly source: string;
  /** Source of the place. */
  readonly placeSource: string;
  readonly tau: (NonNullable<DesignClimate["tau"]> & { readonly source: string }) | undefined;
  /** Remarks on these numbers. */
  readonly caution: string | undefined;
}

/** A distance as either side of the Atlantic reads it. */
export function distanceText(meters: number): string {
  const digits = meters < 1_000_000 ? 2 : 3;
  return `${formatNumber(meters / 1000, { digits })}\u202fkm (${formatNumber(meters / 1609.344, { digits })}\u202fmi)`;
}

/** Optical depths of a station, or else those of the nearest one within reach, named as such. */
function tauOf(station: ClimateStation): Pick<Climate, "tau" | "caution"> {
  if (station.tau) return { tau: climateTau(station.tau, citationText(station.tau.source)), caution: undefined };
  const nearest = nearestOpticalDepths(station);
  const tau = nearest?.station.tau;
  if (!tau) return { tau: undefined, caution: undefined };
  const where = texts.depths.station(nearest.station.name, distanceText(nearest.distance));
  return { tau: climateTau(tau, texts.depths.source(citationText(tau.source), where)), caution: texts.depths.nearest(where) };
}

function climateOfStation(station: ClimateStation): Climate {
  const { name, stationNumber, hottestMonth, heating, cooling, timeZoneName } = station;
  return {
    id: stationNumber,
    name,
    location: station,
    hottestMonth,
    heating,
    cooling,
    source: texts.source.station(citationText(station.source), stationNumber),
    placeSource: texts.placeSource.station(stationNumber, timeZoneName),
    ...tauOf(station),
  };
}

/** Climates of the weather files that were opened since the page was. */
const opened: Climate[] = [];

/** The climate of a file of hours; `undefined` where it has neither printed design conditions nor enough hours for its own. */
export function climateOfEpw(
  fileName: string,
  { location, source, designConditions, calculated, hours, warnings }: EpwSummary,
): Climate | undefined {
  const printed = designConditions;
  const conditions = printed ?? ("lack" in calculated ? undefined : calculated);
  if (!conditions) return undefined;
  const cautions = [...(printed ? [] : [texts.caution.oneYear]), ...warnings];
  return remember({
    id: `${fileName} ${location.name}`,
    name: location.name || fileName,
    location,
    heating: conditions.heating,
    cooling: conditions.cooling,
    hottestMonth: conditions.hottestMonth,
    source: printed ? texts.source.header(fileName, printed.source) : texts.source.percentiles(fileName, hours, source),
    placeSource: texts.placeSource.header(fileName),
    tau: undefined,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  });
}

function remember(climate: Climate): Climate {
  opened.splice(0, opened.length, climate, ...opened.filter(({ id }) => id !== climate.id));
  return climate;
}

/** A published file next to an EPW, with its own design conditions; `undefined` without annual ones. */
function climateOfPublished(
  fileName: string,
  location: WeatherLocation,
  annual: PartialDesignConditions | undefined,
  tau: Climate["tau"],
  { named = "", warnings = [] }: { readonly named?: string | undefined; readonly warnings?: readonly string[] },
): Climate | undefined {
  if (!annual) return undefined;
  const cautions = [...(tau && !tau.edition ? [texts.caution.unnamedEdition] : []), ...warnings];
  return remember({
    id: `${fileName} ${location.name}`,
    name: location.name || fileName,
    location,
    heating: annual.heating,
    cooling: annual.cooling,
    hottestMonth: annual.hottestMonth,
    source: texts.source.conditions(fileName, named),
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
  return climateOfPublished(fileName, location, designConditions, climateTau(tau, texts.source.conditions(fileName)), { named: source });
}

export function climateOfDdy(fileName: string, file: DdyFile): Climate | undefined {
  const tau = climateTau(opticalDepthsOfDdy(file), texts.source.designDays(fileName));
  return climateOfPublished(fileName, file.location, annualConditionsFromDdy(file), tau, { warnings: file.warnings });
}

const climates = new Map<string, Climate>();

/** The climate of a station, computed on demand. */
export function climateOf(station: ClimateStation): Climate {
  const { stationNumber } = station;
  const climate = climates.get(stationNumber) ?? climateOfStation(station);
  climates.set(stationNumber, climate);
  return climate;
}

/** Options of a search: each with its text in the list, and the remark after its selection. */
export interface PlaceOption<Place> {
  readonly key: string;
  readonly label: string;
  readonly place: Place;
  readonly remark: string | undefined;
}

export interface PlaceOptions<Place> {
  readonly options: readonly PlaceOption<Place>[];
  /** Note above the list, if it does not match the text. */
  readonly note: string | undefined;
}

function noteOf(query: string, match: PlaceMatch | undefined, near: string | undefined): string | undefined {
  const name = query.trim();
  if (!match) return texts.search.none(name);
  if (match.by === "region") return texts.search.region(name);
  if (match.by === "spelling") return texts.search.spelling(name);
  return match.place && match.place.name === near ? texts.search.nearest(name) : undefined;
}

/**
 * Stations that a query may mean, the best first: by their own name, or as the nearest to a town, a postal code or a position.
 *
 * @param near where the form's site is, if somebody has entered it
 */
export function searchOptions<Place>(
  query: string,
  near: Position | undefined,
  placeOf: (station: ClimateStation) => Place,
): PlaceOptions<Place> {
  const site = near && { ...near, name: texts.search.site };
  const matches = searchPlaces(query, site && { near: site });
  const options = matches.map(({ station, place, distance }): PlaceOption<Place> => {
    const away = distance === undefined || !place ? undefined : distanceText(distance);
    return {
      key: `${place?.name ?? ""} ${station.stationNumber}`,
      label:
        away === undefined ? station.name : texts.search.option(place!.name === site?.name ? undefined : place!.name, station.name, away),
      place: placeOf(station),
      remark: away && texts.search.distance(away, place!.name),
    };
  });
  return { options, note: query.trim() === "" ? undefined : noteOf(query, matches[0], site?.name) };
}

/** Climates that a query may mean. */
export const searchClimates = (query: string, near?: Position): PlaceOptions<Climate> => searchOptions(query, near, climateOf);

/** All climates that an input may have been filled from: those of files first. */
export const knownClimates = (): readonly Climate[] => [...opened, ...climateStations().map(climateOf)];
