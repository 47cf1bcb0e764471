import type { UseSchedule, WeekSchedule } from "@org/hvac-core/reference";
import { formatNumber } from "@org/form/numbers";
import type { ChartContent, FigureTable } from "@org/ui/figures";
import { parts } from "./tables.ts";
import { texts } from "./texts.ts";

const looks = { occupancy: "main", lighting: "dashed", equipment: "dotDashed" } as const;
type Part = keyof typeof looks;

const percent = (share: number): string => `${formatNumber(share * 100, { digits: 3, trimZeros: true })}\u202f%`;

/** The steps of a day as a line: each hour holds its share. */
const steps = (shares: readonly number[]): readonly { readonly x: number; readonly y: number }[] =>
  shares.flatMap((share, hour) => [
    { x: hour, y: share * 100 },
    { x: hour + 1, y: share * 100 },
  ]);

/** A day of a schedule as a chart, and as a table. */
export function profileOf(schedule: UseSchedule, day: keyof WeekSchedule): { readonly content: ChartContent; readonly table: FigureTable } {
  const names = Object.keys(parts) as Part[];
  const dayHours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    content: {
      x: { label: texts.axes.hour, scale: "linear", domain: [0, 24], marks: [0, 3, 6, 9, 12, 15, 18, 21, 24] },
      y: { label: texts.axes.share, scale: "linear", domain: [0, 105], marks: [0, 20, 40, 60, 80, 100] },
      lines: names.map((part) => ({ id: part, look: looks[part], essential: true, points: steps(schedule[part][day]) })),
      points: dayHours.map((hour) => ({
        id: `h${hour}`,
        x: hour + 0.5,
        y: schedule.occupancy[day][hour]! * 100,
        look: "minor",
        description: texts.point(
          texts.hours(hour),
          names.map((part) => `${parts[part].toLowerCase()} ${percent(schedule[part][day][hour]!)}`),
        ),
      })),
    },
    table: {
      columns: [texts.hour, ...names.map((part) => parts[part])],
      rows: dayHours.map((hour) => [texts.hours(hour), ...names.map((part) => percent(schedule[part][day][hour]!))]),
    },
  };
}
