import type { Column } from "@org/form/rows";
import { useMemo } from "react";
import { rowHeadWidth } from "./geometry.ts";

/** Part of the width of a table that columns at its right edge may take. */
const maxShare = 0.45;

/** Part of the width of a table that the first column may take; as in grid.module.css. */
const maxNames = 0.42;

/** Distances from the right edge at which columns stay in view, pixels, by position; `undefined` for columns that scroll. */
export type Pins = readonly (number | undefined)[];

/** The last of the columns that stay in view does so at any width, those before it where there is room. */
export function pinsOf(columns: readonly Column[], widths: readonly number[], width: number): Pins {
  const pins: (number | undefined)[] = columns.map(() => undefined);
  const room = (width - rowHeadWidth) * maxShare;
  let right = 0;
  for (let position = columns.length - 1; position > 0 && columns[position]!.isPinned; position--) {
    const next = right + widths[position]!;
    if (right > 0 && next > room) break;
    pins[position] = right;
    right = next;
  }
  return pins;
}

/** Minimum width at which names differ from each other, pixels. */
const minNames = 176;

/**
 * Maximum width of the first column, pixels, where a smaller one shows all columns that are typed in next to those at the right edge: in a table of
 * more columns narrower names would show nothing whole.
 */
export function namesLimit(columns: readonly Column[], widths: readonly number[], pins: Pins, width: number): number | undefined {
  const last = columns.findLastIndex(({ kind, isExtra }) => kind === "input" && !isExtra);
  const others = widths.reduce((sum, each, index) => (index > 0 && (index <= last || pins[index] !== undefined) ? sum + each : sum), 0);
  const room = width - rowHeadWidth - others;
  return room >= minNames && room < maxNames * width ? room : undefined;
}

export const usePins = (columns: readonly Column[], widths: readonly number[], width: number): Pins =>
  useMemo(() => pinsOf(columns, widths, width), [columns, widths, width]);
