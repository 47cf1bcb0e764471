import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { radiansPerDegree } from "./angles.ts";

/** A place and an instant, in local standard time (no daylight saving). */
export interface SunPositionInput {
  /** Gregorian year, 1600…2600; the series is valid for 1901…2099. */
  readonly year: number;
  /** Month, 1…12. */
  readonly month: number;
  /** Day of the month, 1…31. */
  readonly day: number;
  /** Local standard time, decimal hours, 0…24. */
  readonly hour: number;
  /** Degrees, north positive, −90…90. */
  readonly latitude: number;
  /** Degrees, east positive, −180…180. */
  readonly longitude: number;
  /** Hours that standard time is ahead of UTC, −12…14. */
  readonly timeZone: number;
}

export interface SunPosition {
  /** Geometric height of the sun's centre above the horizon, without refraction, degrees. */
  readonly altitude: number;
  /** Clockwise from north, degrees, 0…360. */
  readonly azimuth: number;
  /** Height with atmospheric refraction at sea level, as an observer sees it, degrees. */
  readonly apparentAltitude: number;
  /** Degrees. */
  readonly declination: number;
  /** Sundial time minus mean time, minutes. */
  readonly equationOfTime: number;
  /** West of the meridian positive, degrees, −180…180. */
  readonly hourAngle: number;
}

const daysBefore = Object.freeze([0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]);

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Day of the year, 1 for 1 January.
 *
 * @param month 1…12
 * @param day day of the month, 1…31
 * @param year Gregorian year; by default a common year of 365 days, as for design days
 * @returns day of the year, 1…366
 * @throws {OutOfRangeError} when the month or the day does not exist
 * @source mathematics
 * @example
 * ```ts
 * import { dayOfYear } from "@org/hvac-core/solar";
 * dayOfYear(7, 21); // 202
 * ```
 */
export function dayOfYear(month: number, day: number, year?: number): number {
  requireInRange("month", month, 1, 12, "");
  if (!Number.isInteger(month))
    throw new OutOfRangeError({ parameter: "month", value: month, min: 1, max: 12, unit: "", reason: "it must be a whole number" });
  const leap = year !== undefined && isLeap(year) ? 1 : 0;
  const length = daysBefore[month]! - daysBefore[month - 1]! + (month === 2 ? leap : 0);
  requireInRange("day", day, 1, length, "");
  if (!Number.isInteger(day))
    throw new OutOfRangeError({ parameter: "day", value: day, min: 1, max: length, unit: "", reason: "it must be a whole number" });
  return daysBefore[month - 1]! + day + (month > 2 ? leap : 0);
}

/** Julian centuries since noon of 1 January 2000, from a Gregorian date and hours of universal time. */
function julianCentury(year: number, dayNumber: number, universalHour: number): number {
  const y = year - 1;
  const daysSinceEra = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayNumber;
  const daysAtEpoch = 365 * 1999 + 499 - 19 + 4 + 1;
  return (daysSinceEra - daysAtEpoch + (universalHour - 12) / 24) / 36525;
}

/** Refraction at sea level, degrees, in the three branches of the NOAA calculator. */
function refraction(altitude: number): number {
  if (altitude > 85) return 0;
  const t = Math.tan(altitude * radiansPerDegree);
  if (altitude > 5) return (58.1 / t - 0.07 / t ** 3 + 0.000086 / t ** 5) / 3600;
  if (altitude > -0.575) return (1735 + altitude * (-518.2 + altitude * (103.4 + altitude * (-12.79 + altitude * 0.711)))) / 3600;
  return -20.774 / t / 3600;
}

/**
 * Position of the sun: the solar coordinates of Meeus that the NOAA solar calculator uses, with the equation of time taken
 * from the right ascension. (NOAA's own series for it, after Smart, is up to 0.05 min off, which is 0.06° of azimuth for high suns.)
 *
 * `altitude` is geometric, because surfaces and the clear-sky model take the direction of the sun; `apparentAltitude` adds
 * refraction at sea level (0.5° at the horizon, under 0.05° above 20°). Agreement with the NREL Solar Position Algorithm is
 * better than 0.01°; the parallax (0.0024°) and the difference between universal and terrestrial time are neglected.
 *
 * @param input date, local standard time (h), latitude, longitude (degrees) and time zone (h); ranges at {@link SunPositionInput}
 * @returns angles in degrees and the equation of time in minutes; ranges at {@link SunPosition}
 * @throws {OutOfRangeError} when a date does not exist or an argument lies outside its range
 * @source meeus-1998, ch. 7, 22, 25, 28
 * @source noaa-solar, solar position
 * @example
 * ```ts
 * import { sunPosition } from "@org/hvac-core/solar";
 * const sun = sunPosition({ year: 2017, month: 3, day: 21, hour: 12, latitude: 24.93, longitude: 46.72, timeZone: 3 });
 * sun.altitude; // 65.4
 * sun.azimuth; // 179.8
 * ```
 */
export function sunPosition(input: SunPositionInput): SunPosition {
  const { year, month, day } = input;
  requireInRange("year", year, 1600, 2600, "");
  if (!Number.isInteger(year))
    throw new OutOfRangeError({ parameter: "year", value: year, min: 1600, max: 2600, unit: "", reason: "it must be a whole number" });
  const dayNumber = dayOfYear(month, day, year);
  const hour = requireInRange("hour", input.hour, 0, 24, "h");
  const latitude = requireInRange("latitude", input.latitude, -90, 90, "°") * radiansPerDegree;
  const longitude = requireInRange("longitude", input.longitude, -180, 180, "°");
  const timeZone = requireInRange("timeZone", input.timeZone, -12, 14, "h");

  const t = julianCentury(year, dayNumber, hour - timeZone);
  const meanLongitude = (280.46646 + t * (36000.76983 + t * 0.0003032)) * radiansPerDegree;
  const meanAnomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * radiansPerDegree;
  const centre =
    Math.sin(meanAnomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    Math.sin(2 * meanAnomaly) * (0.019993 - t * 0.000101) +
    Math.sin(3 * meanAnomaly) * 0.000289;
  const node = (125.04 - 1934.136 * t) * radiansPerDegree;
  const apparentLongitude = meanLongitude + (centre - 0.00569 - 0.00478 * Math.sin(node)) * radiansPerDegree;
  const meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const obliquity = (meanObliquity + 0.00256 * Math.cos(node)) * radiansPerDegree;
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(apparentLongitude));

  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(apparentLongitude), Math.cos(apparentLongitude));
  const nutation = -0.00478 * Math.sin(node) * Math.cos(obliquity);
  const lead = (meanLongitude - rightAscension) / radiansPerDegree - 0.0057183 + nutation;
  const equationOfTime = 4 * (lead - 360 * Math.round(lead / 360));

  const solarMinutes = (hour - timeZone) * 60 + 4 * longitude + equationOfTime;
  const hourAngle = ((((solarMinutes / 4) % 360) + 360) % 360) - 180;

  const h = hourAngle * radiansPerDegree;
  const sinAltitude = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(h);
  const altitude = Math.asin(Math.min(1, Math.max(-1, sinAltitude))) / radiansPerDegree;
  const azimuth =
    Math.atan2(
      Math.sin(h) * Math.cos(declination),
      Math.cos(h) * Math.cos(declination) * Math.sin(latitude) - Math.sin(declination) * Math.cos(latitude),
    ) /
      radiansPerDegree +
    180;
  return {
    altitude,
    azimuth: azimuth % 360,
    apparentAltitude: altitude + refraction(altitude),
    declination: declination / radiansPerDegree,
    equationOfTime,
    hourAngle,
  };
}
