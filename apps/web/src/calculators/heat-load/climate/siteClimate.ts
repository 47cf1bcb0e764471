import { valueAt } from "@org/hvac-core/kernel";
import { monthsFromAnnualDesign, type EstimatedMonth } from "@org/hvac-core/loads";
import { convert } from "@org/hvac-core/quantity";
import {
  humidDesignFromStat,
  stationMonths,
  type ClimateStation,
  type HumidDesign,
  type MonthlyAir,
  type MonthlyPercent,
  type PartialDesignConditions,
  type Position,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import { citationText } from "@org/form/numbers";
import { climateOf, searchOptions, type Climate, type PlaceOptions } from "./climate.ts";
import { rounded } from "./climateValues.ts";

/** Which design conditions of a place are used: of each month, or of the year with an estimate of its months. */
export type SiteCondition = MonthlyPercent | (typeof annualConditions)[number];

export const annualConditions = ["annual 0.4", "annual 1", "annual 2"] as const;

/** What the hourly method asks of a place. */
export interface SiteClimate {
  readonly name: string;
  readonly location: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone" | "elevation">;
  readonly air: ReadonlyMap<SiteCondition, MonthlyAir>;
  readonly tau: Climate["tau"];
  /** Heating design dry bulb, 99.6 %, °C. */
  readonly heatingDryBulb: number | undefined;
  readonly source: string;
  readonly caution: string | undefined;
}

export const monthlyPercents = ["0.4", "2", "5", "10"] as const satisfies readonly MonthlyPercent[];

/**
 * Annual conditions with their estimate of the months: those that have dry bulb, wet bulb and range. Without a heating
 * temperature the annual swing is unknown, and every month has the hottest day.
 */
export function annualAir({ cooling, heating, hottestMonth, dryBulbRange }: PartialDesignConditions): [SiteCondition, MonthlyAir][] {
  return (["004", "010", "020"] as const).flatMap((percentile, index): [SiteCondition, MonthlyAir][] => {
    const [dryBulb, wetBulb] = [cooling[`dryBulb${percentile}`], cooling[`wetBulb${percentile}`]];
    if (dryBulb === undefined || wetBulb === undefined || dryBulbRange === undefined || hottestMonth === undefined) return [];
    const heatingDryBulb = heating.dryBulb996 ?? heating.dryBulb990 ?? dryBulb;
    const months = monthsFromAnnualDesign({ dryBulb, wetBulb, dryBulbRange, heatingDryBulb, hottestMonth });
    const series = (name: keyof EstimatedMonth): number[] => months.map((month) => month[name]);
    return [[annualConditions[index]!, { dryBulb: series("dryBulb"), wetBulb: series("wetBulb"), dryBulbRange: series("dryBulbRange") }]];
  });
}

/** Caution for a place with annual conditions alone. */
export const annualCaution = ({ heating }: PartialDesignConditions): string =>
  heating.dryBulb996 === undefined && heating.dryBulb990 === undefined
    ? "they are in every month, which overstates loads in spring, autumn and winter."
    : "the other months are estimated from the annual conditions, within 4 K (7 °F) of published months nine times in ten.";

/** Annual humid conditions of the reader, next to those of months. */
export const humidPercents: Readonly<Record<string, MonthlyPercent>> = { "annual 0.4": "0.4", "annual 1": "5", "annual 2": "10" };

/** The station's humid days of the year, in its hottest month. */
const humidOf = ({ humid }: ClimateStation, percent: MonthlyPercent): HumidDesign => humidDesignFromStat({ annualHumid: humid }, percent);

/** Months of a station: published ones, and those estimated from each annual condition. */
function airOfStation(station: ClimateStation): ReadonlyMap<SiteCondition, MonthlyAir> {
  const published = stationMonths(station.stationNumber);
  const months = published
    ? monthlyPercents.map((percent): [SiteCondition, MonthlyAir] => {
        const { dryBulbRange, wetBulbRange, design } = published;
        return [percent, { ...design[percent], dryBulbRange, wetBulbRange, ...humidOf(station, percent) }];
      })
    : [];
  const estimated = annualAir(station).map(([condition, air]): [SiteCondition, MonthlyAir] => [
    condition,
    { ...air, ...humidOf(station, humidPercents[condition]!) },
  ]);
  return new Map([...months, ...estimated]);
}

function siteOfStation(station: ClimateStation): SiteClimate {
  const { name, source, tau, caution } = climateOf(station);
  const published = stationMonths(station.stationNumber);
  const cautions = [
    ...(published
      ? []
      : [
          `The hottest month has the annual condition of the station; ${annualCaution(station)} A STAT, DDY or EPW file of the place has each month’s own.`,
        ]),
    ...(tau
      ? [caution ?? []].flat()
      : ["No station within 500 km (310 mi) has optical depths: those in the form are kept and may belong to another place."]),
  ];
  return {
    name,
    location: station,
    tau,
    source: published ? `${citationText(published.source)}; heating and humid days: ${source}` : source,
    air: airOfStation(station),
    heatingDryBulb: station.heating.dryBulb996,
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  };
}

/** Stations that a query may mean, the best first, with the conditions of their months. */
export const searchSites = (query: string, near?: Position): PlaceOptions<SiteClimate> => searchOptions(query, near, siteOfStation);

/** The unit that a field of the place is shown in. */
type UnitOf = (path: string, unit: string) => string;

const percentileField = (condition: SiteCondition): string =>
  (monthlyPercents as readonly string[]).includes(condition) ? condition : "estimated";

/** Largest difference of the dry bulbs in a form from those of a place, summed over twelve months, K: the rounding that they were filled with. */
const rounding = 12 * 0.05;

/** Conditions of a place in a form: those of its percentage with the nearest dry bulbs, unless others are nearer. Empty months are ignored. */
export function siteConditionOf({ air }: SiteClimate, input: Readonly<Record<string, unknown>>): SiteCondition | undefined {
  const { values, unit } = valueAt(input, "site.dryBulb") as { readonly values: readonly (number | null)[]; readonly unit: string };
  const distanceTo = ({ dryBulb }: MonthlyAir): number =>
    values.reduce<number>((sum, value, month) => sum + (value === null ? 0 : Math.abs(convert(value, unit, "degC") - dryBulb[month]!)), 0);
  const byDistance = [...air]
    .map(([condition, each]) => ({ condition, distance: distanceTo(each) }))
    .toSorted((a, b) => a.distance - b.distance);
  const selected = byDistance.find(({ condition }) => percentileField(condition) === valueAt(input, "site.percentile"));
  return selected && selected.distance <= byDistance[0]!.distance + rounding ? selected.condition : undefined;
}

const noMonths: readonly null[] = Array.from({ length: 12 }, () => null);

const humidSeries = ["designWetBulb", "wetBulbDryBulb", "designDewPoint", "dewPointDryBulb"] as const;

/** Values of a place for the fields of the hourly method, in the units that they are shown in: optical depths where it has them. */
export function siteValues(site: SiteClimate, condition: SiteCondition, unitOf: UnitOf): Readonly<Record<string, unknown>> {
  const { location, name, tau, heatingDryBulb } = site;
  const air = site.air.get(condition)!;
  const quantity = (path: string, value: number, unit: string): readonly [string, unknown] => {
    const shown = unitOf(path, unit);
    return [path, { value: rounded(value, unit, shown), unit: shown }];
  };
  const series = (path: string, values: readonly (number | null)[], unit: string): readonly [string, unknown] => {
    const shown = unitOf(path, unit);
    return [path, { values: values.map((value) => (value === null ? null : rounded(value, unit, shown))), unit: shown }];
  };
  return Object.fromEntries([
    ["site.place", name],
    quantity("site.latitude", location.latitude, "deg"),
    quantity("site.longitude", location.longitude, "deg"),
    quantity("site.timeZone", location.timeZone, "unitless"),
    quantity("site.altitude", location.elevation, "m"),
    ["site.percentile", percentileField(condition)],
    series("site.dryBulb", air.dryBulb, "degC"),
    series("site.wetBulb", air.wetBulb, "degC"),
    series("site.dryBulbRange", air.dryBulbRange, "deltaK"),
    series("site.wetBulbRange", air.wetBulbRange ?? noMonths, "deltaK"),
    ...humidSeries.map((name) => series(`site.${name}`, air[name] ?? noMonths, "degC")),
    ...(tau
      ? [
          series("site.tauB", tau.beam, "unitless"),
          series("site.tauD", tau.diffuse, "unitless"),
          ...(tau.edition ? [["site.tauEdition", tau.edition] as const] : []),
        ]
      : []),
    ...(heatingDryBulb === undefined ? [] : [quantity("site.heatingDryBulb", heatingDryBulb, "degC")]),
  ]);
}
