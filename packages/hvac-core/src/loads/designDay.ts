import { requireInRange } from "../refusals/errors.ts";
import { pressureAtAltitude } from "../psychrometrics/index.ts";
import { saturationHumidityRatio, humidityRatioFromWetBulb } from "../psychrometrics/internal.ts";
import { clearSky, coefficientsForTau, type TauEdition, dayOfYear, sunPosition } from "../solar/index.ts";
import { designDayOfMonth, designYear } from "./designDate.ts";
import type { HourWeather } from "./hourWeather.ts";
import { requireVapour } from "./outdoorAir.ts";
import { hourIndex, requireHours, zeroHours } from "./timeSeries.ts";

/** Design weather of one month. */
export interface DesignMonth {
  /** Design dry bulb, the highest of the day, °C. */
  readonly dryBulb: number;
  /** Mean coincident wet bulb, °C. */
  readonly wetBulb: number;
  /** Mean daily range of the dry bulb, K. */
  readonly dryBulbRange: number;
  /** Mean daily range of the wet bulb, K; without it the humidity ratio of the peak applies all day, up to saturation. */
  readonly wetBulbRange?: number;
  /** Dew point, °C, of a day given by it: replaces the wet bulb, and its humidity ratio applies all day, up to saturation. */
  readonly dewPoint?: number;
  /** Clear-sky optical depths of the month. */
  readonly tauB: number;
  readonly tauD: number;
}

export interface Site {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Hours ahead of UTC, standard time. */
  readonly timeZone: number;
  /** m. */
  readonly altitude: number;
  /** Edition of the optical depths; it decides the coefficients of the clear sky. */
  readonly tauEdition: TauEdition;
  /** 0…1; 0.2 by default. */
  readonly groundReflectance?: number;
  /** January to December. */
  readonly months: readonly DesignMonth[];
}

/**
 * Weather of twelve design days. Every list has 288 values, hour 1 of January first: index = 24·(month − 1) + hour − 1, with the hour
 * in local standard time.
 */
export interface DesignDays {
  /** Standard atmospheric pressure of the site, Pa. */
  readonly pressure: number;
  readonly groundReflectance: number;
  /** °C. */
  readonly dryBulb: readonly number[];
  /** kg/kg. */
  readonly humidityRatio: readonly number[];
  /** Degrees. */
  readonly sunAltitude: readonly number[];
  /** Degrees, clockwise from north. */
  readonly sunAzimuth: readonly number[];
  /** W/m². */
  readonly beamNormal: readonly number[];
  /** W/m². */
  readonly diffuseHorizontal: readonly number[];
}

/** Checks design weather of 288 hours; returns it. */
export function requireDesignDays(days: DesignDays): DesignDays {
  requireInRange("days.pressure", days.pressure, 1e3, 1e7, "Pa");
  requireInRange("days.groundReflectance", days.groundReflectance, 0, 1, "");
  requireHours("days.dryBulb", days.dryBulb, -100, 100, "°C");
  requireHours("days.humidityRatio", days.humidityRatio, 0, 0.5, "kg/kg");
  for (const [k, humidityRatio] of days.humidityRatio.entries())
    requireVapour(`days.humidityRatio[${k}]`, { dryBulb: days.dryBulb[k]!, humidityRatio }, days.pressure);
  requireHours("days.sunAltitude", days.sunAltitude, -90, 90, "°");
  requireHours("days.sunAzimuth", days.sunAzimuth, -360, 360, "°");
  requireHours("days.beamNormal", days.beamNormal, 0, 2000, "W/m²");
  requireHours("days.diffuseHorizontal", days.diffuseHorizontal, 0, 2000, "W/m²");
  return days;
}

/**
 * Share of the daily range below the day's highest temperature, hours 1…24.
 *
 * @source ashrae-hof-2017, ch. 14, Table 6; the same from 2009 to 2021
 */
export const dailyRangeFractions: readonly number[] = [
  0.88, 0.92, 0.95, 0.98, 1, 0.98, 0.91, 0.74, 0.55, 0.38, 0.23, 0.13, 0.05, 0, 0, 0.06, 0.14, 0.24, 0.39, 0.5, 0.59, 0.68, 0.75, 0.82,
];

