import type { Selection } from "@org/form/rows";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { cellElement, revealCell } from "./cellElements.ts";

interface CellFocus {
  readonly onFocus: () => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
  /** Lets the active cell take the focus, which is outside the table. */
  readonly enter: () => void;
}

/** Keeps the focus on the active cell while the focus is in the table, and the end of the selection in view. The lines of both must be drawn. */
export function useCellFocus(
  root: RefObject<HTMLElement | null>,
  { active, extent, editing }: Selection,
  columns: unknown,
  lines: unknown,
): CellFocus {
  const isInside = useRef(false);
  const isEditing = editing !== undefined;
  const { line, column } = active;
  useLayoutEffect(() => {
    const table = root.current;
    if (!table || !isInside.current || isEditing) return;
    const end = cellElement(table, extent);
    if (end) revealCell(table, end);
    const cell = cellElement(table, { line, column });
    if (cell && document.activeElement !== cell) cell.focus({ preventScroll: true });
    // The cell may be replaced when columns or lines change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, line, column, extent, isEditing, columns, lines]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      // Focus without a new target left with an editor or with the window, and comes back.
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) isInside.current = false;
    },
    enter: () => {
      isInside.current = true;
    },
  };
}
