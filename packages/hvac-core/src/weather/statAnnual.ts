import { implausibleConditions, numberOf, type AnnualDesignConditions } from "./weatherFile.ts";

/**
 * Annual conditions from the rows "Heating" and "Cooling". The converters have renamed and merged their column headings over the
 * years, but kept the order: month, 99.6 %, 99 %; and month, range, then dry and wet bulb at 0.4, 1 and 2 %. Numbers that are impossible as such conditions
 * belong to a file with other columns, and are ignored.
 */
export function annualConditionsOf(heating: readonly string[], cooling: readonly string[]): AnnualDesignConditions | undefined {
  const all = [...heating.slice(0, 3), ...cooling.slice(0, 8)].map(numberOf);
  if (all.length < 11 || !all.every((value) => value !== undefined)) return undefined;
  const [
    coldestMonth,
    dryBulb996,
    dryBulb990,
    hottestMonth,
    dryBulbRange,
    dryBulb004,
    wetBulb004,
    dryBulb010,
    wetBulb010,
    dryBulb020,
    wetBulb020,
  ] = all as [number, number, number, number, number, number, number, number, number, number, number];
  const conditions = {
    coldestMonth,
    heating: { dryBulb996, dryBulb990 },
    hottestMonth,
    dryBulbRange,
    cooling: { dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020 },
  };
  return implausibleConditions(conditions) === undefined ? conditions : undefined;
}

/** Share of the year's hours, in percent, for which an annual cooling condition is exceeded. */
export type AnnualPercent = "0.4" | "1" | "2";

/** A humid extreme with its mean coincident dry bulb, °C. */
export interface HumidExtreme {
  readonly extreme: number;
  readonly dryBulb: number;
}

/** Annual design wet bulbs and dew points. */
export interface AnnualHumidConditions {
  /** Hottest month, 1…12. */
  readonly month: number;
  readonly wetBulb: Partial<Record<AnnualPercent, HumidExtreme>>;
  readonly dewPoint: Partial<Record<AnnualPercent, HumidExtreme>>;
}

const annualPercents: readonly AnnualPercent[] = ["0.4", "1", "2"];

/**
 * Annual wet bulbs and dew points from the row "Cooling", which continues, after the wind, with dew point, humidity ratio and dry bulb at each
 * percentage. Impossible pairs belong to a file with other columns, and are ignored.
 */
export function annualHumidOf(cooling: readonly string[]): AnnualHumidConditions | undefined {
  const values = cooling.map(numberOf);
  const month = values[0];
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined;
  const pairs = (first: number, step: number, beyond: number): Partial<Record<AnnualPercent, HumidExtreme>> =>
    Object.fromEntries(
      annualPercents.flatMap((percent, i) => {
        const [extreme, dryBulb] = [values[first + step * i], values[first + step * i + beyond]];
        const isPair = extreme !== undefined && dryBulb !== undefined && extreme <= dryBulb && extreme > -60 && dryBulb < 60;
        return isPair ? [[percent, { extreme, dryBulb }]] : [];
      }),
    );
  return { month, wetBulb: pairs(8, 2, 1), dewPoint: pairs(16, 3, 2) };
}
