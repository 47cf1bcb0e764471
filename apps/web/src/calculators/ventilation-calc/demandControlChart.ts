import type { ZoneCalculation, ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { dayHours, hourText } from "./dayHours.ts";

const hours = Array.from({ length: dayHours }, (_, hour) => hour);

const sumOf = (zones: readonly ZoneCalculation[], of: (zone: ZoneCalculation) => number): number =>
  zones.reduce((sum, zone) => sum + of(zone), 0);

/** Outdoor air of the zones where it follows the people, by the hour; undefined where it follows nowhere. */
export function demandControlChart({ zones, results }: ZonesCalculation, context: FigureContext) {
  const saved = results.demandControlSaving;
  const following = zones.filter(({ demands: { zone } }) => zone.demandControl && zone.peopleSchedule === "custom");
  if (saved === undefined || following.length === 0) return undefined;
  const airflow = readingOf("airFlow", context);
  const design = sumOf(following, ({ demands }) => demands.zoneOutdoor);
  const needed = hours.map((hour) =>
    sumOf(
      following,
      ({ demands: { zone, peopleAirflow, areaAirflow, effectiveness } }) =>
        (zone.peopleShares[hour]! * peopleAirflow + areaAirflow) / effectiveness,
    ),
  );
  // From one hour to the next it steps.
  const stepped = needed.flatMap((value, hour) => [hour, hour + 1].map((x) => ({ x, y: airflow.shown(value) })));
  const y = linearDomain([0, 1.12 * airflow.shown(design)]);
  return {
    chart: {
      x: { label: "Hour of the day", scale: "linear", domain: [0, dayHours] },
      y: { label: `Outdoor air, ${airflow.symbol}`, scale: "linear", domain: y },
      lines: [
        {
          id: "design",
          look: "beside",
          essential: true,
          label: `Without: ${airflow.text(design)}`,
          labelAt: "alongStart",
          points: [0, dayHours].map((x) => ({ x, y: airflow.shown(design) })),
        },
        { id: "needed", look: "main", essential: true, points: stepped },
      ],
      points: needed.map((value, hour): ChartPoint => ({
        id: `hour ${hour + 1}`,
        x: hour + 0.5,
        y: airflow.shown(value),
        look: "minor",
        description: `${hourText(hour + 1)}: ${airflow.text(value)}, ${airflow.text(design - value)} saved`,
      })),
      band: stepped.map(({ x, y: low }, index): Slice => ({ x: index % 2 === 0 ? x + 1e-6 : x, low, high: airflow.shown(design) })),
    },
    table: {
      columns: ["Hour", "Outdoor air", "Saved"],
      rows: needed.map((value, hour) => [hourText(hour + 1), airflow.cell(value), airflow.cell(design - value)]),
    },
    number: following.length,
    saved: airflow.text(saved),
  } as const;
}
