import type { Warning } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { hasSameCells, rowPath, type Column, type Line, type ListSource, type TreeLine } from "@org/form/rows";
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

/** Paths whose remarks differ in two sets: the lines of a table ask for the same two. */
const differing = new WeakMap<Remarks, WeakMap<Remarks, readonly string[]>>();

function differingPaths(before: Remarks, now: Remarks): readonly string[] {
  const known = differing.get(now) ?? new WeakMap<Remarks, readonly string[]>();
  differing.set(now, known);
  const paths = known.get(before) ?? Object.keys({ ...before, ...now }).filter((path) => !isSame(before[path], now[path]));
  known.set(before, paths);
  return paths;
}

/** Whether the remarks on a line are the same; only rows have some. */
function hasSameRemarks(before: GridLineProps, { line, source, remarks }: GridLineProps): boolean {
  const paths = differingPaths(before.remarks, remarks);
  if (line.type !== "row" || paths.length === 0) return true;
  const row = `${rowPath(source, source.rows[line.index])}.`;
  return !paths.some((path) => path.startsWith(row));
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
