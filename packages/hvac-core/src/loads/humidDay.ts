import { requireInRange } from "../refusals/errors.ts";
import { saturationHumidityRatio, wetBulb as wetBulbOf } from "../psychrometrics/internal.ts";
import { fundamentals2017, type Citation } from "../sources/index.ts";
import type { DesignMonth } from "./designDay.ts";

export const humidDayCitation: Citation = { source: fundamentals2017, locator: "ch. 14, design wet bulb and dehumidification" };

/** Kinds of design days, by the quantity at its extreme; the dry-bulb day first. */
export const dayKinds = ["dryBulb", "wetBulb", "dewPoint"] as const;

export type DayKind = (typeof dayKinds)[number];

/** Humid extreme of a month, °C, with its mean coincident dry bulb, °C. */
export type HumidCondition =
  | { readonly wetBulb: number; readonly dryBulb: number }
  | { readonly dewPoint: number; readonly dryBulb: number };

/**
 * Design weather of a month on its most humid day instead of its hottest: by design wet bulb (highest enthalpy, which governs coils with much
 * outdoor air) or design dew point (most moisture), each with the mean dry bulb of the same hours.
 *
 * The day has the sky and the daily ranges of the month. On a day by dew point the humidity ratio of the hottest hour applies all day, up to
 * saturation.
 *
 * @param month design weather of the hottest day of the month
 * @param humid design wet bulb or dew point and coincident dry bulb, °C; neither above the dry bulb
 * @param pressure atmospheric pressure, Pa, 1000…10 000 000
 * @returns design weather of the humid day of the month
 * @throws {OutOfRangeError} when the wet bulb or dew point is above the dry bulb, or a value lies outside its range
 * @source ashrae-hof-2017, ch. 14, design wet bulb and dehumidification conditions
 * @example
 * ```ts
 * import { humidDesignMonth } from "@org/hvac-core/loads";
 * const month = { dryBulb: 34.1, wetBulb: 23.9, dryBulbRange: 11.5, tauB: 0.5, tauD: 2.1 };
 * humidDesignMonth(month, { wetBulb: 25.4, dryBulb: 31.6 }, 101325).dryBulb; // 31.6
 * humidDesignMonth(month, { dewPoint: 23.8, dryBulb: 27.9 }, 101325).wetBulb; // 24.9
 * ```
 */
export function humidDesignMonth(month: DesignMonth, humid: HumidCondition, pressure: number): DesignMonth {
  requireInRange("dryBulbRange", month.dryBulbRange, 0, 40, "K");
  requireInRange("tauB", month.tauB, 0, 2, "");
  requireInRange("tauD", month.tauD, 0, 5, "");
  const dryBulb = requireInRange("dryBulb", humid.dryBulb, -60, 60, "°C");
  if ("wetBulb" in humid) return { ...month, dryBulb, wetBulb: requireInRange("wetBulb", humid.wetBulb, -60, dryBulb, "°C") };
  const dewPoint = requireInRange("dewPoint", humid.dewPoint, -60, dryBulb, "°C");
  return { ...month, dryBulb, dewPoint, wetBulb: wetBulbOf(dryBulb, saturationHumidityRatio(dewPoint, pressure), pressure) };
}
