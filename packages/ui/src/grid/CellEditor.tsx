import { unitSymbol } from "@org/hvac-core/quantity";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { GridActions, Next } from "./actions.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { InputColumn } from "./columns.ts";
import { optionsOf } from "./cells.ts";
import { moveFor } from "./keys.ts";
import type { Grid } from "./useGrid.ts";
import { useCurrency } from "../surface/state/currency.ts";
import styles from "./grid.module.css";

interface CellEditorProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly column: InputColumn;
}

/** Text and numbers are typed into the cell itself. */
function TextEditor({ grid, actions, column }: CellEditorProps): ReactNode {
  const { selection, dispatch } = grid;
  const text = selection.editing?.text ?? "";
  const symbol = useCurrency()(unitSymbol(grid.units.get(column) || "unitless"));
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const own = input.current;
    own?.setSelectionRange(own.value.length, own.value.length);
  }, []);
  const finish = (next?: Next): void => {
    if (isDone.current) return;
    isDone.current = true;
    actions.commit(input.current?.value ?? "", next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Composing, keys belong to the input method; undo belongs to the text while it is typed.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      isDone.current = true;
      dispatch({ type: "stopEditing" });
      return;
    }
    const next = moveFor(event, grid);
    if (!next) return;
    // Tab at the end of the line leaves the grid, as it does without editing.
    if (next.to) event.preventDefault();
    finish(next);
  };
  return (
    <input
      ref={input}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a key or a double click has just asked for it
      autoFocus
      className={styles.editor}
      type={column.field.type === "date" ? "date" : "text"}
      inputMode={column.field.type === "quantity" ? "decimal" : undefined}
      autoComplete="off"
      spellCheck={column.field.type === "text"}
      aria-label={symbol ? `${column.label}, ${symbol}` : column.label}
      maxLength={column.field.type === "text" ? column.field.maxLength : undefined}
      value={text}
      onChange={(event) => dispatch({ type: "type", text: event.target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => finish()}
    />
  );
}

/** What the active cell is edited with, by the kind of its field. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { grid, column } = props;
  const { type } = column.field;
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  if (type !== "choice" && type !== "reference") return <TextEditor {...props} />;
  return <ChoiceEditor {...props} options={optionsOf(column.field, grid.source, row)} />;
}
