import { requireInRange } from "../refusals/errors.ts";
import { leapYearHours } from "./calendar.ts";
import type { HourlySeries } from "./weatherHours.ts";

/** A cell of the psychrometric chart and the hours of the year in it. */
export interface HourCell {
  /** Middle of the cell, °C */
  readonly dryBulb: number;
  /** Middle of the cell, kg per kg of dry air */
  readonly humidityRatio: number;
  /** Number of hours */
  readonly hours: number;
}

/** Air of every hour; `undefined` marks a missing one. */
export interface HourlyAir {
  /** °C */
  readonly dryBulb: HourlySeries;
  /** kg per kg of dry air, as long as `dryBulb` */
  readonly humidityRatio: HourlySeries;
}

/** A corner of a zone: dry bulb in °C, humidity ratio in kg/kg. */
type Corner = { readonly dryBulb: number; readonly humidityRatio: number };

function requireAir({ dryBulb, humidityRatio }: HourlyAir): number {
  requireInRange("dryBulb.length", dryBulb.length, 0, leapYearHours, "h");
  return requireInRange("humidityRatio.length", humidityRatio.length, dryBulb.length, dryBulb.length, "");
}

/**
 * Hours of a year by cells of dry bulb and humidity ratio, for a cloud of weather on the psychrometric chart.
 *
 * @param air dry bulbs (-100…100 °C) and humidity ratios (0…1 kg/kg) of each hour
 * @param cell width in K, above 0…50, and height in kg/kg, above 0…0.1, of a cell; cells start at 0 °C and 0 kg/kg
 * @returns the cells with hours in them, by rising dry bulb, then humidity ratio; hours with a missing value are left out
 * @throws {OutOfRangeError} when the series differ in length or are more than a year, a cell has no size or a value is out of range
 * @source mathematics
 * @example
 * ```ts
 * import { hourCells } from "@org/hvac-core/weather";
 * const air = { dryBulb: [20.2, 20.9, 31], humidityRatio: [0.0071, 0.0079, 0.012] };
 * hourCells(air, { dryBulb: 1, humidityRatio: 0.001 })[0]; // { dryBulb: 20.5, humidityRatio: 0.0075, hours: 2 }
 * ```
 */
export function hourCells(air: HourlyAir, cell: { readonly dryBulb: number; readonly humidityRatio: number }): readonly HourCell[] {
  const count = requireAir(air);
  const width = requireInRange("cell.dryBulb", cell.dryBulb, 1e-6, 50, "K");
  const height = requireInRange("cell.humidityRatio", cell.humidityRatio, 1e-9, 0.1, "kg/kg");
  const columns = new Map<number, Map<number, number>>();
  for (let hour = 0; hour < count; hour++) {
    const [t, ratio] = [air.dryBulb[hour], air.humidityRatio[hour]];
    if (t === undefined || ratio === undefined) continue;
    requireInRange(`air.dryBulb[${hour}]`, t, -100, 100, "°C");
    requireInRange(`air.humidityRatio[${hour}]`, ratio, 0, 1, "kg/kg");
    const [column, row] = [Math.floor(t / width), Math.floor(ratio / height)];
    const rows = columns.get(column) ?? new Map<number, number>();
    columns.set(column, rows.set(row, (rows.get(row) ?? 0) + 1));
  }
  return [...columns]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([column, rows]) =>
      [...rows]
        .toSorted(([a], [b]) => a - b)
        .map(([row, hours]) => ({ dryBulb: (column + 0.5) * width, humidityRatio: (row + 0.5) * height, hours })),
    );
}

/**
 * Hours whose air lies inside a zone of the psychrometric chart, such as a comfort zone.
 *
 * @param air dry bulbs in °C and humidity ratios in kg/kg of each hour
 * @param zone corners in order around the zone, at least three, dry bulb in °C and humidity ratio in kg/kg; its sides are straight
 * @returns number of hours; those with a missing value are outside
 * @throws {OutOfRangeError} when the series differ in length or are more than a year, or the zone has fewer than three corners
 * @source mathematics
 * @example
 * ```ts
 * import { hoursInZone } from "@org/hvac-core/weather";
 * const zone = [{ dryBulb: 20, humidityRatio: 0 }, { dryBulb: 20, humidityRatio: 0.012 }, { dryBulb: 26, humidityRatio: 0.012 }, { dryBulb: 27, humidityRatio: 0 }];
 * hoursInZone({ dryBulb: [22, 30], humidityRatio: [0.008, 0.008] }, zone); // 1
 * ```
 */
export function hoursInZone(air: HourlyAir, zone: readonly Corner[]): number {
  const count = requireAir(air);
  requireInRange("zone.length", zone.length, 3, 1e4, "");
  let hours = 0;
  for (let hour = 0; hour < count; hour++) {
    const [t, ratio] = [air.dryBulb[hour], air.humidityRatio[hour]];
    if (t !== undefined && ratio !== undefined && isInside(t, ratio, zone)) hours++;
  }
  return hours;
}

/** A line from the point to the dry side crosses the sides of the zone an odd number of times. */
function isInside(t: number, ratio: number, zone: readonly Corner[]): boolean {
  let inside = false;
  let before = zone.at(-1)!;
  for (const corner of zone) {
    const spans = corner.dryBulb > t !== before.dryBulb > t;
    const share = (t - corner.dryBulb) / (before.dryBulb - corner.dryBulb);
    if (spans && ratio < corner.humidityRatio + share * (before.humidityRatio - corner.humidityRatio)) inside = !inside;
    before = corner;
  }
  return inside;
}
