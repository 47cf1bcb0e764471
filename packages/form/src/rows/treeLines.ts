import { type ListField } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";

/** Where a row stands in its tree, for those who see it and those who hear it. */
export interface TreeLine {
  /** 0 of a row without a parent. */
  readonly depth: number;
  /** Its place among the children of its parent, from 1, and their number. */
  readonly place: number;
  readonly count: number;
  /** For each level from the first to the row's own, whether the row of that level above it, or itself, has more behind it. */
  readonly goesOn: readonly boolean[];
}

/** The lines of a tree, by the index of the row; `undefined` of a list that is no tree. */
export function treeLines(list: ListField, rows: readonly Row[]): readonly TreeLine[] | undefined {
  const outline = outlineOf(list, rows);
  if (!outline) return undefined;
  const { parents, depths, order } = outline;
  const siblings = Map.groupBy(order, (index) => parents[index]!);
  const lines: TreeLine[] = [];
  for (const own of siblings.values())
    own.forEach((index, at) => (lines[index] = { depth: depths[index]!, place: at + 1, count: own.length, goesOn: [] }));
  for (const index of order) {
    const parent = lines[parents[index]!];
    const own = lines[index]!;
    if (parent) lines[index] = { ...own, goesOn: [...parent.goesOn, own.place < own.count] };
  }
  return lines;
}

/** Pixels of a level in a column: fewer where a tree is so deep that names would have less than half of it. */
export const stepOf = (width: number, deepest: number): number => Math.min(16, (width * 0.45) / Math.max(1, deepest));
