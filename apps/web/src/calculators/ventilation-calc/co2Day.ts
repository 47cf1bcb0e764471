import type { VentilationValues, ZonesCalculation, ZoneCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { linearDomain, readingOf, type ChartLine, type ChartPoint, type FigureTable, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { zoneNames } from "./zoneNames.ts";

const hours = 24;
const hourText = (hour: number): string => `${hour}\u202fh`;

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

/** More curves than these run into each other. */
const mostCurves = 3;
/** Columns of the table. */
const mostColumns = 8;
/** Height of the people's shares at the foot of the chart. */
const foot = 0.2;

/** CO₂ at the ends of the hours of a day, of the zones where it is highest; undefined where nobody comes and goes. */
export function co2Day(calculation: ZonesCalculation, context: FigureContext) {
  const found = zonesOverDay(calculation);
  const [highest] = found;
  if (!highest) return undefined;
  const { co2Limit, zoneOutdoorCo2 } = context.outcome.values as VentilationValues;
  const concentration = readingOf("concentration", context);
  const names = zoneNames(calculation);
  const nameOf = ({ zone }: DayZone): string => names.get(zone.id)!;
  const curves = found.slice(0, mostCurves);
  const values = [zoneOutdoorCo2, co2Limit, ...curves.flatMap(({ overDay }) => overDay)];
  const y = linearDomain([Math.min(...values), 1.06 * Math.max(...values)].map(concentration.shown));
  const shares = highest.zone.demands.zone.peopleShares;
  const people = readingOf("ratio", context);
  // The day begins where the one before ended.
  const at = ({ overDay }: DayZone, hour: number): number => overDay[(hour + hours - 1) % hours]!;
  const peakHour = highest.overDay.indexOf(highest.peak) + 1;
  const lines: ChartLine[] = [
    {
      id: "limit",
      look: "limit",
      essential: true,
      label: `Stay below ${concentration.short(co2Limit)}`,
      labelAt: "alongStart",
      points: [0, hours].map((x) => ({ x, y: concentration.shown(co2Limit) })),
    },
    ...curves.map((each, index): ChartLine => ({
      id: each.zone.id,
      look: index === 0 ? "main" : "beside",
      essential: true,
      label: nameOf(each),
      labelAt: "alongEnd",
      points: Array.from({ length: hours + 1 }, (_, hour) => ({ x: hour, y: concentration.shown(at(each, hour)) })),
    })),
  ];
  const points = Array.from({ length: hours }, (_, index): ChartPoint => {
    const hour = index + 1;
    const peak = hour === peakHour;
    return {
      id: `hour ${hour}`,
      x: hour,
      y: concentration.shown(at(highest, hour)),
      look: peak ? "main" : "minor",
      description: `${nameOf(highest)}, ${hourText(hour)}: ${concentration.text(at(highest, hour))}, ${people.short(shares[index]!)} of the people${peak ? ", highest" : ""}`,
      ...(peak && { caption: `Highest ${concentration.text(highest.peak)}` }),
    };
  });
  const top = (share: number): number => y[0] + share * foot * (y[1] - y[0]);
  const band = shares.flatMap((share, hour): Slice[] => [hour + 1e-6, hour + 1].map((x) => ({ x, low: y[0], high: top(share) })));
  const columns = found.slice(0, mostColumns);
  const table: FigureTable = {
    columns: ["Hour", `People, ${nameOf(highest)}`, ...columns.map((each) => `CO₂, ${nameOf(each)}`)],
    rows: shares.map((share, index) => [
      hourText(index + 1),
      people.short(share),
      ...columns.map(({ overDay }) => concentration.text(overDay[index]!)),
    ]),
  };
  return {
    chart: {
      x: { label: "Hour of the day", scale: "linear", domain: [0, hours] },
      y: { label: `CO₂, ${concentration.symbol}`, scale: "linear", domain: y },
      lines,
      points,
      band,
    },
    table,
    name: nameOf(highest),
    more: found.length > mostColumns ? ` The ${mostColumns} highest of ${found.length} zones stand in the table.` : "",
  } as const;
}
