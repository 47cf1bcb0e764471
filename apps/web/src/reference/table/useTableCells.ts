import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { rangeOf } from "@org/form/rows";
import { copyCells, notify } from "@org/ui/elements";
import { useCells } from "@org/ui/grid";
import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";
import { texts } from "../texts.ts";
import { cellsWithin, type ShownColumn } from "./cells.ts";
import { lineNamed, type TableLine } from "./matchingRows.ts";
import type { TableDefinition } from "./tableDefinition.ts";

interface TableCells<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly lines: readonly TableLine<Row>[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly unitSystem: UnitSystem;
  readonly onChoose?: (row: Row) => void;
}

/** Letters typed within this interval form one word, ms. */
const wordMs = 800;

/** Finds a line by the letters that are typed. @returns function of each key and the line with the focus, which returns the line that begins with the word */
function useTypedLine<Row extends ReferenceRow>(
  lines: readonly TableLine<Row>[],
): (event: KeyboardEvent, from: number) => number | undefined {
  const typed = useRef({ text: "", time: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp: time }, from) => {
    if (key.length !== 1 || /[\s/?]/.test(key) || ctrlKey || metaKey || altKey) return undefined;
    const text = time - typed.current.time < wordMs ? typed.current.text + key : key;
    typed.current = { text, time };
    return lineNamed(lines, text, Math.max(0, text.length > 1 ? from : from + 1));
  };
}

/** Whether an event is of a dialog that opens from a cell, which handles it itself. */
const isInDialog = ({ target }: { readonly target: EventTarget }): boolean => (target as Element).closest("[popover]") !== null;

/** Selection of the cells of a table by keys and pointer, and copying of the selected ones. Letters find a row. */
export function useTableCells<Row extends ReferenceRow>(
  box: RefObject<HTMLElement | null>,
  { table, lines, columns, unitSystem, onChoose }: TableCells<Row>,
) {
  const rowAt = (line: number): Row | undefined => {
    const target = lines[line];
    return target && "row" in target ? target.row : undefined;
  };
  const { selection, goTo, handlers } = useCells(box, {
    lines: lines.length,
    columns: columns.length + 1,
    isSkipped: (line) => line in lines && !rowAt(line),
    isFilled: (line, column) => {
      const row = rowAt(line);
      return row !== undefined && columns[column]?.text(row) !== "";
    },
    columnsDrawn: columns,
    linesDrawn: lines,
    onGo: (line) => {
      const row = rowAt(line);
      if (row) onChoose?.(row);
    },
  });
  const typedLine = useTypedLine(lines);
  const { active } = selection;
  return {
    selection,
    goTo,
    handlers: {
      ...handlers,
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        if (isInDialog(event) || handlers.onKeyDown(event)) return;
        const line = typedLine(event, active.line);
        if (line !== undefined) goTo({ line, column: active.column });
      },
      onCopy: (event: ClipboardEvent<HTMLElement>): void => {
        if (isInDialog(event) || active.line < 0 || !(window.getSelection()?.isCollapsed ?? true)) return;
        event.preventDefault();
        copyCells(event.clipboardData, cellsWithin(table, lines, rangeOf(selection), unitSystem));
        notify({ key: "copied", message: texts.table.copied, tone: "success" });
      },
    },
  };
}
