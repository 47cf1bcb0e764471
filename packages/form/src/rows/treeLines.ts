import { type ListField } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";

/** Position of a row in its tree, for tree lines and screen readers. */
export interface TreeLine {
  /** Depth; 0 for a row without a parent. */
  readonly depth: number;
  /** Position among the children of its parent, from 1, and their number. */
  readonly place: number;
  readonly count: number;
  /** Whether the ancestor on each level, down to the row itself, has further siblings. */
  readonly goesOn: readonly boolean[];
}

/** Positions in a tree by the index of the row; `undefined` if the list is not a tree. */
export function treeLines(list: ListField, rows: readonly Row[]): readonly TreeLine[] | undefined {
  const outline = outlineOf(list, rows);
  if (!outline) return undefined;
  const { parents, depths, order } = outline;
  const siblings = Map.groupBy(order, (index) => parents[index]!);
  const lines: TreeLine[] = [];
  for (const siblingRows of siblings.values())
    siblingRows.forEach(
      (index, place) => (lines[index] = { depth: depths[index]!, place: place + 1, count: siblingRows.length, goesOn: [] }),
    );
  for (const index of order) {
    const parent = lines[parents[index]!];
    const line = lines[index]!;
    if (parent) lines[index] = { ...line, goesOn: [...parent.goesOn, line.place < line.count] };
  }
  return lines;
}

/** Indent per level, pixels: smaller for a deep tree, so that names keep half of the column. */
export const stepOf = (width: number, deepest: number): number => Math.min(16, (width * 0.45) / Math.max(1, deepest));
