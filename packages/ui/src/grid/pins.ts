import type { Column } from "@org/form/rows";
import { useMemo } from "react";
import { rowHeadWidth } from "./geometry.ts";

/** Part of the width of a table that columns at its right edge may take. */
const maxShare = 0.45;

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

export const usePins = (columns: readonly Column[], widths: readonly number[], width: number): Pins =>
  useMemo(() => pinsOf(columns, widths, width), [columns, widths, width]);
