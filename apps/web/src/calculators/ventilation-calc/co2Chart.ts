import type { Co2Course } from "@org/hvac-core/calculators/ventilation-calc";
import { formatNumber } from "@org/form/numbers";
import { linearDomain, readingOf, roundNumber, type ChartLine, type ChartPoint } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { timeUnitFor } from "./timeUnit.ts";
import { texts } from "./texts.ts";

const hour = 3600;
/** The longest stay. */
const longest = 24 * hour;
/** Time shown without outdoor air, where the concentration never settles: a working day. */
const workingDay = 8 * hour;

/** How long the chart looks ahead: until both courses have settled as far as the eye can see, as long as the governing one stays readable. */
function span(courses: readonly Co2Course[]): number {
  const constants = courses.flatMap(({ timeConstant = Infinity }) => timeConstant);
  const shortest = Math.min(...constants);
  const needed = Number.isFinite(shortest) ? Math.min(4 * Math.max(...constants), 12 * shortest) : workingDay;
  return Math.min(longest, needed);
}

/** Maximum number of marked even times. */
const steps = 8;

/** CO₂ over time after the people came in: with the airflow that governs, and with the other one. */
export function co2Chart(courses: readonly Co2Course[], context: FigureContext) {
  const until = span(courses);
  const time = readingOf("time", { ...context, preferredUnits: { ...context.preferredUnits, time: timeUnitFor(until) } });
  const concentration = readingOf("concentration", context);
  const x = linearDomain([0, time.shown(until)], steps);
  const step = roundNumber(time.shown(until) / steps, "up");
  const end = time.toSi(x[1]);
  const timeText = (value: number): string => `${formatNumber(time.shown(value), { digits: 2, trimZeros: true })}\u202f${time.symbol}`;
  const governing = courses.find(({ governs }) => governs)!;
  const settled = governing.steadyState;
  const outdoor = governing.after(0);
  const highest = Math.max(outdoor, ...courses.map(({ after }) => after(end)));
  // Room over the highest curve for its labels.
  const y = linearDomain([outdoor, highest + 0.08 * (highest - outdoor)].map(concentration.shown));

  const curve = ({ by, governs, after, steadyState }: Co2Course): ChartLine => ({
    id: by,
    look: governs ? "main" : "beside",
    essential: true,
    labelAt: "besideEnd",
    label: texts.co2.curve(texts.co2.rules[by], steadyState === undefined ? undefined : concentration.text(steadyState)),
    points: Array.from({ length: 97 }, (_, index) => {
      const seconds = (end * index) / 96;
      return { x: time.shown(seconds), y: concentration.shown(after(seconds)) };
    }),
  });
  const settling = governing.settlingTime;
  const rises = settled !== undefined && settled > outdoor;
  const point = ({ by, after }: Co2Course, seconds: number, look: ChartPoint["look"], caption?: string): ChartPoint => ({
    id: `${by} ${seconds}`,
    x: time.shown(seconds),
    y: concentration.shown(after(seconds)),
    look,
    ...(caption !== undefined && { caption }),
    description: texts.co2.point(texts.co2.rules[by], concentration.text(after(seconds)), timeText(seconds), caption),
  });
  const evenTimes = Array.from({ length: Math.round(x[1] / step) }, (_, index) => time.toSi(step * (index + 1)));
  const marked =
    settling !== undefined && rises && settling <= end ? [point(governing, settling, "main", texts.co2.settled(timeText(settling)))] : [];
  const other = courses.filter(({ governs }) => !governs);
  const shown = [governing, ...other];
  return {
    x: { label: texts.timeAxis(time.symbol), scale: "linear", domain: x },
    y: { label: texts.co2Axis(concentration.symbol), scale: "linear", domain: y },
    lines: [
      ...(rises
        ? [
            {
              id: "settled",
              look: "cross",
              essential: true,
              points: x.map((end) => ({ x: end, y: concentration.shown(settled) })),
            } as const,
          ]
        : []),
      curve(governing),
      ...other.map(curve),
    ],
    points: [
      ...[...marked, ...evenTimes.map((seconds) => point(governing, seconds, "minor"))].toSorted((a, b) => a.x - b.x),
      ...other.flatMap((course) => evenTimes.map((seconds) => point(course, seconds, "minor"))),
    ],
    table: {
      columns: [texts.co2.time, ...shown.map(({ by }) => by)],
      rows: [
        ...[0, ...evenTimes].map((seconds) => [
          { text: timeText(seconds), value: time.shown(seconds), unit: time.symbol },
          ...shown.map(({ after }) => concentration.cell(after(seconds))),
        ]),
        [
          texts.co2.steadyState,
          ...shown.map(({ steadyState }) => (steadyState === undefined ? texts.co2.noSteadyState : concentration.cell(steadyState))),
        ],
      ],
    },
  } as const;
}
