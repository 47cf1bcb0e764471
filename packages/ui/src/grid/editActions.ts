import type { Field } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import { flagText } from "@org/form/fields";
import { inputCell, isUsed, rowLine, rowTexts, type CellWrite, type Column, type GridActions, type Next } from "@org/form/rows";
import { notify } from "../elements/notifications/notify.ts";
import { texts } from "./texts.ts";
import type { Grid } from "./useGrid.ts";

/** Whether a cell has no room for the value of a field. */
export const needsRoom = ({ type }: Field): boolean => type === "series" || type === "matrix" || type === "list";

/** Moves on from the edited cell, whose row may be new or have moved. */
function goOn({ columns, selection: { active }, dispatch }: Grid, next: Next, line: string | undefined): void {
  if (!next?.to) return;
  const { line: lineTo, column: columnTo } = next.to;
  const column = next.byTab ? active.column : Math.max(0, Math.min(columnTo, columns.length - 1));
  dispatch({
    type: "step",
    // The written value may have activated a new column next to the cell.
    from: { line, column: columns[column]?.key },
    lines: lineTo - active.line,
    columns: next.byTab ? columnTo - active.column : 0,
    byTab: next.byTab,
  });
}

/** Text of a cell before it is edited; a row that is not there yet has none. */
function shownText({ source, units }: Grid, column: Column | undefined, row: number | undefined): string {
  if (column?.kind !== "input" || row === undefined || row >= source.rows.length) return "";
  return inputCell(column, row, units.get(column) ?? "", source).text;
}

/** Editing of the active cell. */
export function editActions(grid: Grid): Pick<GridActions, "commit" | "commitValue" | "startEditing"> {
  const { source, dispatch, announce } = grid;
  const { active } = grid.selection;
  const column = grid.columns[active.column];
  const row = grid.rowOf(active.line);
  const before = shownText(grid, column, row);

  const writeActive = (content: Pick<CellWrite, "text"> | Pick<CellWrite, "value">, next?: Next): void => {
    dispatch({ type: "stopEditing" });
    if (!column || row === undefined) return;
    const written = grid.write([{ row, column, ...content }]);
    const [problem] = written.problems;
    const staysAsText = Object.values(written.texts).some((text) => text !== undefined);
    const isTaken = !problem || staysAsText;
    if (problem) announce((staysAsText ? texts.done.keptAsText : texts.done.notEntered)(problem.text, problem.why));
    if (problem && !staysAsText) notify({ message: texts.cell.rejected(problem.text, problem.why), tone: "error", key: "cell" });
    if (isTaken) grid.apply(written);
    const [id] = written.ids;
    goOn(grid, next, isTaken && id !== undefined ? rowLine(id) : grid.nameOf(active.line));
  };
  return {
    commit: (text, next) => {
      if (text !== before) return writeActive({ text }, next);
      dispatch({ type: "stopEditing" });
      goOn(grid, next, grid.nameOf(active.line));
    },
    commitValue: (value, next) => writeActive({ value }, next),
    startEditing: (how) => {
      if (column?.kind !== "input" || row === undefined) return;
      if (row < source.rows.length && !isUsed(column, source.rows[row]!, source)) return announce(rowTexts.unusedColumn);
      const isNew = row >= source.rows.length;
      if (isNew && needsRoom(column.field)) return announce(texts.cell.addRowFirst(source.list.rowLabel));
      if (column.field.type === "flag") return writeActive({ text: flagText(before !== flagText(true)) });
      // Synchronously, so that the key that started the edit goes into the input.
      flushSync(() => dispatch({ type: "edit", text: how === "typed" ? "" : before, how }));
    },
  };
}
