import type { VentilationValues, ZonesCalculation, ZoneCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartPoint, type FigureCell, type FigureTable, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { dayHours, hourText } from "./dayHours.ts";
import { zoneNames } from "./zoneNames.ts";

interface DayZone {
  readonly zone: ZoneCalculation;
  readonly overDay: readonly number[];
  readonly peak: number;
}

/** Zones whose people come and go, the one with the most CO₂ first. */
function zonesOverDay({ zones }: ZonesCalculation): DayZone[] {
  return zones
    .flatMap((zone): DayZone[] => {
      const { overDay, peak } = zone.air ?? {};
      return overDay === undefined || peak === undefined ? [] : [{ zone, overDay, peak }];
    })
    .toSorted((a, b) => b.peak - a.peak);
}

/** Columns of the table. */
const maxColumns = 8;
/** Height of the people's shares at the foot of the chart. */
const foot = 0.2;

/**
 * CO₂ of a zone at the ends of the hours of a day; undefined where nobody comes and goes.
 *
 * @param wanted id of a zone; otherwise the one with the most CO₂ is shown
 */
export function co2Day(calculation: ZonesCalculation, context: FigureContext, wanted: string | undefined) {
  const zonesByPeak = zonesOverDay(calculation);
  const shown = zonesByPeak.find(({ zone }) => zone.id === wanted) ?? zonesByPeak[0];
  if (!shown) return undefined;
  const { co2Limit, outdoorCo2 } = context.outcome.values as VentilationValues;
  const concentration = readingOf("concentration", context);
  const people = readingOf("ratio", context);
  const names = zoneNames(calculation);
  const nameOf = ({ zone }: DayZone): string => names.get(zone.id)!;
  const { overDay, peak, zone } = shown;
  const shares = zone.demands.zone.peopleShares;
  // Room over the highest value for what is written there.
  const y = linearDomain([Math.min(outdoorCo2, ...overDay), Math.max(1.02 * (co2Limit ?? 0), 1.08 * peak)].map(concentration.shown));
  const peakHour = overDay.indexOf(peak) + 1;
  // The day begins where the one before ended.
  const course = [overDay[dayHours - 1]!, ...overDay];
  const points = overDay.map((value, index): ChartPoint => {
    const hour = index + 1;
    const highest = hour === peakHour;
    return {
      id: `hour ${hour}`,
      x: hour,
      y: concentration.shown(value),
      look: highest ? "main" : "minor",
      description: `${hourText(hour)}: ${concentration.text(value)}, ${people.short(shares[index]!)} of the people${highest ? ", highest" : ""}`,
      ...(highest && { caption: `Highest ${concentration.text(peak)}`, captionAt: "over" }),
    };
  });
  const top = (share: number): number => y[0] + share * foot * (y[1] - y[0]);
  const band = shares.flatMap((share, hour): Slice[] => [hour + 1e-6, hour + 1].map((x) => ({ x, low: y[0], high: top(share) })));
  const columns = [shown, ...zonesByPeak.filter((each) => each !== shown)].slice(0, maxColumns);
  const table: FigureTable<FigureCell> = {
    columns: ["Hour", `People, ${nameOf(shown)}`, ...columns.map((each) => `CO₂, ${nameOf(each)}`)],
    rows: shares.map((share, index) => [
      hourText(index + 1),
      people.shortCell(share),
      ...columns.map((each) => concentration.cell(each.overDay[index]!)),
    ]),
  };
  return {
    chart: {
      x: { label: "Hour of the day", scale: "linear", domain: [0, dayHours] },
      y: { label: `CO₂, ${concentration.symbol}`, scale: "linear", domain: y },
      lines: [
        ...(co2Limit === null
          ? []
          : [
              {
                id: "limit",
                look: "limit",
                essential: true,
                label: `Limit ${concentration.short(co2Limit)}`,
                labelAt: "alongStart",
                points: [0, dayHours].map((x) => ({ x, y: concentration.shown(co2Limit) })),
              } as const,
            ]),
        { id: "zone", look: "main", essential: true, points: course.map((value, hour) => ({ x: hour, y: concentration.shown(value) })) },
      ],
      points,
      band,
    },
    table,
    name: nameOf(shown),
    chosen: zone.id,
    zones: zonesByPeak.map((each) => [each.zone.id, `${nameOf(each)}: ${concentration.text(each.peak)}`] as const),
    assumed: calculation.day ? "Return air is assumed to be the mixed air of all zones. " : "",
    more:
      zonesByPeak.length > maxColumns ? ` This zone and the highest others, ${maxColumns} of ${zonesByPeak.length}, are in the table.` : "",
  } as const;
}