/**
 * Temperatures of a design day, hours 1…24: the profile is the same for dry and wet bulb.
 *
 * @param highest the day's highest temperature, °C
 * @param range mean daily range, K, 0…40
 * @returns 24 temperatures, °C
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source ashrae-hof-2017, ch. 14, Table 6, design-day temperature profile
 * @example
 * ```ts
 * import { designDayTemperatures } from "@org/hvac-core/loads";
 * designDayTemperatures(33, 10)[4]; // 23
 * ```
 */
export function designDayTemperatures(highest: number, range: number): number[] {
  requireInRange("highest", highest, -60, 60, "°C");
  requireInRange("range", range, 0, 40, "K");
  return dailyRangeFractions.map((fraction) => highest - fraction * range);
}

/**
 * Outdoor air, sun and clear sky of the twelve design days of a site (the 21st of each month).
 *
 * The sun is that of `sunPosition`, not of the handbook's simple equations, which are up to 0.9° off. The sky is computed with the
 * coefficients of the edition of the optical depths. Without a range of the wet bulb, the humidity ratio of the hottest hour
 * applies all day, limited to saturation in the cool hours.
 *
 * @param site place and monthly design weather
 * @returns 288 hours, see {@link DesignDays}
 * @throws {OutOfRangeError} when there are not twelve months or a value lies outside its range
 * @source ashrae-hof-2017, ch. 14
 * @example
 * ```ts
 * import { designDays } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const site = { ...place, months: Array.from({ length: 12 }, () => month) };
 * designDays(site).dryBulb[14]; // 33
 * ```
 */
export function designDays(site: Site): DesignDays {
  requireInRange("months.length", site.months.length, 12, 12, "");
  const groundReflectance = requireInRange("groundReflectance", site.groundReflectance ?? 0.2, 0, 1, "");
  const pressure = pressureAtAltitude(site.altitude);
  const edition = coefficientsForTau(site.tauEdition);
  const { latitude, longitude, timeZone } = site;
  const days = {
    dryBulb: zeroHours(),
    humidityRatio: zeroHours(),
    sunAltitude: zeroHours(),
    sunAzimuth: zeroHours(),
    beamNormal: zeroHours(),
    diffuseHorizontal: zeroHours(),
  };
  site.months.forEach((design, m) => {
    const month = m + 1;
    const dryBulbs = designDayTemperatures(design.dryBulb, design.dryBulbRange);
    const { dewPoint, wetBulbRange } = design;
    const isByDewPoint = dewPoint !== undefined;
    const wetBulbs = isByDewPoint || wetBulbRange === undefined ? undefined : designDayTemperatures(design.wetBulb, wetBulbRange);
    const peakHumidity = isByDewPoint
      ? saturationHumidityRatio(requireInRange("dewPoint", dewPoint, -60, design.dryBulb, "°C"), pressure)
      : humidityRatioFromWetBulb(design.dryBulb, design.wetBulb, pressure);
    const day = dayOfYear(month, designDayOfMonth);
    for (let h = 0; h < 24; h++) {
      const k = m * 24 + h;
      const dryBulb = dryBulbs[h]!;
      days.dryBulb[k] = dryBulb;
      days.humidityRatio[k] = wetBulbs
        ? humidityRatioFromWetBulb(dryBulb, Math.min(wetBulbs[h]!, dryBulb), pressure)
        : Math.min(peakHumidity, saturationHumidityRatio(dryBulb, pressure));
      const sun = sunPosition({ year: designYear, month, day: designDayOfMonth, hour: h + 1, latitude, longitude, timeZone });
      const sky = clearSky({ dayOfYear: day, sunAltitude: sun.altitude, tauB: design.tauB, tauD: design.tauD, edition });
      days.sunAltitude[k] = sun.altitude;
      days.sunAzimuth[k] = sun.azimuth;
      days.beamNormal[k] = sky.beamNormal;
      days.diffuseHorizontal[k] = sky.diffuseHorizontal;
    }
  });
  return { pressure, groundReflectance, ...days };
}

