import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { dayHours, hourText } from "./dayHours.ts";
import { texts } from "./texts.ts";

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
      x: { label: texts.hourOfDay, scale: "linear", domain: [0, dayHours] },
      y: { label: texts.demandControl.axis(airflow.symbol), scale: "linear", domain: y },
      lines: [
        {
          id: "design",
          look: "beside",
          essential: true,
          label: texts.demandControl.without(airflow.text(design)),
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
        description: texts.demandControl.point(hourText(hour + 1), airflow.text(value), airflow.text(design - value)),
      })),
      band: stepped.map(({ x, y: low }, index): Slice => ({ x: index % 2 === 0 ? x + 1e-6 : x, low, high: airflow.shown(design) })),
    },
    table: {
      columns: [texts.hour, texts.demandControl.outdoorAir, texts.demandControl.saved],
      rows: needed.map((value, hour) => [hourText(hour + 1), airflow.cell(value), airflow.cell(design - value)]),
    },
    part: texts.demandControl.part(system !== undefined, following.length),
    saved: airflow.text(saved),
  } as const;
}
