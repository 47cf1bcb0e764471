import { concentrationAfter, type VentilationValues, type ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { formatNumber } from "@org/form/numbers";
import { linearDomain, readingOf, roundNumber, type ChartPoint } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { timeUnitFor } from "./timeUnit.ts";
import { zoneNames } from "./zoneNames.ts";
import { texts } from "./texts.ts";

/** Maximum number of marked even times. */
const steps = 8;

/**
 * CO₂ of an empty zone while its outdoor air purges it; undefined without a purge.
 *
 * @param wanted id of a zone; otherwise the one that takes longest is shown
 */
export function purgeChart(calculation: ZonesCalculation, context: FigureContext, wanted: string | undefined) {
  const names = zoneNames(calculation);
  const purgedZones = calculation.zones
    .flatMap(({ id, air }) =>
      air?.purgeTime === undefined ? [] : [{ id, name: names.get(id)!, changes: air.purgeChanges, needed: air.purgeTime }],
    )
    .toSorted((a, b) => b.needed - a.needed);
  const shown = purgedZones.find(({ id }) => id === wanted) ?? purgedZones[0];
  if (!shown) return undefined;
  const { purgeFrom, purgeTo, outdoorCo2 } = context.outcome.values as VentilationValues;
  const unit = timeUnitFor(shown.needed);
  const time = readingOf("time", { ...context, preferredUnits: { ...context.preferredUnits, time: unit } });
  const timeText = (value: number): string => `${formatNumber(time.shown(value), { digits: 3, trimZeros: true })}\u202f${time.symbol}`;
  const concentration = readingOf("concentration", context);
  const changes = readingOf("airChanges", context);
  // Beyond the end by the room for its labels.
  const x = linearDomain([0, 1.7 * time.shown(shown.needed)], steps);
  const end = time.toSi(x[1]);
  const y = linearDomain([outdoorCo2, purgeFrom].map(concentration.shown));
  const after = (seconds: number): number =>
    concentrationAfter(seconds, { start: purgeFrom, outdoor: outdoorCo2, source: 0, airflow: shown.changes, volume: 1 });
  const step = roundNumber(x[1] / steps, "up");
  const evenTimes = Array.from({ length: Math.floor(x[1] / step + 1e-9) }, (_, index) => time.toSi(step * (index + 1)));
  const placed = (seconds: number): Pick<ChartPoint, "x" | "y"> => ({ x: time.shown(seconds), y: concentration.shown(after(seconds)) });
  const purged: ChartPoint = {
    id: "purged",
    ...placed(shown.needed),
    look: "main",
    caption: texts.purge.caption(timeText(shown.needed)),
    captionAt: "overRight",
    description: texts.purge.purged(concentration.short(purgeTo), timeText(shown.needed)),
  };
  return {
    chart: {
      x: { label: texts.timeAxis(time.symbol), scale: "linear", domain: x },
      y: { label: texts.co2Axis(concentration.symbol), scale: "linear", domain: y },
      lines: [
        { id: "to", look: "limit", essential: true, points: x.map((end) => ({ x: end, y: concentration.shown(purgeTo) })) },
        { id: "zone", look: "main", essential: true, points: Array.from({ length: 65 }, (_, index) => placed((end * index) / 64)) },
      ],
      points: [
        purged,
        ...evenTimes.map((seconds): ChartPoint => ({
          id: `after ${seconds}`,
          ...placed(seconds),
          look: "minor",
          description: texts.purge.point(concentration.text(after(seconds)), timeText(seconds)),
        })),
      ].toSorted((a, b) => a.x - b.x),
    },
    table: {
      columns: [texts.zone, texts.purge.changes, texts.purge.time],
      rows: purgedZones.map(({ name, changes: each, needed }) => [
        name,
        changes.cell(each),
        { text: timeText(needed), value: time.shown(needed), unit: time.symbol },
      ]),
    },
    chosen: shown.id,
    name: shown.name,
    zones: purgedZones.map(({ id, name, needed }) => [id, texts.zoneWithValue(name, timeText(needed))] as const),
    from: concentration.short(purgeFrom),
    to: concentration.short(purgeTo),
  } as const;
}
