import { degreeDays, monthDays, temperatureBins } from "../../energy/index.ts";
import { requireInRange } from "../../kernel/index.ts";
import type { EnergyInput } from "./schema.ts";

/** Bin width, K: 5 °F and 2.5 K are usual; with 2 K no place on earth has more than 80 bins. */
const binWidth = 2;

/**
 * Climate of a weather file as fields of an input, for every load method.
 *
 * @param dryBulb temperatures of the 8760 hours of a year, °C, −90…60
 * @param base bases of the degree days, °C, as published at the location
 * @returns monthly means, standard deviations of the daily means, degree days, and bins with their hours by month
 * @throws {OutOfRangeError} when there are not 8760 hours, or one is out of range
 */
export function climateFieldsOf(
  dryBulb: readonly number[],
  base: { readonly heating: number; readonly cooling: number },
): Pick<
  EnergyInput,
  "outdoorMeans" | "dailyDeviations" | "heatingDegreeDays" | "coolingDegreeDays" | "heatingBase" | "coolingBase" | "binsBy" | "bins"
> {
  requireInRange("hours of dryBulb", dryBulb.length, 8760, 8760, "");
  let hour = 0;
  const months = monthDays.map((days) => dryBulb.slice(hour, (hour += 24 * days)));
  const daysOf = (month: readonly number[]): number[] =>
    Array.from({ length: month.length / 24 }, (_, day) => meanOf(month.slice(24 * day, 24 * day + 24)));
  const means = months.map(daysOf);
  const hoursByBin = new Map<number, number[]>();
  for (const [month, temperatures] of months.entries())
    for (const { temperature, hours } of temperatureBins(temperatures, binWidth)) {
      if (!hoursByBin.has(temperature))
        hoursByBin.set(
          temperature,
          months.map(() => 0),
        );
      hoursByBin.get(temperature)![month] = hours;
    }
  const bins = [...hoursByBin].sort(([a], [b]) => a - b);
  return {
    outdoorMeans: { values: months.map(meanOf), unit: "degC" },
    dailyDeviations: { values: means.map(deviationOf), unit: "deltaK" },
    heatingDegreeDays: { values: means.map((month) => degreeDays(month, base.heating).heating), unit: "K d" },
    coolingDegreeDays: { values: means.map((month) => degreeDays(month, base.cooling).cooling), unit: "K d" },
    heatingBase: { value: base.heating, unit: "degC" },
    coolingBase: { value: base.cooling, unit: "degC" },
    binsBy: "months",
    bins: bins.map(([temperature, hours], index) => ({
      id: `b${index + 1}`,
      temperature: { value: temperature, unit: "degC" },
      monthHours: { values: hours, unit: "h" },
    })),
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of the values around their mean (division by n). */
function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
