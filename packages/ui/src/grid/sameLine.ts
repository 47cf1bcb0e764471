import type { Warning } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { cellPath, hasSameCells, type Column, type Line, type ListSource, type TreeLine } from "@org/form/rows";
import { isSame } from "@org/form/state";
import type { Pins } from "./pins.ts";
import type { Grid } from "./useGrid.ts";

export interface GridLineProps {
  readonly line: Line;
  /** Line number from 0. */
  readonly lineIndex: number;
  /** Number of rows above the lines. */
  readonly headRows: number;
  readonly top: number;
  /** Height of a line, pixels. */
  readonly lineHeight: number;
  readonly source: ListSource;
  readonly columns: readonly Column[];
  readonly units: Grid["units"];
  readonly widths: readonly number[];
  readonly pins: Pins;
  readonly computed: Grid["computed"];
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  /** The column that takes the focus. */
  readonly active: number | undefined;
  /** First and last selected column of this line. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  /** The column with the fill handle. */
  readonly handle: number | undefined;
  readonly canMove: boolean;
  /** Position of the row in the tree. */
  readonly tree?: TreeLine | undefined;
  /** The column that shows the tree, and the pixels of a level. */
  readonly treeColumn?: number | undefined;
  readonly step?: number | undefined;
  /** Editor of the active cell. */
  readonly editor?: ReactNode;
}

const isSameRow = (before: Line, now: Line): boolean => before.type === "row" && now.type === "row" && before.index === now.index;

/** Whether the results of a row in the shown columns are the same. */
function hasSameResults(before: GridLineProps, now: GridLineProps, id: string): boolean {
  const [results, resultsBefore] = [now.computed.get(id), before.computed.get(id)];
  return now.columns.every((column) => column.kind === "input" || results?.[column.name]?.value === resultsBefore?.[column.name]?.value);
}

type Remarks = GridLineProps["remarks"];

/** What was found of two sets of remarks: the lines of a table ask for the same two. */
const compared = new WeakMap<Remarks, WeakMap<Remarks, boolean>>();

function areSame(before: Remarks, now: Remarks): boolean {
  const known = compared.get(now) ?? new WeakMap<Remarks, boolean>();
  compared.set(now, known);
  const same = known.get(before) ?? isSame(before, now);
  known.set(before, same);
  return same;
}

/** Whether the remarks on the shown cells of a line are the same; only rows have some. */
function hasSameRemarks(before: GridLineProps, { line, source, columns, remarks }: GridLineProps): boolean {
  if (line.type !== "row" || areSame(before.remarks, remarks)) return true;
  const row = source.rows[line.index]!;
  return columns.every((column) => {
    const path = cellPath(source, row, column);
    return isSame(before.remarks[path], remarks[path]);
  });
}

/** Props that are new objects with every edit, and how they are compared. */
const compares: Readonly<Partial<Record<keyof GridLineProps, (before: GridLineProps, now: GridLineProps) => boolean>>> = {
  line: (before, now) => isSameRow(before.line, now.line),
  tree: (before, now) => isSame(before.tree, now.tree),
  remarks: hasSameRemarks,
  computed: (before, now) => now.line.type === "row" && hasSameResults(before, now, now.source.rows[now.line.index]!.id),
  source: (before, now) => now.line.type === "row" && hasSameCells(before.source, now.source, now.line.index),
};

/**
 * Whether a line would be drawn the same. With an edit every list of the page is a new one: of its lines, those are rendered again whose cells or
 * results differ. Groups and totals are, with every edit.
 */
export const isSameLine = (before: GridLineProps, now: GridLineProps): boolean =>
  (Object.keys(now) as (keyof GridLineProps)[]).every(
    (name) => Object.is(before[name], now[name]) || (compares[name]?.(before, now) ?? false),
  );
