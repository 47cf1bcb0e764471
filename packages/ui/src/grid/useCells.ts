import { select, selectionEvent, start, type Cells, type Position, type Selection, type SelectionEvent } from "@org/form/rows";
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { cellElement, positionOf } from "./cellElements.ts";
import { useCellFocus } from "./useCellFocus.ts";
import { usePointer } from "./usePointer.ts";

/** Cells of a table that is read. */
interface ReadCells extends Omit<Cells, "page"> {
  /** Change when cells may be replaced. */
  readonly columnsDrawn: unknown;
  readonly linesDrawn: unknown;
  /** Called with the line that the selection goes to. */
  readonly onGo?: (line: number) => void;
}

type Pointer = ReturnType<typeof usePointer>;

interface ReadSelection {
  readonly selection: Selection;
  /** Goes to a cell, which takes the focus. */
  readonly goTo: (to: Position) => void;
  readonly handlers: Pointer["handlers"] & {
    /** @returns whether the table uses the key */
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Lines in view, less one. */
function pageOf(root: HTMLElement, active: Position): number {
  const height = cellElement(root, active)?.getBoundingClientRect().height ?? root.clientHeight;
  return Math.max(1, Math.floor(root.clientHeight / height) - 2);
}

/** Selection of a table that is read, by keys and pointer like a spreadsheet. The table is one stop of the Tab key. */
export function useCells(root: RefObject<HTMLElement | null>, { columnsDrawn, linesDrawn, onGo, ...cells }: ReadCells): ReadSelection {
  const [held, setHeld] = useState(start);
  const fitted = select(held, { type: "fit" }, cells);
  const first = { ...fitted.active, line: fitted.active.line + 1 };
  const selection = cells.isSkipped?.(fitted.active.line) ? select(fitted, { type: "go", to: first }, cells) : fitted;
  const dispatch = (event: SelectionEvent): void => {
    const next = select(selection, event, cells);
    setHeld(next);
    if (event.type === "go" && next.active.line >= 0) onGo?.(next.active.line);
  };
  const focus = useCellFocus(root, selection, columnsDrawn, linesDrawn);
  const pointer = usePointer(root, selection, dispatch);
  return {
    selection,
    goTo: (to) => {
      focus.enter();
      dispatch({ type: "go", to });
    },
    handlers: {
      ...pointer.handlers,
      onBlur: focus.onBlur,
      onFocus: ({ target }) => {
        focus.onFocus();
        const to = positionOf(target);
        const { active } = selection;
        if (to && (to.line !== active.line || to.column !== active.column)) dispatch({ type: "go", to });
      },
      onKeyDown: (event) => {
        if (!root.current || cells.lines === 0 || event.altKey) return false;
        const keys = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey };
        if (event.key === "Escape" && pointer.cancel()) {
          event.preventDefault();
          event.stopPropagation();
          return true;
        }
        const next = selectionEvent(keys, selection, { ...cells, page: pageOf(root.current, selection.active) });
        if (!next) return false;
        event.preventDefault();
        dispatch(next);
        return true;
      },
    },
  };
}
