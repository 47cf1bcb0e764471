import { joinPath } from "@org/hvac-core/kernel";
import { columnOf } from "@org/hvac-core/internal";
import { useContext, type ReactNode } from "react";
import { isUsed, optionsOf, rowPath, scopeOf, valueIn, type GridActions, type InputColumn } from "@org/form/rows";
import type { FormScope } from "@org/form/fields";
import type { Row } from "@org/form/state";
import { ChoicePickers } from "../surface/fields/choicePickers.ts";
import { needsRoom } from "./editActions.ts";
import type { Grid } from "./useGrid.ts";

/** Starts editing; a cell that has no room for its value is opened elsewhere. */
export function opensCells(
  grid: Grid,
  { startEditing }: Pick<GridActions, "startEditing">,
  open: (column: InputColumn, row: Row) => void,
): GridActions["startEditing"] {
  const column = grid.columns[grid.selection.active.column];
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  if (!row || column?.kind !== "input" || !needsRoom(column.field) || !isUsed(column, row, grid.source)) return startEditing;
  return () => open(column, row);
}

/** Edits choices that have a picker of pictures, in its dialog. */
export function usePickers(grid: Grid, actions: GridActions): (column: InputColumn, row: number) => ReactNode | undefined {
  const pickers = useContext(ChoicePickers);
  const { source, selection, dispatch } = grid;
  const { state, list, rows } = source;
  return (column, index) => {
    const row = rows[index];
    const { field, names } = column;
    const picker = pickers[columnOf(state.definition.fields, joinPath(rowPath(source, row), column.key))];
    if (!picker || field.type !== "choice" || selection.editing?.how !== "opened") return undefined;
    const { Dialog } = picker;
    const scope: FormScope = { values: row ?? {}, fields: source.flat?.inner.row ?? list.row, around: scopeOf(source, row) };
    return (
      <Dialog
        value={(valueIn(row, names) as string | undefined) ?? ""}
        options={optionsOf(field, source)}
        scope={scope}
        onChoose={(option) => actions.commitValue(option)}
        onClose={() => dispatch({ type: "stopEditing" })}
      />
    );
  };
}
