import { notify } from "../elements/notifications/notify.ts";
import { copiesOf, withNewRow, type Row } from "@org/form/state";
import { withRowsMoved, rowLine, rowsWithin, type GridActions, type ListSource } from "@org/form/rows";
import { countOf, type Grid } from "./useGrid.ts";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";

/** A new row, behind the others. */
const newRow = ({ list, inputRows, rows, scope, state }: ListSource): Row =>
  withNewRow(list, inputRows, rows, { values: scope.values, unitSystem: state.complete.unitSystem }).at(-1)!;

export const isFull = ({ inputRows, list }: ListSource): boolean => inputRows.length >= list.maxRows;

/** The selected rows of a list, and ways to write all of its rows. */
export function rowEdits(grid: Grid) {
  const { source, range, dispatch, change, selection } = grid;
  const { path, inputRows } = source;
  /** Writes the rows, and selects some of them. @returns the step of the history */
  const write = (next: readonly Row[], selected: readonly string[]): number => {
    const edit = change({ type: "rows", path, rows: next });
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

/** Actions on the selected rows of a list that is not a tree. */
export function rowActions(grid: Grid): Pick<GridActions, "add" | "insertBelow" | "duplicate" | "remove" | "moveTo" | "moveBy"> {
  const { source, announce } = grid;
  const { path, inputRows, list } = source;
  const edits = rowEdits(grid);
  const moveTo = (before: number): void => {
    const moved = edits.selected();
    if (moved.length === 0) return;
    const ids = moved.map((row) => inputRows[row]!.id);
    edits.write(withRowsMoved(inputRows, moved, before), ids);
    announce(texts.done.moved(before - moved.filter((row) => row < before).length + 1));
  };
  return {
    add: () => {
      if (isFull(source)) return;
      const row = newRow(source);
      edits.write([...inputRows, row], []);
      edits.goTo(row.id);
    },
    insertBelow: () => {
      const last = edits.selected().at(-1);
      if (last === undefined || isFull(source)) return;
      const row = newRow(source);
      edits.write(inputRows.toSpliced(last + 1, 0, row), []);
      edits.goTo(row.id);
      announce(texts.done.addedBelow(countOf(source, 1), last + 1));
    },
    duplicate: () => {
      const copied = edits.selected().slice(0, list.maxRows - inputRows.length);
      if (copied.length === 0) return;
      const rows = copied.map((row) => inputRows[row]!);
      const copies = copiesOf(list, path.split(".").at(-1)!, rows);
      // After all selected rows, in their order.
      const next = inputRows.toSpliced(edits.selected().at(-1)! + 1, 0, ...copies);
      edits.write(
        next,
        copies.map(({ id }) => id),
      );
      announce(texts.done.duplicated(countOf(source, copies.length)));
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
