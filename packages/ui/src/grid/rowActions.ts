import { notify } from "../elements/notifications/notify.ts";
import { withBranchesCopied, withRowBeside, type Row } from "@org/form/state";
import {
  fullParent,
  groupedLike,
  likeParent,
  movedRows,
  newListRow,
  rowTexts,
  rowLine,
  rowsEdit,
  rowsWithin,
  type GridActions,
  type ListSource,
} from "@org/form/rows";
import { countOf, type Grid } from "./useGrid.ts";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";

const aroundOf = ({ scope, state }: ListSource) => ({ scope, unitSystem: state.complete.unitSystem });

export const isFull = ({ inputRows, list }: ListSource): boolean => inputRows.length >= list.maxRows;

/** Whether a parent in a flat table would have more rows than its list holds, which is announced. */
function hasFullParent({ source, announce }: Grid, rows: readonly Row[]): boolean {
  const name = fullParent(source, rows);
  if (name !== undefined) announce(rowTexts.fullParent(name, source.flat!.inner.maxRows, source.list.rowLabel));
  return name !== undefined;
}

/** The selected rows of a list, and ways to write all of its rows. */
export function rowEdits(grid: Grid) {
  const { source, range, dispatch, change, selection } = grid;
  const { inputRows } = source;
  /** Writes the rows, and selects some of them. @returns the step of the history */
  const write = (next: readonly Row[], selected: readonly string[]): number => {
    const edit = change(rowsEdit(source, next));
    grid.keepSelected(selected);
    return edit;
  };
  return {
    write,
    /** Indices of the selected rows. */
    selected: (): readonly number[] => rowsWithin(grid, range),
    /** Goes to the first column of a row that was just written. */
    goTo: (id: string) => dispatch({ type: "step", from: { line: rowLine(id), column: grid.columns[0]?.key }, lines: 0, columns: 0 }),
    /** Writes the rows that are left after a removal, which the user can undo. */
    removeTo: (next: readonly Row[]) => {
      const edit = write(next, []);
      const { active, extent } = selection;
      dispatch({ type: "select", from: { line: range.top, column: active.column }, to: { line: range.top, column: extent.column } });
      notify({
        message: texts.done.removed(countOf(source, inputRows.length - next.length)),
        action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
      });
    },
  };
}

/** Adding and duplicating rows next to the selected ones, in a list and in a tree. */
function additions(grid: Grid): Pick<GridActions, "insertAbove" | "insertBelow" | "duplicate"> {
  const { source, announce, columns, layout } = grid;
  const { path, inputRows, rows, list } = source;
  const edits = rowEdits(grid);
  const insert = (side: "above" | "below"): void => {
    const beside = edits.selected().at(side === "above" ? 0 : -1);
    if (beside === undefined || isFull(source)) return;
    const other = inputRows[beside]!;
    const next = withRowBeside(list, inputRows, rows, other.id, aroundOf(source), side);
    const group = columns.find(({ key }) => key === layout.groupBy);
    const placed = (row: Row): Row => likeParent(source, group ? groupedLike(row, other, group) : row, other);
    const written = next.rows.map((row) => (row.id === next.id ? placed(row) : row));
    if (hasFullParent(grid, written)) return;
    edits.write(written, []);
    edits.goTo(next.id);
    announce((side === "above" ? texts.done.addedAbove : texts.done.addedBelow)(countOf(source, 1), beside + 1));
  };
  return {
    insertAbove: () => insert("above"),
    insertBelow: () => insert("below"),
    duplicate: () => {
      const ids = edits.selected().map((row) => inputRows[row]!.id);
      if (ids.length === 0) return;
      const next = withBranchesCopied(list, path.split(".").at(-1)!, inputRows, ids);
      if (next.rows.length > list.maxRows) return announce(rowTexts.fullList(list.maxRows));
      if (hasFullParent(grid, next.rows)) return;
      edits.write(next.rows, next.ids);
      announce(texts.done.duplicated(countOf(source, next.rows.length - inputRows.length)));
    },
  };
}

/** Actions on the selected rows of a list that is not a tree. */
export function rowActions(
  grid: Grid,
): Pick<GridActions, "add" | "insertAbove" | "insertBelow" | "duplicate" | "remove" | "moveTo" | "moveBy"> {
  const { source, announce } = grid;
  const { inputRows } = source;
  const edits = rowEdits(grid);
  const moveTo = (before: number): void => {
    const moved = edits.selected();
    if (moved.length === 0) return;
    const ids = moved.map((row) => inputRows[row]!.id);
    const next = movedRows(source, moved, before);
    if (hasFullParent(grid, next)) return;
    edits.write(next, ids);
    announce(texts.done.moved(before - moved.filter((row) => row < before).length + 1));
  };
  return {
    ...additions(grid),
    add: () => {
      if (isFull(source)) return;
      const row = newListRow(source);
      if (hasFullParent(grid, [...inputRows, row])) return;
      edits.write([...inputRows, row], []);
      edits.goTo(row.id);
    },
    remove: () => {
      const gone = new Set(edits.selected());
      if (gone.size > 0) edits.removeTo(inputRows.filter((_, index) => !gone.has(index)));
    },
    moveTo,
    moveBy: (by) => {
      const moved = edits.selected();
      if (moved.length === 0 || !grid.canMove) return;
      const before = by === 1 ? moved.at(-1)! + 2 : moved[0]! - 1;
      if (before >= 0 && before <= inputRows.length) moveTo(before);
    },
  };
}
