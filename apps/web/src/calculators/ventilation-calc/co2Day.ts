import type { VentilationValues, ZonesCalculation, ZoneCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartLine, type ChartPoint, type FigureCell, type FigureTable, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { dayHours, hourText } from "./dayHours.ts";
import { texts } from "./texts.ts";
import { zoneNames } from "./zoneNames.ts";

const dayTexts = texts.co2Day;

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

/** Maximum number of zones in the table. */
const maxColumns = 8;
/** Height of the people's shares at the foot of the chart, as a share of its height. */
const foot = 0.2;

function readDay(calculation: ZonesCalculation, context: FigureContext) {
  const names = zoneNames(calculation);
  return {
    ...(context.outcome.values as VentilationValues),
    concentration: readingOf("concentration", context),
    people: readingOf("ratio", context),
    nameOf: ({ zone }: DayZone): string => names.get(zone.id)!,
  };
}

type ReadDay = ReturnType<typeof readDay>;

/** The range of concentrations, with room over the highest value for its caption. */
const domainOf = ({ concentration, co2Limit, outdoorCo2 }: ReadDay, { overDay, peak }: DayZone): readonly [number, number] =>
  linearDomain([Math.min(outdoorCo2, ...overDay), Math.max(1.02 * (co2Limit ?? 0), 1.08 * peak)].map(concentration.shown));

function pointsOf({ concentration, people }: ReadDay, { overDay, peak, zone }: DayZone): readonly ChartPoint[] {
  const shares = zone.demands.zone.peopleShares;
  const peakHour = overDay.indexOf(peak) + 1;
  return overDay.map((value, index): ChartPoint => {
    const hour = index + 1;
    const isHighest = hour === peakHour;
    return {
      id: `hour ${hour}`,
      x: hour,
      y: concentration.shown(value),
      look: isHighest ? "main" : "minor",
      description: dayTexts.point(hourText(hour), concentration.text(value), people.short(shares[index]!), isHighest),
      ...(isHighest && { caption: dayTexts.highest(concentration.text(peak)), captionAt: "over" }),
    };
  });
}

function linesOf({ concentration, co2Limit }: ReadDay, { overDay }: DayZone): readonly ChartLine[] {
  // The day begins where the one before ended.
  const course = [overDay[dayHours - 1]!, ...overDay];
  const zone: ChartLine = {
    id: "zone",
    look: "main",
    essential: true,
    points: course.map((value, hour) => ({ x: hour, y: concentration.shown(value) })),
  };
  if (co2Limit === null) return [zone];
  return [
    {
      id: "limit",
      look: "limit",
      essential: true,
      label: dayTexts.limit(concentration.short(co2Limit)),
      labelAt: "alongStart",
      points: [0, dayHours].map((x) => ({ x, y: concentration.shown(co2Limit) })),
    },
    zone,
  ];
}

/** The shares of the people, at the foot of the chart. */
function bandOf({ zone }: DayZone, [low, high]: readonly [number, number]): readonly Slice[] {
  const top = (share: number): number => low + share * foot * (high - low);
  return zone.demands.zone.peopleShares.flatMap((share, hour) => [hour + 1e-6, hour + 1].map((x) => ({ x, low, high: top(share) })));
}

function tableOf({ concentration, people, nameOf }: ReadDay, shown: DayZone, zones: readonly DayZone[]): FigureTable<FigureCell> {
  const columns = [shown, ...zones.filter((each) => each !== shown)].slice(0, maxColumns);
  return {
    columns: [texts.hour, dayTexts.peopleOf(nameOf(shown)), ...columns.map((each) => dayTexts.co2Of(nameOf(each)))],
    rows: shown.zone.demands.zone.peopleShares.map((share, index) => [
      hourText(index + 1),
      people.shortCell(share),
      ...columns.map((each) => concentration.cell(each.overDay[index]!)),
    ]),
  };
}

/**
 * CO₂ of a zone at the ends of the hours of a day; undefined where no people come and go.
 *
 * @param wanted id of a zone; otherwise the one with the most CO₂ is shown
 */
export function co2Day(calculation: ZonesCalculation, context: FigureContext, wanted: string | undefined) {
  const zonesByPeak = zonesOverDay(calculation);
  const shown = zonesByPeak.find(({ zone }) => zone.id === wanted) ?? zonesByPeak[0];
  if (!shown) return undefined;
  const read = readDay(calculation, context);
  const { concentration, nameOf } = read;
  const y = domainOf(read, shown);
  return {
    chart: {
      x: { label: texts.hourOfDay, scale: "linear", domain: [0, dayHours] },
      y: { label: texts.co2Axis(concentration.symbol), scale: "linear", domain: y },
      lines: linesOf(read, shown),
      points: pointsOf(read, shown),
      band: bandOf(shown, y),
    },
    table: tableOf(read, shown, zonesByPeak),
    name: nameOf(shown),
    chosen: shown.zone.id,
    zones: zonesByPeak.map((each) => [each.zone.id, texts.zoneWithValue(nameOf(each), concentration.text(each.peak))] as const),
    description: dayTexts.lead(nameOf(shown), calculation.day !== undefined, { shown: maxColumns, all: zonesByPeak.length }),
  } as const;
}
