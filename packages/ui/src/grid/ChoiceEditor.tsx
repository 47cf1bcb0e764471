import { optionOf } from "@org/hvac-core/kernel";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { OptionList, optionId, stepOf } from "../surface/fields/OptionList.tsx";
import type { InputColumn, GridActions, Next } from "@org/form/rows";
import { matching } from "@org/form/search";
import { moveFor } from "./keys.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./grid.module.css";

type Options = readonly (readonly [id: string, label: string])[];

interface ChoiceEditorProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly column: InputColumn;
  readonly options: Options;
}

/** The options for an entered text, and the marked one. An opened list shows all and marks the current one; typing narrows the list. */
function useOptions(options: Options, text: string, isTyped: boolean) {
  const [isNarrowed, setNarrowed] = useState(isTyped);
  const shown = isNarrowed ? matching(options, text, ([, label]) => [label]) : options;
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      options.findIndex(([, label]) => label === text),
    ),
  );
  const markedIndex = Math.min(marked, shown.length - 1);
  return {
    shown,
    markedIndex,
    isNarrowed,
    narrow: () => {
      setNarrowed(true);
      setMarked(0);
    },
    markNext: (step: number) => setMarked(Math.max(0, Math.min(shown.length - 1, markedIndex + step))),
  };
}

/** Ends the editing of a cell, once. */
function useFinish({ dispatch }: Grid, actions: GridActions): (option?: string, next?: Next) => void {
  const isDone = useRef(false);
  return (option, next) => {
    if (isDone.current) return;
    isDone.current = true;
    if (option !== undefined) return actions.commitValue(option === "" ? null : option, next);
    dispatch({ type: "stopEditing" });
    if (next?.to) dispatch({ type: "go", to: next.to, byTab: next.byTab });
  };
}

/** Editor for a choice among many options: typing narrows the list, Enter takes the marked option. */
export function ChoiceEditor({ grid, actions, column, options }: ChoiceEditorProps): ReactNode {
  const { text = "", how } = grid.selection.editing ?? {};
  const { field, label } = column;
  const isCustom = field.type === "choice" && field.custom;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useOptions(options, text, how === "typed");
  const { shown, markedIndex } = list;
  const finish = useFinish(grid, actions);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step !== undefined) {
      event.preventDefault();
      list.markNext(step);
    } else if (event.key === "Escape") {
      event.preventDefault();
      finish();
    } else if (event.key === "Enter" || event.key === "Tab") {
      const next = moveFor(event, grid);
      if (next?.to) event.preventDefault();
      // A custom choice takes the whole entered text; otherwise the marked option is taken.
      const custom = list.isNarrowed && text.trim() !== "" && isCustom ? optionOf(field, text) : undefined;
      finish(custom ?? shown[markedIndex]?.[0], next);
    }
  };
  return (
    <>
      <input
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a key or a double click has just asked for it
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown[markedIndex] && optionId(id, markedIndex)}
        autoComplete="off"
        className={styles.editor}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          list.narrow();
          grid.dispatch({ type: "type", text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => finish()}
      />
      <OptionList
        id={id}
        label={label}
        input={input}
        marked={markedIndex}
        options={shown.map(([key, content]) => ({ key, content }))}
        onTake={(index) => finish(shown[index]![0])}
        none={isCustom ? texts.cell.customOption(text) : texts.cell.noOption(text)}
      />
    </>
  );
}