/**
 * Weather of one hour of the twelve design days.
 *
 * @param days from `designDays`
 * @param month 1…12
 * @param hour 1…24, local standard time
 * @returns temperature (°C), position of the sun (degrees) and irradiance (W/m²)
 * @throws {OutOfRangeError} when month or hour lies outside its range or the weather is impossible
 * @source mathematics, order of the hours
 * @example
 * ```ts
 * import { designDays, designHour } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const days = designDays({ ...place, months: Array.from({ length: 12 }, () => month) });
 * designHour(days, 7, 15).dryBulb; // 33
 * ```
 */
export function designHour(days: DesignDays, month: number, hour: number): HourWeather {
  requireDesignDays(days);
  const k = hourIndex(month, hour);
  return {
    dryBulb: days.dryBulb[k]!,
    sunAltitude: days.sunAltitude[k]!,
    sunAzimuth: days.sunAzimuth[k]!,
    beamNormal: days.beamNormal[k]!,
    diffuseHorizontal: days.diffuseHorizontal[k]!,
    groundReflectance: days.groundReflectance,
  };
}

export interface AnnualDesign {
  /** Annual cooling design dry bulb, °C. */
  readonly dryBulb: number;
  /** Mean coincident wet bulb, °C. */
  readonly wetBulb: number;
  /** Mean daily range of the hottest month, K. */
  readonly dryBulbRange: number;
  /** Annual heating design dry bulb, 99.6 %, °C. */
  readonly heatingDryBulb: number;
  /** Hottest month, 1…12. */
  readonly hottestMonth: number;
}

/** Estimated design air of a month. */
export type EstimatedMonth = Pick<DesignMonth, "dryBulb" | "wetBulb" | "dryBulbRange">;

/**
 * Difference of the months opposite to the hottest one from it, as a share of the year's range from heating to cooling design dry bulb.
 * Regression over the monthly 2 % conditions of a hundred stations.
 */
const seasonalShare = { dryBulb: 0.44, wetBulb: 0.29 };

/**
 * Estimate of monthly design air from annual conditions alone. The hottest month has the annual condition; the others fall below it as
 * a cosine over the year, by a share of the range between the annual heating and cooling design dry bulbs.
 *
 * Against the published monthly 2 % conditions of a hundred stations (0.4 % annual condition, all months): dry bulb 0.3 K too low in the mean,
 * between 3.8 K too low and 3.7 K too high for nine months of ten, at most 8 K too low and 9.4 K too high; wet bulb 0.3 K, −3.8…3.3 K.
 * In the tropics up to 3.2 K too low outside the hottest months; winters of the interior of Asia up to 14 K too high. The daily range is that of the
 * hottest month in every month. Monthly design conditions of the site replace the estimate.
 *
 * @param annual annual design conditions
 * @returns twelve months, January first
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2009-climate, ch. 14, monthly conditions of a hundred stations: a regression of this library, no published method
 * @example
 * ```ts
 * import { monthsFromAnnualDesign } from "@org/hvac-core/loads";
 * const atlanta = { dryBulb: 34.4, wetBulb: 23.4, dryBulbRange: 9.4, heatingDryBulb: -5.8, hottestMonth: 7 };
 * monthsFromAnnualDesign(atlanta)[6]?.dryBulb; // 34.4
 * monthsFromAnnualDesign(atlanta)[0]?.dryBulb; // 16.712
 * ```
 */
export function monthsFromAnnualDesign(annual: AnnualDesign): EstimatedMonth[] {
  const dryBulb = requireInRange("dryBulb", annual.dryBulb, -60, 60, "°C");
  const wetBulb = requireInRange("wetBulb", annual.wetBulb, -60, dryBulb, "°C");
  const dryBulbRange = requireInRange("dryBulbRange", annual.dryBulbRange, 0, 40, "K");
  const yearlyRange = dryBulb - requireInRange("heatingDryBulb", annual.heatingDryBulb, -80, dryBulb, "°C");
  const hottest = requireInRange("hottestMonth", annual.hottestMonth, 1, 12, "");
  return Array.from({ length: 12 }, (_, m) => {
    const season = (1 - Math.cos((Math.PI * (m + 1 - hottest)) / 6)) / 2;
    const dry = dryBulb - seasonalShare.dryBulb * yearlyRange * season;
    return { dryBulb: dry, wetBulb: Math.min(dry, wetBulb - seasonalShare.wetBulb * yearlyRange * season), dryBulbRange };
  });
}
