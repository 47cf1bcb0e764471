import { optionOf } from "@org/hvac-core/kernel";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { placeList } from "../surface/fields/placeList.ts";
import type { InputColumn, GridActions, Next } from "@org/form/rows";
import { matching } from "@org/form/search";
import { moveFor } from "./keys.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./grid.module.css";

interface ChoiceEditorProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly column: InputColumn;
  readonly options: readonly (readonly [id: string, label: string])[];
}

/** Editor for a choice among many options: typing narrows the list, Enter takes the marked option. */
export function ChoiceEditor({ grid, actions, column, options }: ChoiceEditorProps): ReactNode {
  const { selection, dispatch } = grid;
  const { text = "", how } = selection.editing ?? {};
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  // An opened list shows all options and marks the current one; typing starts with a narrowed list.
  const [isNarrowed, setNarrowed] = useState(how === "typed");
  const shown = isNarrowed ? matching(options, text, ([, label]) => [label]) : options;
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      options.findIndex(([, label]) => label === text),
    ),
  );
  const markedIndex = Math.min(marked, shown.length - 1);

  useLayoutEffect(() => {
    const popup = list.current;
    const anchor = input.current?.parentElement?.getBoundingClientRect();
    if (!popup || !anchor) return;
    if (!popup.matches(":popover-open")) popup.showPopover();
    placeList(popup, anchor);
    popup.children[markedIndex]?.scrollIntoView({ block: "nearest" });
    // A list with another number of options moves to another place.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [markedIndex, shown.length]);

  const finish = (option?: string, next?: Next): void => {
    if (isDone.current) return;
    isDone.current = true;
    if (option !== undefined) return actions.commitValue(option === "" ? null : option, next);
    dispatch({ type: "stopEditing" });
    if (next?.to) dispatch({ type: "go", to: next.to, byTab: next.byTab });
  };
  const { field } = column;
  // A custom choice takes the whole entered text; otherwise the marked option is taken.
  const chosen = (): string | undefined => {
    const typed = isNarrowed && text.trim() !== "" && field.type === "choice" && field.custom ? optionOf(field, text) : undefined;
    return typed ?? shown[markedIndex]?.[0];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMarked(Math.max(0, Math.min(shown.length - 1, markedIndex + step)));
    } else if (event.key === "Escape") {
      event.preventDefault();
      finish();
    } else if (event.key === "Enter" || event.key === "Tab") {
      const next = moveFor(event, grid);
      if (next?.to) event.preventDefault();
      finish(chosen(), next);
    }
  };
  return (
    <>
      <input
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a key or a double click has just asked for it
        autoFocus
        role="combobox"
        aria-label={column.label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown[markedIndex] ? `${id}-${markedIndex}` : undefined}
        autoComplete="off"
        className={styles.editor}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setNarrowed(true);
          setMarked(0);
          dispatch({ type: "type", text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => finish()}
      />
      <div ref={list} id={id} popover="manual" role="listbox" aria-label={column.label} className={styles.options}>
        {shown.map(([option, label], index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the input's
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === markedIndex}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => finish(option)}
          >
            {label}
          </div>
        ))}
        {shown.length === 0 && (
          <p className={styles.noOption}>
            {field.type === "choice" && field.custom ? texts.cell.customOption(text) : texts.cell.noOption(text)}
          </p>
        )}
      </div>
    </>
  );
}
