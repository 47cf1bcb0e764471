import { indexedStations } from "./placeIndex.ts";
import { plainQuery, scoreOfPlace } from "./placeNames.ts";
import type { ClimateStation } from "./stations.ts";

/**
 * Stations for a query, best match first: by the name of the city, in English or the language of the place, before that of the state or
 * country, by beginnings before parts. Marks and case are ignored. Words after the city's name may be those of its state and country, or their
 * letters. For towns without a station, coordinates and ZIP codes see `searchPlaces`.
 *
 * @param query text, such as `sao`, `portland or`, `münchen` or `texas`
 * @returns stations of `climateStations`, equal matches in their order; none for an empty query
 * @throws {UnknownNameError} when the query is not text
 * @source ashrae-hof-2013-climate, ch. 14, annual conditions: names of the stations
 * @example
 * ```ts
 * import { searchStations } from "@org/hvac-core/weather";
 * searchStations("sao p")[0]?.city; // "São Paulo"
 * searchStations("portland or")[0]?.stationNumber; // "726980"
 * ```
 */
export function searchStations(query: string): ClimateStation[] {
  const wanted = plainQuery(query);
  if (wanted === "") return [];
  return indexedStations()
    .flatMap(({ station, place }) => {
      const score = scoreOfPlace(place, wanted);
      return score > 0 ? [{ station, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ station }) => station);
}
