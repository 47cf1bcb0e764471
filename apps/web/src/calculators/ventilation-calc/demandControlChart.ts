import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { dayHours, hourText } from "./dayHours.ts";

/** Outdoor air of the system, or of the zones where it follows the people, by the hour; undefined where it follows nowhere. */
export function demandControlChart({ zones, system, demandControl }: ZonesCalculation, context: FigureContext) {
  if (!demandControl) return undefined;
  const { design, needed, saved } = demandControl;
  const following = zones.filter(({ demands: { zone } }) => zone.demandControl && zone.peopleSchedule === "custom");
  const airflow = readingOf("airFlow", context);
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
    of: system ? "the system" : following.length === 1 ? "the zone" : `the ${following.length} zones`,
    saved: airflow.text(saved),
  } as const;
}
