import { requireInRange } from "../refusals/errors.ts";
import { clearSky, coefficientsForTau, type TauEdition, dayOfYear, sunPosition } from "../solar/index.ts";
import { designDayOfMonth, designYear } from "./designDate.ts";

/** Weather and sun at one hour, for the gains of surfaces and windows. */
export interface HourWeather {
  /** Outdoor dry bulb, °C. */
  readonly dryBulb: number;
  /** Height of the sun above the horizon, degrees, −90…90. */
  readonly sunAltitude: number;
  /** Clockwise from north, degrees. */
  readonly sunAzimuth: number;
  /** Beam irradiance normal to the rays, W/m², ≥ 0. */
  readonly beamNormal: number;
  /** Diffuse irradiance on the horizontal, W/m², ≥ 0. */
  readonly diffuseHorizontal: number;
  /** Ground reflectance, 0…1; 0.2 by default. */
  readonly groundReflectance?: number;
}

/** Place, hour and clear-sky depths of a {@link clearSkyHour}. */
export interface ClearSkyHourInput {
  /** Outdoor dry bulb, °C. */
  readonly dryBulb: number;
  /** 1…12; the day is the 21st. */
  readonly month: number;
  /** Local standard time, 0…24 h. */
  readonly hour: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Hours ahead of UTC, standard time. */
  readonly timeZone: number;
  /** Optical depths of the month. */
  readonly tauB: number;
  readonly tauD: number;
  /** Edition of the optical depths; it decides the coefficients of the clear sky. */
  readonly tauEdition: TauEdition;
  /** 0…1; 0.2 by default. */
  readonly groundReflectance?: number;
}

/**
 * Weather of one hour under a clear sky on the 21st of a month.
 *
 * @param input temperature (°C), month, hour and place; ranges at {@link ClearSkyHourInput}
 * @returns temperature, position of the sun (degrees) and irradiance (W/m²)
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2017, ch. 14
 * @example
 * ```ts
 * import { clearSkyHour } from "@org/hvac-core/loads";
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5 };
 * const noon = clearSkyHour({ dryBulb: 32, month: 7, hour: 12, ...place, tauB: 0.515, tauD: 2.066, tauEdition: "2017" });
 * noon.beamNormal; // 779
 * ```
 */
export function clearSkyHour(input: ClearSkyHourInput): HourWeather {
  const { latitude, longitude, timeZone, tauB, tauD, tauEdition } = input;
  const dryBulb = requireInRange("dryBulb", input.dryBulb, -100, 100, "°C");
  const groundReflectance = requireInRange("groundReflectance", input.groundReflectance ?? 0.2, 0, 1, "");
  const month = requireInRange("month", input.month, 1, 12, "");
  const hour = requireInRange("hour", input.hour, 0, 24, "h");
  const sun = sunPosition({ year: designYear, month, day: designDayOfMonth, hour, latitude, longitude, timeZone });
  const sky = clearSky({
    dayOfYear: dayOfYear(month, designDayOfMonth),
    sunAltitude: sun.altitude,
    tauB,
    tauD,
    edition: coefficientsForTau(tauEdition),
  });
  return { dryBulb, sunAltitude: sun.altitude, sunAzimuth: sun.azimuth, ...sky, groundReflectance };
}
