import { valueAt } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import {
  humidDesignFromDdy,
  humidDesignFromStat,
  siteFromDdy,
  siteFromStat,
  searchStations,
  WeatherFileError,
  type ClimateStation,
  type DdyFile,
  type HumidDesign,
  type MonthlyPercent,
  type StatFile,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import type { EpwSummary, MonthlyAir } from "../../climate/openEpw.ts";
import { climateOfDdy, climateOfEpw, climateOfStat, editionField, searchClimates, type Climate } from "./climate.ts";
import { rounded } from "./climateValues.ts";

/** Which design conditions of a place are taken: of each month, or of the year for all its months. */
export type SiteCondition = MonthlyPercent | "annual 0.4" | "annual 1" | "annual 2";

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

/** What a weather file says: its annual conditions, and those of its months. */
export interface OpenedClimate {
  readonly climate: Climate | undefined;
  /** In words why there is no climate. */
  readonly climateLack?: string | undefined;
  readonly site: SiteClimate | undefined;
  /** In words why there is no site. */
  readonly siteLack: string;
}

const monthlyPercents = ["0.4", "2", "5", "10"] as const satisfies readonly MonthlyPercent[];

const allYear = (value: number): number[] => Array.from({ length: 12 }, () => value);

function siteOfStation({ dryBulbRange, cooling, heating }: ClimateStation, { name, location, source, tau }: Climate): SiteClimate {
  const air = (dryBulb: number, wetBulb: number): MonthlyAir => ({
    dryBulb: allYear(dryBulb),
    wetBulb: allYear(wetBulb),
    dryBulbRange: allYear(dryBulbRange),
  });
  return {
    name,
    location,
    tau,
    source,
    air: new Map([
      ["annual 0.4", air(cooling.dryBulb004, cooling.wetBulb004)],
      ["annual 1", air(cooling.dryBulb010, cooling.wetBulb010)],
      ["annual 2", air(cooling.dryBulb020, cooling.wetBulb020)],
    ]),
    heatingDryBulb: heating.dryBulb996,
    caution: `The table of cities has the hottest days of the year only: they stand in every month, which overstates loads in spring, autumn and winter. A STAT, DDY or EPW file of the place has each month’s own.${tau ? "" : " The table has no optical depths for this city: those in the form are kept, and may belong to another place."}`,
  };
}

/** Cities that a query may mean, the best first, with the year's hottest condition in every month. */
export function searchSites(query: string): SiteClimate[] {
  const climates = searchClimates(query);
  return searchStations(query).map((station, index) => siteOfStation(station, climates[index]!));
}

/** What a file says of the months at a percentage. */
interface PublishedMonths {
  readonly siteAt: (percent: MonthlyPercent) => ReturnType<typeof siteFromStat>;
  readonly humidAt: (percent: MonthlyPercent) => HumidDesign;
}

/** The conditions of a file that it has for all months. */
function monthsOf({ siteAt, humidAt }: PublishedMonths): Pick<SiteClimate, "air" | "tau"> {
  const air = new Map<SiteCondition, MonthlyAir>();
  let tau: SiteClimate["tau"];
  for (const percent of monthlyPercents) {
    try {
      const { months, tauEdition } = siteAt(percent);
      const ranges = months.flatMap(({ wetBulbRange }) => wetBulbRange ?? []);
      air.set(percent, {
        dryBulb: months.map(({ dryBulb }) => dryBulb),
        wetBulb: months.map(({ wetBulb }) => wetBulb),
        dryBulbRange: months.map(({ dryBulbRange }) => dryBulbRange),
        ...(ranges.length === 12 && { wetBulbRange: ranges }),
        ...humidAt(percent),
      });
      tau = {
        edition: editionField(tauEdition),
        beam: months.map(({ tauB }) => tauB),
        diffuse: months.map(({ tauD }) => tauD),
        source: "",
      };
    } catch (error) {
      // Files have these conditions or not, one percentage by one.
      if (!(error instanceof WeatherFileError)) throw error;
    }
  }
  return { air, tau };
}

function published(fileName: string, location: WeatherLocation, climate: Climate | undefined, conditions: PublishedMonths): OpenedClimate {
  const months = monthsOf(conditions);
  const heatingDryBulb = climate?.heating.dryBulb996;
  const site: SiteClimate = {
    ...months,
    name: location.name || fileName,
    location,
    heatingDryBulb,
    source: `Monthly design conditions in ${fileName}`,
    caution: heatingDryBulb === undefined ? "The file has no heating design temperature: the one in the form is kept." : undefined,
  };
  return {
    climate,
    site: months.air.size > 0 ? site : undefined,
    siteLack: "The file lacks monthly design conditions, or does not name the edition of its optical depths.",
  };
}

export function openedStat(fileName: string, stat: StatFile): OpenedClimate {
  return published(fileName, stat.location, climateOfStat(fileName, stat), {
    siteAt: (percent) => siteFromStat(stat, percent),
    humidAt: (percent) => humidDesignFromStat(stat, percent),
  });
}

export function openedDdy(fileName: string, file: DdyFile): OpenedClimate {
  return published(fileName, file.location, climateOfDdy(fileName, file), {
    siteAt: (percent) => siteFromDdy(file, percent),
    humidAt: (percent) => humidDesignFromDdy(file, percent),
  });
}

export function openedEpw(fileName: string, read: EpwSummary): OpenedClimate {
  const climate = climateOfEpw(fileName, read);
  const climateLack = "lack" in read.own ? read.own.lack : undefined;
  const siteLack = "The file lacks the hours of a whole month, and with them the design conditions of that month.";
  const { monthly, location, warnings } = read;
  if (!monthly) return { climate, climateLack, site: undefined, siteLack };
  const site: SiteClimate = {
    name: location.name || fileName,
    location,
    air: new Map(monthlyPercents.map((percent) => [percent, monthly[percent]])),
    tau: undefined,
    heatingDryBulb: climate?.heating.dryBulb996,
    source: `Percentiles of the hours of each month in ${fileName}`,
    caution: [
      "One year, and a typical year above all, has milder extremes than the decades behind published design conditions. The file has no optical depths; those in the form are kept.",
      ...warnings,
    ].join(" "),
  };
  return { climate, climateLack, site, siteLack };
}

/** The unit that a field of the place is shown in. */
type UnitOf = (path: string, unit: string) => string;

const percentileField = (condition: SiteCondition): string =>
  (monthlyPercents as readonly string[]).includes(condition) ? condition : "other";

/** So far a form's dry bulbs may be from those of a place, in all twelve months together, K: the digits that they are filled with. */
const rounding = 12 * 0.05;

/** Which conditions of a place a form has: those of its percentage whose dry bulbs are the nearest to its own, unless others are nearer. Months left blank do not count. */
export function siteConditionOf({ air }: SiteClimate, input: Readonly<Record<string, unknown>>): SiteCondition | undefined {
  const { values, unit } = valueAt(input, "site.dryBulb") as { readonly values: readonly (number | null)[]; readonly unit: string };
  const distanceTo = ({ dryBulb }: MonthlyAir): number =>
    values.reduce<number>((sum, value, month) => sum + (value === null ? 0 : Math.abs(convert(value, unit, "degC") - dryBulb[month]!)), 0);
  const byDistance = [...air]
    .map(([condition, each]) => ({ condition, distance: distanceTo(each) }))
    .toSorted((a, b) => a.distance - b.distance);
  const own = byDistance.find(({ condition }) => percentileField(condition) === valueAt(input, "site.percentile"));
  return own && own.distance <= byDistance[0]!.distance + rounding ? own.condition : undefined;
}

const noMonths: readonly null[] = Array.from({ length: 12 }, () => null);

const humidSeries = ["designWetBulb", "wetBulbDryBulb", "designDewPoint", "dewPointDryBulb"] as const;

/** What a place fills of the hourly method's fields, in the units that they are shown in: optical depths where it has them. */
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
      ? [series("site.tauB", tau.beam, "unitless"), series("site.tauD", tau.diffuse, "unitless"), ["site.tauEdition", tau.edition] as const]
      : []),
    ...(heatingDryBulb === undefined ? [] : [quantity("site.heatingDryBulb", heatingDryBulb, "degC")]),
  ]);
}
