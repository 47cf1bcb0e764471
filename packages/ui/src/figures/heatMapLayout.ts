import { nextCell } from "@org/form/rows";
import type { Box } from "./polylines.ts";
import { roundNumber } from "./scales.ts";

export const hoursOfDay = 24;
export const monthsOfYear = 12;

/** A range of values drawn in one shade. */
export interface ShadeStep {
  /** Start of the range; the start of the next step is its exclusive end. */
  readonly from: number;
  readonly to: number;
  /** 0 the lightest … 6 the darkest. */
  readonly shade: number;
}

/** Number of shades that stay distinct on a grey print. */
const shadeCount = 7;
/** Tolerance for rounding of doubles, which must not add a step. */
const slack = 1e-9;

/** Ranges with round limits over the values, at most seven: few enough for a legend next to the map. */
export function shadeSteps(values: readonly number[]): ShadeStep[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const extent = Math.max(Math.abs(lowest), Math.abs(highest));
  const spread = highest - lowest > slack * extent ? highest - lowest : extent || 1;
  const size = roundNumber(spread / (shadeCount - 1), "up");
  const first = Math.floor(lowest / size + slack);
  const count = Math.min(shadeCount, Math.max(1, Math.ceil(highest / size - slack) - first));
  return Array.from({ length: count }, (_, index) => ({
    from: (first + index) * size,
    to: (first + index + 1) * size,
    shade: count === 1 ? 0 : Math.round((index * (shadeCount - 1)) / (count - 1)),
  }));
}

/** The step of a value; the highest value belongs to the last step. */
export function stepOf(value: number, steps: readonly ShadeStep[]): ShadeStep {
  return steps.findLast(({ from }) => value >= from) ?? steps[0]!;
}

/** Index of the first of the highest values. */
export function highest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > values[best]! ? index : best), 0);
}

export interface HeatMapLayout {
  /** Hours run across if the cells are then wide enough to press, else months do. */
  readonly hoursAcross: boolean;
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly cell: { readonly width: number; readonly height: number };
}

/** Minimum size of a cell, px: on the screen for a finger (WCAG 2.2, 2.5.8), on paper for the eye. */
const minCellSize = { screen: 24, paper: 14 };
/** Room for names of months, or of hours. */
const labelsLeft = { months: 38, hours: 22 };
const labelsTop = 34;

/** The cells of twelve months by 24 hours in a width, px. */
export function layOutHeatMap(width: number, medium: keyof typeof minCellSize = "screen"): HeatMapLayout {
  const minSize = minCellSize[medium];
  const hoursAcross = (width - labelsLeft.months - 1) / hoursOfDay >= minSize;
  const left = hoursAcross ? labelsLeft.months : labelsLeft.hours;
  const room = width - left - 1;
  const [columns, rows] = hoursAcross ? [hoursOfDay, monthsOfYear] : [monthsOfYear, hoursOfDay];
  const cell = { width: Math.max(minSize, Math.floor(room / columns)), height: minSize };
  const plot = { left, top: labelsTop, right: left + columns * cell.width, bottom: labelsTop + rows * cell.height };
  return { hoursAcross, width, height: plot.bottom + 1, plot, cell };
}

/** Upper left corner of a cell, px. Its index is 24 times the month plus the hour, both from 0. */
export function cornerOf(index: number, { hoursAcross, plot, cell }: HeatMapLayout): { readonly x: number; readonly y: number } {
  const [month, hour] = [Math.floor(index / hoursOfDay), index % hoursOfDay];
  const [column, row] = hoursAcross ? [hour, month] : [month, hour];
  return { x: plot.left + column * cell.width, y: plot.top + row * cell.height };
}

/** The index of a cell in a matrix of the other orientation: lines become columns. */
const transposed = (index: number, columns: number, lines: number): number => (index % columns) * lines + Math.floor(index / columns);

/**
 * The cell reached by a key in the present orientation; `undefined` for other keys, such as the page keys, which scroll the page. The selection
 * stops at the edges.
 */
export function nextHour(index: number, key: string, hoursAcross: boolean): number | undefined {
  if (key.startsWith("Page")) return undefined;
  const keys = { key, ctrl: false };
  if (hoursAcross) return nextCell(keys, index, { lines: monthsOfYear, columns: hoursOfDay });
  const to = nextCell(keys, transposed(index, hoursOfDay, monthsOfYear), { lines: hoursOfDay, columns: monthsOfYear });
  return to === undefined ? undefined : transposed(to, monthsOfYear, hoursOfDay);
}
