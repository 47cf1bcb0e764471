import { monthsFromAnnualDesign, type EstimatedMonth } from "../../loads/index.ts";
import {
  humidDesignFromStat,
  stationMonths,
  WeatherFileError,
  type ClimateStation,
  type DesignAir,
  type HumidDesign,
  type MonthlyAir,
  type MonthlyPercent,
  type PartialDesignConditions,
} from "../../weather/index.ts";

const annualConditions = ["annual 0.4", "annual 1", "annual 2"] as const;

/** Annual design conditions with an estimate of the months. */
export type AnnualCondition = (typeof annualConditions)[number];

/** Design conditions of a place: those of each month, or those of the year with an estimate of its months. */
export type SiteCondition = MonthlyPercent | AnnualCondition;

/** Percentages of monthly design conditions. */
export const monthlyPercents = ["0.4", "2", "5", "10"] as const satisfies readonly MonthlyPercent[];

/** Design air of the months by condition. */
export type DesignMonths = ReadonlyMap<SiteCondition, MonthlyAir>;

/**
 * The months that are estimated from annual conditions with dry bulb, wet bulb and range. Without a heating temperature the annual swing is unknown,
 * and every month has the hottest day.
 *
 * @param conditions annual design conditions
 * @returns design air by condition
 * @see {@link monthsFromAnnualDesign}
 * @example
 * ```ts
 * import { monthsOfYear } from "@org/hvac-core/exchange/climate";
 * const cooling = { dryBulb004: 33, wetBulb004: 24 };
 * const months = monthsOfYear({ cooling, heating: { dryBulb996: -8 }, hottestMonth: 7, dryBulbRange: 10 });
 * months[0]?.[1].dryBulb[6]; // 33
 * ```
 */
export function monthsOfYear({ cooling, heating, hottestMonth, dryBulbRange }: PartialDesignConditions): [AnnualCondition, MonthlyAir][] {
  return (["004", "010", "020"] as const).flatMap((percentile, index): [AnnualCondition, MonthlyAir][] => {
    const [dryBulb, wetBulb] = [cooling[`dryBulb${percentile}`], cooling[`wetBulb${percentile}`]];
    if (dryBulb === undefined || wetBulb === undefined || dryBulbRange === undefined || hottestMonth === undefined) return [];
    const heatingDryBulb = heating.dryBulb996 ?? heating.dryBulb990 ?? dryBulb;
    const months = monthsFromAnnualDesign({ dryBulb, wetBulb, dryBulbRange, heatingDryBulb, hottestMonth });
    const series = (name: keyof EstimatedMonth): number[] => months.map((month) => month[name]);
    return [[annualConditions[index]!, { dryBulb: series("dryBulb"), wetBulb: series("wetBulb"), dryBulbRange: series("dryBulbRange") }]];
  });
}

/** Monthly percentage of humid conditions for an annual condition. */
export const humidPercents: Readonly<Record<AnnualCondition, MonthlyPercent>> = { "annual 0.4": "0.4", "annual 1": "5", "annual 2": "10" };

/** The station's humid days of the year, in its hottest month. */
const humidOf = ({ humid }: ClimateStation, percent: MonthlyPercent): HumidDesign => humidDesignFromStat({ annualHumid: humid }, percent);

/**
 * The months of a station: published ones, then those estimated from each annual condition.
 *
 * @param station climate station
 * @returns design air by condition
 * @example
 * ```ts
 * import { monthsOfStation } from "@org/hvac-core/exchange/climate";
 * import { searchStations } from "@org/hvac-core/weather";
 * const [atlanta] = searchStations("atlanta");
 * [...monthsOfStation(atlanta!).keys()].slice(0, 4); // ["0.4", "2", "5", "10"]
 * ```
 */
export function monthsOfStation(station: ClimateStation): DesignMonths {
  const published = stationMonths(station.stationNumber);
  const months = published
    ? monthlyPercents.map((percent): [SiteCondition, MonthlyAir] => {
        const { dryBulbRange, wetBulbRange, design } = published;
        return [percent, { ...design[percent], dryBulbRange, wetBulbRange, ...humidOf(station, percent) }];
      })
    : [];
  const estimated = monthsOfYear(station).map(([condition, air]): [SiteCondition, MonthlyAir] => [
    condition,
    { ...air, ...humidOf(station, humidPercents[condition]) },
  ]);
  return new Map([...months, ...estimated]);
}

/**
 * The months of a file of published conditions, at the percentages that it has for all months.
 *
 * @param airAt design air of twelve months at a percentage; throws where the file lacks it
 * @param humidAt humid conditions at a percentage
 * @returns design air by condition
 * @throws {OutOfRangeError} when a number of the file is impossible
 * @example
 * ```ts
 * import { monthsOfFile } from "@org/hvac-core/exchange/climate";
 * import { airFromDdy, humidDesignFromDdy, parseDdy } from "@org/hvac-core/weather";
 * const file = parseDdy("Site:Location, London, 51.15, -0.19, 0.0, 61.6;");
 * const months = monthsOfFile((percent) => airFromDdy(file, percent), (percent) => humidDesignFromDdy(file, percent));
 * months.length; // 0
 * ```
 */
export function monthsOfFile(
  airAt: (percent: MonthlyPercent) => readonly DesignAir[],
  humidAt: (percent: MonthlyPercent) => HumidDesign,
): readonly [MonthlyPercent, MonthlyAir][] {
  return monthlyPercents.flatMap((percent): [MonthlyPercent, MonthlyAir][] => {
    try {
      const months = airAt(percent);
      const ranges = months.flatMap(({ wetBulbRange }) => wetBulbRange ?? []);
      const air = {
        dryBulb: months.map(({ dryBulb }) => dryBulb),
        wetBulb: months.map(({ wetBulb }) => wetBulb),
        dryBulbRange: months.map(({ dryBulbRange }) => dryBulbRange),
        ...(ranges.length === 12 && { wetBulbRange: ranges }),
        ...humidAt(percent),
      };
      return [[percent, air]];
    } catch (error) {
      // A file may have some percentages and lack others.
      if (!(error instanceof WeatherFileError)) throw error;
      return [];
    }
  });
}
