import { requireInRange } from "../refusals/errors.ts";
import { greatCircleDistance, type Position } from "./position.ts";
import { climateStations, type ClimateStation } from "./stations.ts";

/** A station and its distance. */
export interface StationAtDistance {
  readonly station: ClimateStation;
  /** m. */
  readonly distance: number;
}

/**
 * Climate stations around a position, the nearest first.
 *
 * @param position degrees
 * @param count number of stations, 1 or more
 * @returns stations with their distance, m
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source mathematics, great-circle distance
 * @example
 * ```ts
 * import { nearestStations } from "@org/hvac-core/weather";
 * nearestStations({ latitude: 45.5, longitude: -122.7 }, 1)[0]?.station.city; // "Portland"
 * ```
 */
export function nearestStations(position: Position, count: number): StationAtDistance[] {
  requireInRange("count", count, 1, 1e6, "");
  return byDistance(position, climateStations()).slice(0, count);
}

function byDistance(position: Position, stations: readonly ClimateStation[]): StationAtDistance[] {
  return stations
    .map((station) => ({ station, distance: greatCircleDistance(position, station) }))
    .toSorted((a, b) => a.distance - b.distance);
}

/**
 * Distance within which a site may use the optical depths of a station, m. Among a hundred stations of North America, those of another within it
 * change the clear-sky beam by 2 % in the mean and by 6 % in one pair of twenty; beyond a thousand kilometres by up to 28 %.
 */
export const opticalDepthReach = 500_000;

/**
 * Nearest station that has optical depths, for a site without them.
 *
 * @param position degrees
 * @returns the station and its distance, m; `undefined` without a station within 500 km
 * @throws {OutOfRangeError} when a latitude or longitude lies outside its range
 * @source ashrae-hof-2009-climate, ch. 14, monthly conditions: the optical depths of a hundred stations, compared with each other
 * @example
 * ```ts
 * import { nearestOpticalDepths } from "@org/hvac-core/weather";
 * nearestOpticalDepths({ latitude: 47.45, longitude: -122.31 })?.station.city; // "Victoria"
 * ```
 */
export function nearestOpticalDepths(position: Position): StationAtDistance | undefined {
  const [nearest] = byDistance(
    position,
    climateStations().filter(({ tau }) => tau !== undefined),
  );
  return nearest && nearest.distance <= opticalDepthReach ? nearest : undefined;
}
