import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/** Heating and cooling degree days of one period, K·d. */
export interface DegreeDays {
  readonly heating: number;
  readonly cooling: number;
}

/**
 * Degree days from a record of temperatures that are equally far apart: Σ max(0, base − t)·Δt and Σ max(0, t − base)·Δt.
 *
 * With daily means it is the meteorological definition, with hourly values the (somewhat larger) degree hours over 24.
 *
 * @param temperatures outdoor temperatures, °C, −90…70; at least one
 * @param base base (balance) temperature, °C, −50…60
 * @param daysPerValue length of one interval, d: 1 for daily means (default), 1/24 for hourly values
 * @returns degree days over the record, K·d
 * @throws {OutOfRangeError} when the record is empty, or a value is outside its range
 * @source ashrae-hof-2017, ch. 19, degree-day method
 * @see {@link degreeDaysFromMonthlyMean}
 * @example
 * ```ts
 * import { degreeDays } from "@org/hvac-core/energy";
 * degreeDays([10, 15, 20], 18).heating; // 11
 * ```
 */
export function degreeDays(temperatures: readonly number[], base: number, daysPerValue = 1): DegreeDays {
  requireInRange("base", base, -50, 60, "°C");
  requireInRange("daysPerValue", daysPerValue, 1 / 1440, 31, "d");
  if (temperatures.length === 0) throw new OutOfRangeError({ parameter: "temperatures.length", value: 0, min: 1, max: Infinity, unit: "" });
  let heating = 0;
  let cooling = 0;
  for (const temperature of temperatures) {
    const below = base - requireInRange("temperatures", temperature, -90, 70, "°C");
    if (below > 0) heating += below;
    else cooling -= below;
  }
  return { heating: heating * daysPerValue, cooling: cooling * daysPerValue };
}

/**
 * Degree days of a month to any base from the month's mean and the spread of its daily means, taken as normally distributed.
 *
 * N·σ·[z·Φ(z) + φ(z)] with z = (base − mean)/σ; the cooling ones follow from heating − cooling = N·(base − mean).
 *
 * @param month `mean`, °C, −90…70; `deviation`, K, standard deviation of daily means, 0…30; `days`, 0…366
 * @param base base temperature, °C, −50…60
 * @returns degree days of the month, K·d
 * @throws {OutOfRangeError} when an input is outside its range
 * @source thom-1954
 * @source ashrae-hof-2017, ch. 19, variable-base degree days
 * @example
 * ```ts
 * import { degreeDaysFromMonthlyMean } from "@org/hvac-core/energy";
 * degreeDaysFromMonthlyMean({ mean: 10.1, deviation: 3.6, days: 31 }, 18.3).heating; // 254.636
 * ```
 */
export function degreeDaysFromMonthlyMean(
  month: { readonly mean: number; readonly deviation: number; readonly days: number },
  base: number,
): DegreeDays {
  const mean = requireInRange("mean", month.mean, -90, 70, "°C");
  const deviation = requireInRange("deviation", month.deviation, 0, 30, "K");
  const days = requireInRange("days", month.days, 0, 366, "d");
  const off = requireInRange("base", base, -50, 60, "°C") - mean;
  if (deviation === 0) return { heating: days * Math.max(0, off), cooling: days * Math.max(0, -off) };
  const z = off / deviation;
  // The smaller of the two comes from the tail, the larger from their difference: neither loses digits.
  const tail = days * deviation * expectedExcess(Math.abs(z));
  const bulk = tail + days * Math.abs(off);
  return z < 0 ? { heating: tail, cooling: bulk } : { heating: bulk, cooling: tail };
}

/** E[max(0, X − z)] of a standard normal X, z ≥ 0: φ(z) − z·(1 − Φ(z)). */
function expectedExcess(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 2.5) {
    // Φ(z) − ½ = φ(z)·(z + z³/3 + z⁵/15 + …): converges to the last digit within 60 terms here.
    let term = z;
    let sum = z;
    for (let n = 3; n < 130 && term > 1e-18 * sum; n += 2) {
      term *= (z * z) / n;
      sum += term;
    }
    return density - z * (0.5 - density * sum);
  }
  // Mills' ratio as a continued fraction, 1/(z + 1/(z + 2/(z + 3/…))); its first denominator is z + k, and 1 − z/(z + k) = k/(z + k).
  let k = 0;
  for (let n = 80; n >= 1; n -= 1) k = n / (z + k);
  return (density * k) / (z + k);
}

/**
 * Outdoor temperature at which internal and solar gains just cover the losses: t_bal = t_in − gains/K.
 *
 * @param building `indoor`, °C, 5…35; `gains`, W, mean, 0…1e8; `lossCoefficient`, W/K, 0.1…1e7
 * @returns balance temperature, °C
 * @throws {OutOfRangeError} when an input is outside its range
 * @source ashrae-hof-2017, ch. 19, balance point
 * @example
 * ```ts
 * import { balanceTemperature } from "@org/hvac-core/energy";
 * balanceTemperature({ indoor: 21, gains: 2000, lossCoefficient: 400 }); // 16
 * ```
 */
export function balanceTemperature(building: {
  readonly indoor: number;
  readonly gains: number;
  readonly lossCoefficient: number;
}): number {
  const indoor = requireInRange("indoor", building.indoor, 5, 35, "°C");
  return (
    indoor -
    requireInRange("gains", building.gains, 0, 1e8, "W") / requireInRange("lossCoefficient", building.lossCoefficient, 0.1, 1e7, "W/K")
  );
}

/**
 * Energy that a plant takes in to meet degree days.
 *
 * @equation E = 86400 * K * DD / η
 * @param input `lossCoefficient`, W/K, 0…1e7; `degreeDays`, K·d, 0…20 000, to the building's balance temperature;
 * `efficiency`, seasonal, 0.05…30 (a COP may exceed 1)
 * @returns energy input, J
 * @throws {OutOfRangeError} when an input is outside its range
 * @source ashrae-hof-2017, ch. 19, degree-day method
 * @example
 * ```ts
 * import { degreeDayEnergy } from "@org/hvac-core/energy";
 * degreeDayEnergy({ lossCoefficient: 300, degreeDays: 3000, efficiency: 0.9 }) / 3.6e6; // 24000
 * ```
 */
export function degreeDayEnergy(input: {
  readonly lossCoefficient: number;
  readonly degreeDays: number;
  readonly efficiency: number;
}): number {
  const loss = requireInRange("lossCoefficient", input.lossCoefficient, 0, 1e7, "W/K");
  const total = requireInRange("degreeDays", input.degreeDays, 0, 20_000, "K·d");
  return (loss * total * 86_400) / requireInRange("efficiency", input.efficiency, 0.05, 30, "");
}
