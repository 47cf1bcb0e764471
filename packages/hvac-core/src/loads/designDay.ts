import { requireInRange } from "../kernel/errors.ts";
import { pressureAtAltitude } from "../psychrometrics/atmosphere.ts";
import { saturationHumidityRatio } from "../psychrometrics/properties.ts";
import { humidityRatioFromWetBulb, wetBulb } from "../psychrometrics/wetBulb.ts";
import { clearSky, coefficientsForTau, type TauEdition } from "../solar/clearSky.ts";
import { dayOfYear, sunPosition } from "../solar/sunPosition.ts";
import { designDayOfMonth, designYear } from "./designDate.ts";
import type { HourWeather } from "./hourWeather.ts";
import { requireVapour } from "./outdoorAir.ts";
import { hourIndex, requireHours, zeroHours } from "./timeSeries.ts";

/** Design weather of one month. */
export interface DesignMonth {
  /** Design dry bulb, the day's highest, °C. */
  readonly dryBulb: number;
  /** Mean coincident wet bulb, °C. */
  readonly wetBulb: number;
  /** Mean daily range of the dry bulb, K. */
  readonly dryBulbRange: number;
  /** Mean daily range of the wet bulb, K; without it the humidity ratio of the peak holds all day, up to saturation. */
  readonly wetBulbRange?: number;
  /** Dew point, °C, where the day is known by it: takes the place of the wet bulb, and its moisture holds all day, up to saturation. */
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
  /** 0…1; 0.2 when left out. */
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

/** Design weather of 288 hours that can be; returns it. */
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
 * Temperatures of a design day, hours 1…24: the same shape serves dry and wet bulb.
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
 * coefficients that belong to the edition of the optical depths. Where the wet bulb is given no range, the humidity ratio of the
 * hottest hour holds all day and is cut at saturation in the cool hours.
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
      const at = m * 24 + h;
      const dryBulb = dryBulbs[h]!;
      days.dryBulb[at] = dryBulb;
      days.humidityRatio[at] = wetBulbs
        ? humidityRatioFromWetBulb(dryBulb, Math.min(wetBulbs[h]!, dryBulb), pressure)
        : Math.min(peakHumidity, saturationHumidityRatio(dryBulb, pressure));
      const sun = sunPosition({ year: designYear, month, day: designDayOfMonth, hour: h + 1, latitude, longitude, timeZone });
      const sky = clearSky({ dayOfYear: day, sunAltitude: sun.altitude, tauB: design.tauB, tauD: design.tauD, edition });
      days.sunAltitude[at] = sun.altitude;
      days.sunAzimuth[at] = sun.azimuth;
      days.beamNormal[at] = sky.beamNormal;
      days.diffuseHorizontal[at] = sky.diffuseHorizontal;
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
 * @throws {OutOfRangeError} when month or hour lies outside its range or the weather cannot be
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
  /** Mean dry bulb of each month, °C; January to December. */
  readonly monthlyMeans: readonly number[];
  /** Optical depths of each month. */
  readonly tauB: readonly number[];
  readonly tauD: readonly number[];
}

/**
 * Monthly design weather where only the annual condition is known: every month is taken to be as much cooler than the design
 * month as its mean is, at the same degree of saturation at the peak hour as the annual condition. An estimate for early design; monthly design
 * conditions of the site replace it.
 *
 * @param annual annual design condition, monthly mean temperatures and optical depths
 * @param pressure atmospheric pressure, Pa
 * @returns twelve months
 * @throws {OutOfRangeError} when a list does not have twelve values or a value lies outside its range
 * @source mathematics, an estimate of this library; the hottest month returns the annual condition itself
 * @example
 * ```ts
 * import { monthsFromAnnualDesign } from "@org/hvac-core/loads";
 * const twelve = (value: number) => Array.from({ length: 12 }, () => value);
 * const annual = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, monthlyMeans: [...twelve(15).slice(1), 20], tauB: twelve(0.4), tauD: twelve(2.2) };
 * monthsFromAnnualDesign(annual, 101325)[0]?.dryBulb; // 28
 * ```
 */
export function monthsFromAnnualDesign(annual: AnnualDesign, pressure: number): DesignMonth[] {
  for (const name of ["monthlyMeans", "tauB", "tauD"] as const) requireInRange(`${name}.length`, annual[name].length, 12, 12, "");
  const hottest = Math.max(...annual.monthlyMeans);
  const vaporRatio = (t: number): number => saturationHumidityRatio(t, pressure);
  const humidity = humidityRatioFromWetBulb(annual.dryBulb, annual.wetBulb, pressure) / vaporRatio(annual.dryBulb);
  return annual.monthlyMeans.map((mean, m) => {
    const dryBulb = annual.dryBulb - (hottest - requireInRange(`monthlyMeans[${m}]`, mean, -60, 60, "°C"));
    return {
      dryBulb,
      wetBulb: mean === hottest ? annual.wetBulb : wetBulb(dryBulb, humidity * vaporRatio(dryBulb), pressure),
      dryBulbRange: requireInRange("dryBulbRange", annual.dryBulbRange, 0, 40, "K"),
      tauB: requireInRange(`tauB[${m}]`, annual.tauB[m]!, 0, 2, ""),
      tauD: requireInRange(`tauD[${m}]`, annual.tauD[m]!, 0, 5, ""),
    };
  });
}
