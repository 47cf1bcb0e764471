import { type ListField } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import type { Row } from "./formInput.ts";

/** The same row with another parent, or none. A row that has it already stays the very same. */
export function childOf({ outline }: ListField, row: Row, parent: string | undefined): Row {
  if (outline === undefined || (row[outline] ?? undefined) === parent) return row;
  const { [outline]: _, ...others } = row;
  return (parent === undefined ? others : { ...others, [outline]: parent }) as Row;
}

/** The rows before, where those after are the very same ones in the same order: nothing that compares them takes it for a change. */
export const reuseIfSame = (before: readonly Row[], after: readonly Row[]): readonly Row[] =>
  after.length === before.length && after.every((row, index) => row === before[index]) ? before : after;

/** A list in which each row is followed by its branch. A list that is not a tree, or is in order already, is returned unchanged. */
export function inTreeOrder(list: ListField, rows: readonly Row[]): readonly Row[] {
  const outline = outlineOf(list, rows);
  if (!outline) return rows;
  const { parents, order } = outline;
  return reuseIfSame(
    rows,
    order.map((index) => childOf(list, rows[index]!, rows[parents[index]!]?.id)),
  );
}

/** The parent of a new row behind others: that of the last of them in the tree, or the last itself where it has none. */
export function parentOfNew(list: ListField, rows: readonly Row[]): string | undefined {
  const { order = [], parents = [] } = outlineOf(list, rows) ?? {};
  const last = order.at(-1);
  return last === undefined ? undefined : (rows[parents[last]!] ?? rows[last]!).id;
}
