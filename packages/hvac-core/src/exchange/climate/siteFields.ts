import { valueAt, type Path } from "../../kernel/index.ts";
import { convert } from "../../quantity/index.ts";
import type { MonthlyAir } from "../../weather/index.ts";
import { rounded, type DesignClimate } from "./climateFields.ts";
import { monthlyPercents, type DesignMonths, type SiteCondition } from "./designMonths.ts";

/** Design conditions of a place for the hourly method of a heat load. */
export interface SiteConditions extends Pick<DesignClimate, "location" | "tau"> {
  readonly name: string;
  readonly air: DesignMonths;
  /** Heating design dry bulb, 99.6 %, °C. */
  readonly heatingDryBulb: number | undefined;
}

/** Unit that a field of the place is shown in. */
type UnitOf = (path: Path, unit: string) => string;

const percentileField = (condition: SiteCondition): string =>
  (monthlyPercents as readonly string[]).includes(condition) ? condition : "estimated";

/** Maximum difference of the dry bulbs in a form from those of a place, summed over twelve months, K: their rounding. */
const rounding = 12 * 0.05;

/**
 * The condition of a place that an input was filled from: that of its percentage with the nearest dry bulbs, unless another is nearer. Empty months
 * are ignored.
 *
 * @param site conditions of the place
 * @param input complete input of a heat load of the hourly method
 * @returns condition; undefined where the dry bulbs are others
 * @example
 * ```ts
 * import { siteConditionOf } from "@org/hvac-core/exchange/climate";
 * const dryBulb = { values: Array<number>(12).fill(30), unit: "degC" };
 * siteConditionOf({ air: new Map() }, { site: { dryBulb, percentile: "2" } }); // undefined
 * ```
 */
export function siteConditionOf({ air }: Pick<SiteConditions, "air">, input: Readonly<Record<string, unknown>>): SiteCondition | undefined {
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

/**
 * A place as fields of a heat load of the hourly method, in the units that they are shown in. Optical depths and heating temperature are left out where
 * the place lacks them.
 *
 * @param site conditions of the place
 * @param condition condition that the place has
 * @param unitOf unit of a field, by its path and SI unit
 * @returns values by path
 * @example
 * ```ts
 * import { monthsOfStation, siteValues } from "@org/hvac-core/exchange/climate";
 * import { searchStations } from "@org/hvac-core/weather";
 * const [station] = searchStations("atlanta");
 * const site = { name: "Atlanta", location: station!, tau: undefined, air: monthsOfStation(station!), heatingDryBulb: -6 };
 * siteValues(site, "2", (_path, unit) => unit)["site.percentile"]; // "2"
 * ```
 */
export function siteValues(site: SiteConditions, condition: SiteCondition, unitOf: UnitOf): Readonly<Record<string, unknown>> {
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
