import { nearestStations } from "./nearestStations.ts";
import { indexedStations } from "./placeIndex.ts";
import { isOfRegionNamed, plainQuery, scoreOfPlace, slipsInName } from "./placeNames.ts";
import { parsePosition, type Position } from "./position.ts";
import { provinceOfPostalCode } from "./regionNames.ts";
import type { ClimateStation } from "./stations.ts";
import { indexedTowns, type Town } from "./towns.ts";
import { zipAreaOf } from "./zipAreas.ts";

/** A station for a query. */
export interface PlaceMatch {
  readonly station: ClimateStation;
  /**
   * Kind of match: its name, state or country; the distance to a town, ZIP area or position; the state or country in a query with an unknown town; or
   * the spelling, for a query close to its name.
   */
  readonly by: "name" | "distance" | "region" | "spelling";
  /** Place that the station is nearest to. */
  readonly place?: Position & { readonly name: string };
  /** From that place to the station, m. */
  readonly distance?: number;
}

/** Position of the site, for queries without a known name. */
export interface SearchOptions {
  /** Place whose nearest stations are offered when nothing else matches. */
  readonly near?: Position & { readonly name: string };
}

const maxMatches = 30;

/** Number of stations that are offered around a place. */
const aroundPlace = 5;

function around(place: Position & { readonly name: string }, count: number): PlaceMatch[] {
  return nearestStations(place, count).map(({ station, distance }) => ({ station, by: "distance", place, distance }));
}

function named(wanted: string): PlaceMatch[] {
  const stations = indexedStations().flatMap(({ station, place }) => {
    const score = scoreOfPlace(place, wanted);
    return score > 0 ? [{ score, matches: (): PlaceMatch[] => [{ station, by: "name" }] }] : [];
  });
  // Towns match by their name only: a country has too many, and its stations match.
  const towns = indexedTowns()
    .flatMap(({ town, place }) => {
      const score = scoreOfPlace(place, wanted);
      return score > 5 ? [{ score, town }] : [];
    })
    .slice(0, maxMatches);
  const perTown = towns.length + stations.length > 2 ? 1 : 3;
  return [...stations, ...towns.map(({ score, town }) => ({ score, matches: (): PlaceMatch[] => around(placeOf(town), perTown) }))]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxMatches)
    .flatMap(({ matches }) => matches());
}

const placeOf = ({ name, latitude, longitude }: Town): Position & { readonly name: string } => ({ name, latitude, longitude });

const degrees = (value: number, letters: string): string => `${Math.abs(Math.round(value * 100) / 100)}° ${letters[value < 0 ? 1 : 0]}`;

/** Places whose names are close to the query, the closest first. */
function misspelt(wanted: string): PlaceMatch[] {
  const stations = indexedStations().flatMap(({ station, place }) => {
    const slips = slipsInName(place, wanted);
    return slips === undefined ? [] : [{ slips, match: (): PlaceMatch => ({ station, by: "spelling" }) }];
  });
  const towns = indexedTowns().flatMap(({ town, place }) => {
    const slips = slipsInName(place, wanted);
    return slips === undefined ? [] : [{ slips, match: (): PlaceMatch => ({ ...around(placeOf(town), 1)[0]!, by: "spelling" }) }];
  });
  return [...stations, ...towns]
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, aroundPlace)
    .map(({ match }) => match());
}

const ofRegion = (wanted: string): PlaceMatch[] =>
  indexedStations().flatMap(({ station, place }) => (isOfRegionNamed(place, wanted) ? [{ station, by: "region" as const }] : []));

/** Stations for positions and postal codes. */
function located(query: string): PlaceMatch[] {
  const position = parsePosition(query);
  if (position)
    return around({ ...position, name: `${degrees(position.latitude, "NS")}, ${degrees(position.longitude, "EW")}` }, aroundPlace);
  const zip = zipAreaOf(query);
  if (zip) return around({ ...zip, name: `ZIP codes ${query.trim().slice(0, 3)}…, United States` }, aroundPlace);
  const province = provinceOfPostalCode(query);
  return province === undefined
    ? []
    : indexedStations().flatMap(({ station }) =>
        station.country === "CAN" && station.stateCode === province ? [{ station, by: "region" as const }] : [],
      );
}

/**
 * Climate stations for a query: the name of a place, in English or the language of the place; its state or country; a town without a
 * station, for the stations nearest to it; coordinates; a ZIP code of the United States or a postal code of Canada. For an unknown place, it gives
 * the stations of the state or country at the end of the query, those with similar names, or those nearest to the site.
 *
 * @param query text, such as `leeds`, `lagos`, `texas`, `97205`, `45.5, -122.7` or `東京`
 * @returns best match first; none for an empty query, or without any match
 * @throws {UnknownNameError} when the query is not text
 * @source ashrae-hof-2013-climate, ch. 14, annual conditions: names of the stations
 * @source geonames
 * @source census-gazetteer
 * @example
 * ```ts
 * import { searchPlaces } from "@org/hvac-core/weather";
 * const [nearest] = searchPlaces("Lagos");
 * nearest?.by; // "distance"
 * nearest?.place?.name; // "Lagos, Nigeria"
 * nearest?.station.city; // "Cotonou"
 * ```
 */
export function searchPlaces(query: string, { near }: SearchOptions = {}): PlaceMatch[] {
  const wanted = plainQuery(query);
  if (wanted === "") return [];
  const exact = located(query);
  if (exact.length > 0) return exact;
  const byName = named(wanted);
  if (byName.length > 0) return byName;
  // Postal codes of an address: the rest of it names the place.
  const withoutNumbers = wanted
    .split(" ")
    .filter((word) => !/\d/.test(word))
    .join(" ");
  if (withoutNumbers !== "" && withoutNumbers !== wanted) return searchPlaces(withoutNumbers, { ...(near && { near }) });
  const rest = [...misspelt(wanted), ...ofRegion(wanted)];
  return rest.length > 0 || !near ? rest.slice(0, maxMatches) : around(near, aroundPlace);
}
