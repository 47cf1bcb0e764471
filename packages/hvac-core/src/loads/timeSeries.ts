import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/** Hours of twelve design days. */
export const hourCount = 288;

/** Index of a month 1…12 and an hour 1…24 in the hours of twelve design days. */
export function hourIndex(month: number, hour: number): number {
  return 24 * (requireWhole("month", month, 12, "") - 1) + requireWhole("hour", hour, 24, "h") - 1;
}

function requireWhole(parameter: string, value: number, max: number, unit: string): number {
  requireInRange(parameter, value, 1, max, unit);
  if (!Number.isInteger(value)) throw new OutOfRangeError({ parameter, value, min: 1, max, unit, reason: "it must be a whole number" });
  return value;
}

/** A zero for each hour of twelve design days. */
export function zeroHours(): number[] {
  const hours: number[] = [];
  for (let k = 0; k < hourCount; k++) hours.push(0);
  return hours;
}

/** Checks that a list holds 24 finite numbers, each within the range; returns it. */
export function requireDay(parameter: string, values: readonly number[], min: number, max: number, unit: string): readonly number[] {
  if (values.length !== 24) {
    throw new OutOfRangeError({
      parameter: `${parameter}.length`,
      value: values.length,
      min: 24,
      max: 24,
      unit: "",
      reason: "a day has 24 hours",
    });
  }
  for (let i = 0; i < 24; i++) requireInRange(`${parameter}[${i}]`, values[i]!, min, max, unit);
  return values;
}

/** Checks that a list holds 288 finite numbers, each within the range; returns it. */
export function requireHours(parameter: string, values: readonly number[], min = -1e15, max = 1e15, unit = "W"): readonly number[] {
  requireInRange(`${parameter}.length`, values.length, hourCount, hourCount, "");
  for (let k = 0; k < hourCount; k++) {
    const value = values[k]!;
    if (!(value >= min && value <= max)) requireInRange(`${parameter}[${k}]`, value, min, max, unit);
  }
  return values;
}

/** Checks a time series: 24 shares that add up to 1, so that a day's heat is conserved. Returns it. */
export function requireSeries(parameter: string, series: readonly number[]): readonly number[] {
  requireDay(parameter, series, -1, 1, "");
  // Printed percentages are whole numbers; they must be normalised first.
  requireInRange(
    `sum of ${parameter}`,
    series.reduce((sum, factor) => sum + factor, 0),
    1 - 1e-6,
    1 + 1e-6,
    "",
  );
  return series;
}

/**
 * Adds to `target` the response of a series to a periodic day of 24 gains: load(h) = Σ_j series(j)·gain(h − j).
 *
 * @param series 24 shares
 * @param gains list of gains, whose day begins at index `start`
 * @param scale factor on every gain
 * @param target list to which the loads are added, from index `start`
 */
export function addResponse(series: readonly number[], gains: ArrayLike<number>, start: number, scale: number, target: number[]): void {
  for (let hour = 0; hour < 24; hour++) {
    const gain = gains[start + hour]! * scale;
    if (gain === 0) continue;
    for (let lag = 0, to = start + hour; lag < 24; lag++, to++) {
      if (to === start + 24) to = start;
      target[to] = target[to]! + series[lag]! * gain;
    }
  }
}

/**
 * Cooling load of a day of heat gains: the convective part at once, the radiant part spread by the room's radiant time series.
 *
 * @param gains 24 hourly heat gains of a day that repeats, W
 * @param radiantFraction share of the gain that is radiant, 0…1
 * @param series radiant time series, 24 shares with the sum 1
 * @returns 24 hourly cooling loads, W; their sum is that of the gains
 * @throws {OutOfRangeError} when a list is not a day, the series does not add up to 1, or a value is not finite
 * @source ashrae-hof-2021, ch. 18, eq. 33
 * @example
 * ```ts
 * import { radiantCoolingLoad } from "@org/hvac-core/loads";
 * const gains = Array.from({ length: 24 }, () => 100);
 * const series = [0.5, 0.3, 0.2, ...Array.from({ length: 21 }, () => 0)];
 * radiantCoolingLoad(gains, 0.6, series)[0]; // 100
 * ```
 */
export function radiantCoolingLoad(gains: readonly number[], radiantFraction: number, series: readonly number[]): number[] {
  requireDay("gains", gains, -1e12, 1e12, "W");
  requireInRange("radiantFraction", radiantFraction, 0, 1, "");
  requireSeries("series", series);
  const loads = gains.map((gain) => gain * (1 - radiantFraction));
  addResponse(series, gains, 0, radiantFraction, loads);
  return loads;
}

export interface ConductionGainInput {
  /** 24 hourly sol-air temperatures of a day that repeats, °C, −100…300. */
  readonly solAir: readonly number[];
  /** Constant room temperature, °C, −100…100. */
  readonly roomDryBulb: number;
  /** m², 0…1 000 000. */
  readonly area: number;
  /** U, W/(m²·K), and 24 factors with the sum 1. */
  readonly conduction: { readonly transmittance: number; readonly factors: readonly number[] };
}

/**
 * Heat gain through an opaque surface over a day of sol-air temperatures.
 *
 * @param input sol-air temperatures (°C), room temperature (°C), area (m²) and conduction time series; ranges at {@link ConductionGainInput}
 * @returns 24 hourly heat gains into the room, W
 * @throws {OutOfRangeError} when a list is not a day, the series does not add up to 1, or a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, eqs. 30 and 31
 * @example
 * ```ts
 * import { conductionHeatGain } from "@org/hvac-core/loads";
 * const steady = Array.from({ length: 24 }, () => 34);
 * const factors = [0.1, 0.6, 0.3, ...Array.from({ length: 21 }, () => 0)];
 * conductionHeatGain({ solAir: steady, roomDryBulb: 24, area: 20, conduction: { transmittance: 0.5, factors } })[7]; // 100
 * ```
 */
export function conductionHeatGain({ solAir, roomDryBulb, area, conduction }: ConductionGainInput): number[] {
  requireDay("solAir", solAir, -100, 300, "°C");
  requireInRange("roomDryBulb", roomDryBulb, -100, 100, "°C");
  requireInRange("area", area, 0, 1e6, "m²");
  requireInRange("transmittance", conduction.transmittance, 0, 1000, "W/(m²·K)");
  requireSeries("factors", conduction.factors);
  const gains = solAir.map(() => 0);
  addResponse(
    conduction.factors,
    solAir.map((t) => t - roomDryBulb),
    0,
    conduction.transmittance * area,
    gains,
  );
  return gains;
}
