import { purgeCourse, type VentilationValues, type ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { formatNumber } from "@org/form/numbers";
import { linearDomain, readingOf, roundNumber, type ChartPoint } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { timeUnitFor } from "./timeUnit.ts";
import { zoneNames } from "./zoneNames.ts";
import { texts } from "./texts.ts";

/** Maximum number of marked even times. */
const steps = 8;

/** Zones with a purge, the one that takes longest first. */
function purgedZonesOf(calculation: ZonesCalculation) {
  const names = zoneNames(calculation);
  return calculation.zones
    .flatMap(({ id, air }) => (air?.purgeTime === undefined ? [] : [{ id, name: names.get(id)!, air, needed: air.purgeTime }]))
    .toSorted((a, b) => b.needed - a.needed);
}

type PurgedZone = ReturnType<typeof purgedZonesOf>[number];

function readPurge(context: FigureContext, { air, needed }: PurgedZone) {
  const values = context.outcome.values as VentilationValues;
  const time = readingOf("time", { ...context, preferredUnits: { ...context.preferredUnits, time: timeUnitFor(needed) } });
  return {
    ...values,
    after: purgeCourse(air, values),
    time,
    timeText: (value: number): string => `${formatNumber(time.shown(value), { digits: 3, trimZeros: true })}\u202f${time.symbol}`,
    concentration: readingOf("concentration", context),
    changes: readingOf("airChanges", context),
  };
}

type ReadPurge = ReturnType<typeof readPurge>;

const pointAt = ({ after, time, concentration }: ReadPurge, seconds: number): Pick<ChartPoint, "x" | "y"> => ({
  x: time.shown(seconds),
  y: concentration.shown(after(seconds)),
});

/** The end of the purge, and even times. @param shownEnd end of the time axis, in its unit */
function pointsOf(read: ReadPurge, { needed }: PurgedZone, shownEnd: number): readonly ChartPoint[] {
  const { after, time, timeText, concentration, purgeTo } = read;
  const step = roundNumber(shownEnd / steps, "up");
  const evenTimes = Array.from({ length: Math.floor(shownEnd / step + 1e-9) }, (_, index) => time.toSi(step * (index + 1)));
  const purged: ChartPoint = {
    id: "purged",
    ...pointAt(read, needed),
    look: "main",
    caption: texts.purge.caption(timeText(needed)),
    captionAt: "overRight",
    description: texts.purge.purged(concentration.short(purgeTo), timeText(needed)),
  };
  return [
    purged,
    ...evenTimes.map((seconds): ChartPoint => ({
      id: `after ${seconds}`,
      ...pointAt(read, seconds),
      look: "minor",
      description: texts.purge.point(concentration.text(after(seconds)), timeText(seconds)),
    })),
  ].toSorted((a, b) => a.x - b.x);
}

/**
 * CO₂ of an empty zone while its outdoor air purges it; undefined without a purge.
 *
 * @param wanted id of a zone; otherwise the one that takes longest is shown
 */
export function purgeChart(calculation: ZonesCalculation, context: FigureContext, wanted: string | undefined) {
  const zones = purgedZonesOf(calculation);
  const shown = zones.find(({ id }) => id === wanted) ?? zones[0];
  if (!shown) return undefined;
  const read = readPurge(context, shown);
  const { time, timeText, concentration, changes, purgeFrom, purgeTo, outdoorCo2 } = read;
  // Beyond the end by the room for its labels.
  const x = linearDomain([0, 1.7 * time.shown(shown.needed)], steps);
  const end = time.toSi(x[1]);
  return {
    chart: {
      x: { label: texts.timeAxis(time.symbol), scale: "linear", domain: x },
      y: {
        label: texts.co2Axis(concentration.symbol),
        scale: "linear",
        domain: linearDomain([outdoorCo2, purgeFrom].map(concentration.shown)),
      },
      lines: [
        { id: "to", look: "limit", essential: true, points: x.map((place) => ({ x: place, y: concentration.shown(purgeTo) })) },
        { id: "zone", look: "main", essential: true, points: Array.from({ length: 65 }, (_, index) => pointAt(read, (end * index) / 64)) },
      ],
      points: pointsOf(read, shown, x[1]),
    },
    table: {
      columns: [texts.zone, texts.purge.changes, texts.purge.time],
      rows: zones.map(({ name, air, needed }) => [
        name,
        changes.cell(air.purgeChanges),
        { text: timeText(needed), value: time.shown(needed), unit: time.symbol },
      ]),
    },
    chosen: shown.id,
    name: shown.name,
    zones: zones.map(({ id, name, needed }) => [id, texts.zoneWithValue(name, timeText(needed))] as const),
    from: concentration.short(purgeFrom),
    to: concentration.short(purgeTo),
  } as const;
}
