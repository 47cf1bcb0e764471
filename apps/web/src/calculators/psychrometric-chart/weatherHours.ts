import { convert, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { hourCells, hoursInZone, type HourlyAir } from "@org/hvac-core/weather";
import type { ChartPlane, ChartState } from "@org/ui/figures";
import type { OutdoorAir } from "../climate/openEpw.ts";
import type { Zone } from "./zones.ts";

/** The outdoor air of a weather file. */
export interface Weather {
  readonly fileName: string;
  readonly air: HourlyAir;
  readonly elevation: number;
  readonly design: OutdoorAir["design"];
  /** What was done to read the file, and what it lacks. */
  readonly warnings: readonly string[];
}

/** Cells of about as many hours, drawn alike. */
export interface HourClass {
  /** Hours in a cell: at least, and fewer than the next. */
  readonly from: number;
  readonly to: number | undefined;
  readonly path: string;
}

const bounds = [1, 5, 15, 40, 80] as const;
/** A cell in the steps that each system counts in. */
const cells = {
  Metric: { dryBulb: 1, humidityRatio: 0.0005 },
  Imperial: { dryBulb: 10 / 9, humidityRatio: convert(5, "gr/lb", siUnit("humidityRatio")) },
} as const;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Hours of a year on the chart, in cells drawn by how many hours they hold. What lies outside the chart is not drawn. */
export function hourClasses({ air }: Weather, plane: ChartPlane, unitSystem: UnitSystem): readonly HourClass[] {
  const cell = cells[unitSystem];
  const [halfWidth, halfHeight] = [cell.dryBulb / 2, cell.humidityRatio / 2];
  const paths: string[][] = bounds.map(() => []);
  for (const { dryBulb, humidityRatio, hours } of hourCells(air, cell)) {
    if (!plane.contains({ dryBulb, humidityRatio: Math.min(humidityRatio, plane.limitAt(dryBulb)) })) continue;
    const corner = (right: number, up: number): string => {
      const at: ChartState = { dryBulb: dryBulb + right * halfWidth, humidityRatio: humidityRatio + up * halfHeight };
      const { x, y } = plane.pointOf(at);
      return `${round(x)},${round(y)}`;
    };
    const index = bounds.findLastIndex((bound) => hours >= bound);
    paths[index]!.push(`M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`);
  }
  return bounds.map((from, index) => ({ from, to: bounds[index + 1], path: paths[index]!.join("") }));
}

/** What a year of hours is: how many there are, how many are in the zones shown, and what to know of the file. */
export function hoursText({ fileName, air, warnings }: Weather, zones: readonly Zone[]): string {
  const inZones = zones.map(({ name, corners }) => `${hoursInZone(air, corners)} in “${name}”`);
  return [`${[`${fileName}: ${air.dryBulb.length} hours`, ...inZones].join("; ")}.`, ...warnings].join(" ");
}
