import { convert, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { hourCells, hoursInZone, type HourlyAir } from "@org/hvac-core/weather";
import type { ChartPlane, ChartState } from "@org/ui/figures";
import type { OutdoorAir } from "../climate/openEpw.ts";
import type { Zone } from "./zones.ts";
import { texts } from "./texts.ts";

/** The outdoor air of a weather file. */
export interface Weather {
  readonly fileName: string;
  readonly air: HourlyAir;
  readonly elevation: number;
  readonly design: OutdoorAir["design"];
  /** Corrections made while reading the file, and missing data. */
  readonly warnings: readonly string[];
}

/** Class of cells with a similar number of hours, drawn in one tone. */
export interface HourClass {
  /** Minimum number of hours in a cell; below the minimum of the next class. */
  readonly from: number;
  readonly to: number | undefined;
  readonly path: string;
}

const bounds = [1, 5, 15, 40, 80] as const;
/** Size of a cell in round steps of each unit system. */
const cells = {
  Metric: { dryBulb: 1, humidityRatio: 0.0005 },
  Imperial: { dryBulb: 10 / 9, humidityRatio: convert(5, "gr/lb", siUnit("humidityRatio")) },
} as const;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Hours of a year on the chart, as cells toned by their number of hours. Hours outside the chart are not drawn. */
export function hourClasses({ air }: Weather, plane: ChartPlane, unitSystem: UnitSystem): readonly HourClass[] {
  const cell = cells[unitSystem];
  const [halfWidth, halfHeight] = [cell.dryBulb / 2, cell.humidityRatio / 2];
  const paths: string[][] = bounds.map(() => []);
  for (const { dryBulb, humidityRatio, hours } of hourCells(air, cell)) {
    if (!plane.contains({ dryBulb, humidityRatio: Math.min(humidityRatio, plane.limitAt(dryBulb)) })) continue;
    const corner = (right: number, up: number): string => {
      const state: ChartState = { dryBulb: dryBulb + right * halfWidth, humidityRatio: humidityRatio + up * halfHeight };
      const { x, y } = plane.pointOf(state);
      return `${round(x)},${round(y)}`;
    };
    const index = bounds.findLastIndex((bound) => hours >= bound);
    paths[index]!.push(`M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`);
  }
  return bounds.map((from, index) => ({ from, to: bounds[index + 1], path: paths[index]!.join("") }));
}

/** Description of the hours: their number, the number in each zone shown, and the notes of the file. */
export function hoursText({ fileName, air, warnings }: Weather, zones: readonly Zone[]): string {
  const inZones = zones.map(({ name, corners }) => texts.weather.inZone(hoursInZone(air, corners), name));
  return [texts.weather.hours(fileName, air.dryBulb.length, inZones), ...warnings].join(" ");
}
