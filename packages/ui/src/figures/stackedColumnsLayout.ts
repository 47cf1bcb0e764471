import { textWidth } from "./labels.ts";
import type { PartTone } from "./partLooks.tsx";
import { hundredths, type Box } from "./polylines.ts";
import { linearDomain, linearScale, type Scale } from "./scales.ts";
import { stackUp } from "./stackedHoursLayout.ts";

/** A column with its name and the label below it: the first of `ticks` that fits, else the last at every second, fifth … column. */
export interface StackColumn {
  readonly name: string;
  readonly ticks: readonly string[];
}

/** One of the stacked parts. */
export interface ColumnSeries {
  readonly id: string;
  readonly label: string;
  readonly tone?: PartTone;
  /** One value for each column, in the displayed unit; deductions are negative. */
  readonly values: readonly number[];
}

/** A line over the columns: as steps, level over each column, or from middle to middle. */
export interface ColumnLine {
  readonly id: string;
  readonly label: string;
  readonly look: "main" | "beside";
  readonly shape: "steps" | "course";
  readonly values: readonly number[];
}

/** A mark between columns; its position is counted in columns from the middle of the first. */
export interface ColumnMark {
  readonly id: string;
  readonly position: number;
  readonly label: string;
}

interface StackedColumnsContent {
  readonly columns: readonly StackColumn[];
  readonly series: readonly ColumnSeries[];
  readonly lines?: readonly ColumnLine[];
  readonly marks?: readonly ColumnMark[];
}

interface StackedColumnsLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly y: Scale;
  /** Left edge and width of the slot of a column, px. */
  readonly starts: readonly number[];
  readonly step: number;
  readonly areas: readonly { readonly id: string; readonly path: string }[];
  readonly lines: readonly { readonly id: string; readonly look: ColumnLine["look"]; readonly path: string }[];
  readonly ticks: readonly { readonly text: string; readonly x: number }[];
  readonly marks: readonly {
    readonly id: string;
    readonly label: string;
    readonly x: number;
    readonly y: number;
    readonly isLeft: boolean;
  }[];
}

const characterWidth = 7;
const markHeight = 16;
/** Share of its slot that a column fills. */
const fullness = 0.72;
const everies = [1, 2, 5, 10, 20, 50];

/** Names below the columns that do not overlap. */
function placeTicks(columns: readonly StackColumn[], left: number, step: number): StackedColumnsLayout["ticks"] {
  const fits = (text: string, room: number): boolean => text.length * characterWidth + 5 <= room;
  const most = Math.max(0, ...columns.map(({ ticks }) => ticks.length));
  const nameOf = ({ ticks }: StackColumn, choice: number): string => ticks[Math.min(choice, ticks.length - 1)] ?? "";
  const choice = Array.from({ length: most }, (_, index) => index).find((index) =>
    columns.every((each) => fits(nameOf(each, index), step)),
  );
  const chosen = choice ?? most - 1;
  const every =
    choice === undefined
      ? (everies.find((count) => columns.every((each) => fits(nameOf(each, chosen), step * count))) ?? everies.at(-1)!)
      : 1;
  return columns.flatMap((each, index) =>
    index % every === 0 ? [{ text: nameOf(each, chosen), x: hundredths(left + (index + 0.5) * step) }] : [],
  );
}

/** Stacked columns in a width, px, with lines over them and marks between them. */
export function layOutStackedColumns(
  { columns, series, lines = [], marks = [] }: StackedColumnsContent,
  width: number,
  tickText: (value: number) => string,
): StackedColumnsLayout {
  const slabs = stackUp(series, columns.length);
  const domain = linearDomain([0, ...slabs.flat().flatMap(({ low, high }) => [low, high]), ...lines.flatMap(({ values }) => values)]);
  const height = Math.round(Math.min(320, Math.max(230, width * 0.46))) + markHeight * marks.length;
  const plot = { left: 0, top: 26 + markHeight * marks.length, right: width - 4, bottom: height - 40 };
  const y = linearScale(domain, [plot.bottom, plot.top], 32);
  plot.left = 14 + characterWidth * Math.max(...y.ticks.map(({ value }) => tickText(value).length));
  const step = (plot.right - plot.left) / Math.max(1, columns.length);
  const starts = columns.map((_, index) => hundredths(plot.left + index * step));
  const middle = (index: number): number => hundredths(plot.left + (index + 0.5) * step);
  const [inset, columnWidth] = [(step * (1 - fullness)) / 2, hundredths(Math.max(1, step * fullness))];
  const areaOf = (each: (typeof slabs)[number]): string =>
    each
      .map(({ low, high }, index) =>
        high > low
          ? `M${hundredths(starts[index]! + inset)},${hundredths(y.positionOf(high))}h${columnWidth}V${hundredths(y.positionOf(low))}h${-columnWidth}Z`
          : "",
      )
      .join("");
  const lineOf = ({ shape, values }: ColumnLine): string =>
    values
      .map((value, index) => {
        const [start, level] = [index === 0 ? "M" : "L", hundredths(y.positionOf(value))];
        return shape === "steps" ? `${start}${starts[index]!},${level}h${hundredths(step)}` : `${start}${middle(index)},${level}`;
      })
      .join("");
  return {
    width,
    height,
    plot,
    y,
    starts,
    step,
    areas: series.map(({ id }, index) => ({ id, path: areaOf(slabs[index]!) })),
    lines: lines.map((each) => ({ id: each.id, look: each.look, path: lineOf(each) })),
    ticks: placeTicks(columns, plot.left, step),
    // The last mark at the top, its label to the left if there is room: no other mark's line crosses it.
    marks: marks
      .toSorted((a, b) => b.position - a.position)
      .map(({ id, position, label }, index) => {
        const x = hundredths(plot.left + (position + 0.5) * step);
        return { id, label, x, y: 26 + markHeight * index, isLeft: textWidth(label) + 6 <= x };
      }),
  };
}
