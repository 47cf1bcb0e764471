import { joinPath, type Path } from "@org/hvac-core/kernel";
import { columnOf } from "@org/hvac-core/internal";
import { useContext, type ReactNode } from "react";
import { ChoicePickers } from "../surface/fields/choicePickers.ts";
import { opensDialog } from "./editActions.ts";
import { optionsOf, valueIn, type InputColumn, type GridActions } from "@org/form/rows";
import { GridDialog } from "./GridDialog.tsx";
import type { Grid } from "./useGrid.ts";
import dialog from "./dialog.module.css";
import type { FormScope } from "@org/form/fields";

/** Edits cells that need a dialog: a picker of pictures, a series, the rows within a row. */
export function useOpened(
  grid: Grid,
  actions: GridActions,
  renderFields: (within: Path, scope: FormScope) => ReactNode,
): (column: InputColumn, row: number) => ReactNode | undefined {
  const pickers = useContext(ChoicePickers);
  const { source, selection, dispatch } = grid;
  const { state, path, list, scope, rows } = source;
  return (column, index) => {
    const close = (): void => dispatch({ type: "stopEditing" });
    const row = rows[index];
    const { field, names } = column;
    const rowScope: FormScope = { values: row ?? {}, fields: list.row, around: scope };
    const picker = pickers[columnOf(state.definition.fields, joinPath(path, row?.id ?? "new", column.key))];
    if (picker && field.type === "choice" && selection.editing?.how === "opened") {
      const { Dialog } = picker;
      const value = valueIn(row, names) as string | undefined;
      return (
        <Dialog
          value={value ?? ""}
          options={optionsOf(field, source)}
          scope={rowScope}
          onChoose={(option) => actions.commitValue(option)}
          onClose={close}
        />
      );
    }
    if (!opensDialog(field) || !row) return undefined;
    return (
      <GridDialog title={column.label} wide onClose={close}>
        <div className={dialog.content}>{renderFields(`${path}.${row.id}`, { ...rowScope, fields: { [names.at(-1)!]: field } })}</div>
      </GridDialog>
    );
  };
}
