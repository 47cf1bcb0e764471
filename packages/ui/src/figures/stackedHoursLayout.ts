import { wrap } from "./labels.ts";
import { hundredths, type Box } from "./polylines.ts";
import { linearDomain, linearScale, type Scale } from "./scales.ts";

/** One of the stacked parts. */
export interface HourSeries {
  readonly id: string;
  readonly label: string;
  /** 24 values in the displayed unit, from 1 h to 24 h; a relief is negative. */
  readonly values: readonly number[];
}

export interface StackedLabel {
  readonly id: string;
  readonly text: string;
  readonly y: number;
}

export interface StackedHoursLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly y: Scale;
  /** Left edge and width of the columns of an hour, px. */
  readonly columns: readonly number[];
  readonly columnWidth: number;
  readonly areas: readonly { readonly id: string; readonly path: string }[];
  /** The sums, as steps. */
  readonly total: string;
  readonly totals: readonly number[];
  readonly peak: number;
  readonly labels: readonly StackedLabel[];
}

/** Minimum distance of labels, px. */
const labelHeight = 16;
/** Width between the columns and the letters, for a sample of the part's look, px. */
const sampleWidth = 26;

interface Slab {
  readonly low: number;
  readonly high: number;
}

/** Slabs of each part in each column: positive values are above the axis, negative ones below. */
export function stackUp(series: ReadonlyArray<Pick<HourSeries, "values">>, count: number): Slab[][] {
  const [above, below] = [new Float64Array(count), new Float64Array(count)];
  return series.map(({ values }) =>
    Array.from({ length: count }, (_, column): Slab => {
      const value = values[column] ?? 0;
      const side = value < 0 ? below : above;
      const from = side[column]!;
      side[column] = from + value;
      return { low: Math.min(from, from + value), high: Math.max(from, from + value) };
    }),
  );
}

/** Positions from top to bottom as near to the preferred ones as the distance allows, inside `top` … `bottom` if they fit. */
export function spreadLabels(wished: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wished.map((_, index) => index).toSorted((a, b) => wished[a]! - wished[b]! || a - b);
  const placed = order.reduce<number[]>(
    (before, index) => [...before, Math.max(wished[index]!, (before.at(-1) ?? top - distance) + distance)],
    [],
  );
  // Positions pushed below the edge are moved back up.
  let limit = bottom;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index]!, limit);
    limit = placed[index]! - distance;
  }
  const places: number[] = Array.from({ length: wished.length });
  for (const [rank, index] of order.entries()) places[index] = placed[rank]!;
  return places;
}

const areaOf = (slabs: readonly Slab[], plot: Box, columnWidth: number, yOf: (value: number) => number): string =>
  slabs
    .map(({ low, high }, hour) =>
      high > low
        ? `M${hundredths(plot.left + hour * columnWidth)},${hundredths(yOf(high))}h${hundredths(columnWidth)}V${hundredths(yOf(low))}h${hundredths(-columnWidth)}Z`
        : "",
    )
    .join("");

/** Stacked hours of a day in a width, px: the columns, the line of their sums and a label next to each part. */
export function layOutStackedHours(series: readonly HourSeries[], width: number, tickWidth: number): StackedHoursLayout {
  const hours = Math.max(1, ...series.map(({ values }) => values.length));
  const height = Math.round(Math.min(360, Math.max(270, width * 0.52, 60 + series.length * labelHeight)));
  const labelWidth = Math.min(170, Math.max(96, width * 0.3));
  const plot = { left: Math.max(34, tickWidth), top: 40, right: Math.round(width - labelWidth - sampleWidth), bottom: height - 38 };
  const slabs = stackUp(series, hours);
  const totals = Array.from({ length: hours }, (_, hour) => series.reduce((sum, { values }) => sum + (values[hour] ?? 0), 0));
  const y = linearScale(linearDomain([0, ...slabs.flat().flatMap(({ low, high }) => [low, high])]), [plot.bottom, plot.top], 36);
  const columnWidth = (plot.right - plot.left) / hours;
  const columns = totals.map((_, hour) => hundredths(plot.left + hour * columnWidth));
  const peak = totals.reduce((best, value, hour) => (value > totals[best]! ? hour : best), 0);

  // At the height of the parts at the peak, where most of them are thick.
  const wished = slabs.map((each) => y.positionOf((each[peak]!.low + each[peak]!.high) / 2));
  const places = spreadLabels(wished, labelHeight, plot.top + 4, plot.bottom);
  const labels = series.map(({ id, label }, index): StackedLabel => ({
    id,
    text: wrap(label, labelWidth, 1)[0]!,
    y: hundredths(places[index]!),
  }));
  return {
    width,
    height,
    plot,
    y,
    columns,
    columnWidth,
    areas: series.map(({ id }, index) => ({ id, path: areaOf(slabs[index]!, plot, columnWidth, y.positionOf) })),
    total: totals
      .map((value, hour) => `${hour === 0 ? "M" : "L"}${columns[hour]!},${hundredths(y.positionOf(value))}h${hundredths(columnWidth)}`)
      .join(""),
    totals,
    peak,
    labels,
  };
}
