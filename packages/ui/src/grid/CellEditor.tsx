import { unitSymbol } from "@org/hvac-core/quantity";
import { joinPath } from "@org/hvac-core/kernel";
import { columnOf } from "@org/hvac-core/internal";
import { useContext, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from "react";
import { TextSuggestions } from "../surface/fields/textSuggestions.ts";
import type { Suggestion } from "@org/form/fields";
import { useSuggestionList } from "../surface/fields/useSuggestionList.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { optionsOf, type InputColumn, type GridActions, type Next } from "@org/form/rows";
import { moveFor } from "./keys.ts";
import type { Grid } from "./useGrid.ts";
import { useCurrency } from "../surface/state/currencyContext.ts";
import { rareTexts } from "../surface/fields/rareTexts.ts";
import styles from "./grid.module.css";

interface CellEditorProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly column: InputColumn;
}

const none: readonly Suggestion[] = [];

/** Maximum length of a text that is edited in one line: longer ones have a box of several lines. */
const maxLineLength = 120;

/** Writes a line break into the text, as Alt and Enter do in a spreadsheet. */
function breakLine(field: HTMLTextAreaElement | HTMLInputElement): string {
  field.setRangeText("\n", field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  return field.value;
}

/** Edits text and numbers in the cell itself. */
function TextEditor({ grid, actions, column }: CellEditorProps): ReactNode {
  const { selection, dispatch } = grid;
  const text = selection.editing?.text ?? "";
  const symbol = useCurrency()(unitSymbol(grid.units.get(column) || "unitless"));
  const input = useRef<HTMLInputElement>(null);
  const isLong = column.field.type === "text" && column.field.maxLength > maxLineLength;
  // The box of a long text has all that is used of an input here, and the same events.
  const Field = isLong ? ("textarea" as unknown as "input") : "input";
  const isDone = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const finish = (next?: Next, taken = input.current?.value ?? ""): void => {
    if (isDone.current) return;
    isDone.current = true;
    actions.commit(taken, next);
  };
  const { state, path } = grid.source;
  const suggest = useContext(TextSuggestions)[columnOf(state.definition.fields, joinPath(path, "new", column.key))];
  // Suggestions for the opened cell: nothing else changes while it is edited.
  const suggestions = useMemo(() => suggest?.(state) ?? none, [suggest, state]);
  const { inputProps, marked, onKey, open, list } = useSuggestionList({
    label: rareTexts.suggestions(column.label),
    text,
    suggestions,
    input,
    isOpenAtFirst: true,
    onTake: (value) => finish({ to: grid.selection.active, byTab: false }, value),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While composing, keys go to the input method; undo applies to the text during an edit.
    event.stopPropagation();
    if (event.nativeEvent.isComposing || onKey(event)) return;
    if (isLong && event.altKey && event.key === "Enter") {
      event.preventDefault();
      dispatch({ type: "type", text: breakLine(event.currentTarget) });
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      isDone.current = true;
      dispatch({ type: "stopEditing" });
      return;
    }
    const next = moveFor(event, grid);
    if (!next) return;
    // Tab at the end of the line leaves the grid, the same as outside an editor.
    if (next.to) event.preventDefault();
    finish(next, marked?.value);
    // Removing a focused input would cost the browser a layout of the page.
    if (next.to) input.current?.closest<HTMLElement>("[role=gridcell]")?.focus({ preventScroll: true });
  };
  return (
    <>
      <Field
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a key or a double click has just asked for it
        autoFocus
        className={styles.editor}
        type={isLong ? undefined : column.field.type === "date" ? "date" : "text"}
        inputMode={column.field.type === "quantity" ? "decimal" : undefined}
        autoComplete="off"
        spellCheck={column.field.type === "text"}
        aria-label={symbol ? `${column.label}, ${symbol}` : column.label}
        maxLength={column.field.type === "text" ? column.field.maxLength : undefined}
        value={text}
        {...(suggest && inputProps)}
        onChange={(event) => {
          open();
          dispatch({ type: "type", text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => finish()}
      />
      {list}
    </>
  );
}

/** Editor of the active cell, by the type of its field. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { grid, column } = props;
  const { type } = column.field;
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  if (type !== "choice" && type !== "reference") return <TextEditor {...props} />;
  return <ChoiceEditor {...props} options={optionsOf(column.field, grid.source, row)} />;
}
