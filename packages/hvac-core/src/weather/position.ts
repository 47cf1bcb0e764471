import { requireInRange } from "../refusals/errors.ts";

/** A place on earth. */
export interface Position {
  /** Degrees, north positive, -90…90. */
  readonly latitude: number;
  /** Degrees, east positive, -180…180. */
  readonly longitude: number;
}

const radians = Math.PI / 180;
/** Mean radius of the earth, m. */
const earth = 6_371_009;

const checked = (name: string, { latitude, longitude }: Position): Position => ({
  latitude: requireInRange(`${name}.latitude`, latitude, -90, 90, "°"),
  longitude: requireInRange(`${name}.longitude`, longitude, -180, 180, "°"),
});

/**
 * Shortest distance between two places on a spherical earth; within 0.6 % of that on the ellipsoid.
 *
 * @param from degrees
 * @param to degrees
 * @returns m
 * @throws {OutOfRangeError} when a latitude or longitude lies outside its range
 * @source mathematics, haversine formula
 * @example
 * ```ts
 * import { greatCircleDistance } from "@org/hvac-core/weather";
 * greatCircleDistance({ latitude: 40.64, longitude: -73.78 }, { latitude: 51.47, longitude: -0.46 }); // 5539859
 * ```
 */
export function greatCircleDistance(from: Position, to: Position): number {
  const [start, end] = [checked("from", from), checked("to", to)];
  const half = (angle: number): number => Math.sin((angle * radians) / 2) ** 2;
  const h =
    half(end.latitude - start.latitude) +
    Math.cos(start.latitude * radians) * Math.cos(end.latitude * radians) * half(end.longitude - start.longitude);
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(h)));
}

const number = String.raw`[-+\u2212]?\d+(?:[.,]\d+)?`;
const angle = String.raw`(${number})\s*(?:°|deg)?\s*(?:(\d+(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:"|″|'')\s*)?([NSEWO])?`;
const both = new RegExp(String.raw`^\s*${angle}\s*[,;\s/]\s*${angle}\s*$`, "i");

/**
 * Reads a position as people write it: `48.1, 11.6`, `33°52′ S 151°12′ E`, `48,1; 11,6`. A letter or a minus sign marks south and west.
 *
 * @param text latitude, then longitude
 * @returns degrees, or `undefined` where it is not a position on earth
 * @source mathematics
 * @example
 * ```ts
 * import { parsePosition } from "@org/hvac-core/weather";
 * parsePosition("33°30′ S 151.25 E"); // { latitude: -33.5, longitude: 151.25 }
 * ```
 */
export function parsePosition(text: string): Position | undefined {
  const match = typeof text === "string" && text.length <= 80 ? both.exec(text) : null;
  if (!match) return undefined;
  const read = (part: string | undefined): number => Number((part ?? "0").replace(",", ".").replace("\u2212", "-"));
  const [latitudeLetter, longitudeLetter] = [match[4]?.toUpperCase(), match[8]?.toUpperCase()];
  if (
    (latitudeLetter !== undefined && !"NS".includes(latitudeLetter)) ||
    (longitudeLetter !== undefined && !"EWO".includes(longitudeLetter))
  )
    return undefined;
  const degrees = (group: number, letter: string | undefined): number => {
    const whole = read(match[group]);
    const size = Math.abs(whole) + read(match[group + 1]) / 60 + read(match[group + 2]) / 3600;
    return whole < 0 || Object.is(whole, -0) || letter === "S" || letter === "W" ? -size : size;
  };
  const position = { latitude: degrees(1, latitudeLetter), longitude: degrees(5, longitudeLetter) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined;
}
