import type { Warning } from "@org/hvac-core/kernel";
import { useEffect, useId, useRef, useState, type ClipboardEvent, type HTMLAttributes, type ReactNode, type RefObject } from "react";
import { CellEditor } from "./CellEditor.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridLine } from "./GridLine.tsx";
import { headHeight, lineHeight } from "./geometry.ts";
import { onGridKey } from "./keys.ts";
import { selectionInLine, windowOf, isOne, stepOf, type Window, type InputColumn, type GridActions } from "@org/form/rows";
import { useGridPointer } from "./pointer.ts";
import { useCellFocus } from "./useCellFocus.ts";
import type { Grid as GridState } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./grid.module.css";

interface GridProps {
  readonly grid: GridState;
  readonly actions: GridActions;
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  readonly label: string;
  /** Edits a cell in a dialog: series, lists, and choices with a picker. */
  readonly renderOpened: (column: InputColumn, row: number) => ReactNode | undefined;
}

function useWindow(
  root: RefObject<HTMLElement | null>,
  count: number,
): { readonly shown: Window; readonly onScroll: () => void; readonly page: number } {
  const [box, setBox] = useState({ top: 0, height: 600 });
  const measure = (): void => {
    const grid = root.current;
    if (!grid) return;
    // Only when other lines come into view: the browser scrolls the rest without rendering.
    const top = Math.floor(grid.scrollTop / lineHeight) * lineHeight;
    setBox((before) => (before.top === top && before.height === grid.clientHeight ? before : { top, height: grid.clientHeight }));
  };
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
    // The observer calls this function, which only reads the element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    shown: windowOf(box.top, box.height, lineHeight, count),
    onScroll: measure,
    page: Math.max(1, Math.floor((box.height - headHeight) / lineHeight) - 1),
  };
}

/** Numbers of the lines that are drawn: those in view, and those with the focus and the end of the selection at any scroll position. */
function drawnLines({ first, end }: Window, { active, extent }: GridState["selection"], count: number): readonly number[] {
  const inView = Array.from({ length: end - first }, (_, index) => first + index);
  return [...new Set([...inView, active.line, extent.line])].filter((line) => line >= 0 && line < count).toSorted((a, b) => a - b);
}

type Keys = Pick<HTMLAttributes<HTMLElement>, "onKeyDown" | "onCopy" | "onCut" | "onPaste">;

/** Keys and the clipboard. `cancelDrag` cancels a drag. @returns the handlers of the grid */
function gridKeys(grid: GridState, actions: GridActions, page: number, cancelDrag: () => boolean): Keys {
  const { editing, active } = grid.selection;
  const onCopy = (event: ClipboardEvent): void => {
    if (editing || active.line < 0) return;
    event.preventDefault();
    actions.copy(event.clipboardData);
    if (event.type === "cut") actions.clear();
  };
  return {
    onKeyDown: (event) => {
      if (event.key !== "Escape" || !cancelDrag()) return onGridKey(event, grid, actions, page);
      event.preventDefault();
      event.stopPropagation();
    },
    onCopy,
    onCut: onCopy,
    onPaste: (event) => {
      if (editing || active.line < 0) return;
      event.preventDefault();
      actions.paste(event.clipboardData.getData("text/plain"));
    },
  };
}

/** The editor of the active cell while it is edited. */
function editorOf({ grid, actions, renderOpened }: GridProps): ReactNode | undefined {
  const { selection, columns } = grid;
  const column = columns[selection.active.column];
  const row = grid.rowOf(selection.active.line);
  if (!selection.editing || column?.kind !== "input") return undefined;
  const opened = row === undefined ? undefined : renderOpened(column, row);
  return opened ?? <CellEditor key={`${grid.nameOf(selection.active.line)}.${column.key}`} grid={grid} actions={actions} column={column} />;
}

/** Place of a line in the selection, the grid and the tree. */
function linePlace({ lines, selection, range, tree }: GridState, index: number) {
  const line = lines[index]!;
  const place = selectionInLine(selection, index);
  return {
    ...place,
    line,
    lineIndex: index,
    top: index * lineHeight,
    handle: index === range.bottom && line.type === "row" ? place.right : undefined,
    tree: line.type === "row" ? tree?.[line.index] : undefined,
  };
}

/** Lines of the grid. */
function Lines({ drawn, ...props }: GridProps & { readonly drawn: readonly number[] }): ReactNode {
  const { grid, remarks } = props;
  const { source, columns, units, widths, computed, tree, treeColumn, canMove } = grid;
  const editor = editorOf(props);
  const step = tree && treeColumn !== undefined ? stepOf(widths[treeColumn]!, Math.max(0, ...tree.map(({ depth }) => depth))) : undefined;
  const shared = { source, columns, units, widths, computed, remarks, canMove, treeColumn, step };
  return drawn.map((index) => {
    const place = linePlace(grid, index);
    return <GridLine key={grid.nameOf(index)} {...shared} {...place} editor={place.active === undefined ? undefined : editor} />;
  });
}

/** A list as a spreadsheet: one Tab stop, arrow keys inside, lines rendered as they come into view. */
export function Grid(props: GridProps): ReactNode {
  const { grid, actions, label } = props;
  const { lines, columns, widths, selection } = grid;
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const [drop, setDrop] = useState<number>();
  const total = lines.at(-1)?.type === "total" ? lines.length - 1 : undefined;
  const bodyCount = total ?? lines.length;
  const { shown, onScroll, page } = useWindow(root, bodyCount);
  const { enter: _, ...focus } = useCellFocus(root, selection, widths, lines.length);
  const pointer = useGridPointer(grid, actions, root, setDrop);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is one of two, both of which take keys */}
      <div
        ref={root}
        role={grid.tree ? "treegrid" : "grid"}
        data-grid
        tabIndex={-1}
        aria-label={label}
        aria-describedby={help}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={styles.grid}
        data-ranged={!isOne(grid.range) || undefined}
        onScroll={onScroll}
        {...gridKeys(grid, actions, page, pointer.cancel)}
        {...focus}
        {...pointer.handlers}
      >
        <GridHead grid={grid} />
        <div role="rowgroup" className={styles.body} style={{ height: bodyCount * lineHeight }} data-body>
          <Lines {...props} drawn={drawnLines(shown, selection, bodyCount)} />
          {drop !== undefined && <div className={styles.drop} style={{ transform: `translateY(${drop * lineHeight}px)` }} />}
        </div>
        {total !== undefined && (
          <div role="rowgroup" className={styles.foot} data-bottom>
            <Lines {...props} drawn={[total]} />
          </div>
        )}
      </div>
      <p id={help} className="sr-only">
        {texts.table.keys}
        {grid.tree && texts.table.treeKeys}
      </p>
    </>
  );
}
