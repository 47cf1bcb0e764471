import type { Warning } from "@org/hvac-core/kernel";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { CellEditor } from "./CellEditor.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridLine } from "./GridLine.tsx";
import { footHeight, headHeight, lineHeight, reveal } from "./geometry.ts";
import { onGridKey } from "./keys.ts";
import { windowOf, isOne, stepOf, type Window, type InputColumn, type GridActions } from "@org/form/rows";
import { usePointer } from "./pointer.ts";
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

/** Keeps the focus on the active cell while the focus is in the grid. */
function useFocus(
  root: RefObject<HTMLElement | null>,
  { selection, columns, widths, lines }: GridState,
): { readonly onFocus: () => void; readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void } {
  const isInside = useRef(false);
  const { active, extent, editing } = selection;
  const isEditing = editing !== undefined;
  const foot = footHeight({ lines });
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid || !isInside.current || isEditing) return;
    reveal(grid, extent, { widths, columns }, foot);
    const cell = grid.querySelector<HTMLElement>(`[data-row="${active.line}"] [data-cell="${active.column}"]`);
    if (cell && document.activeElement !== cell) cell.focus({ preventScroll: true });
    // The cell may be replaced when lines or columns change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, active.line, active.column, extent, isEditing, widths, columns, foot, lines.length]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      // Focus without a new target left with an editor or with the window, and comes back.
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) isInside.current = false;
    },
  };
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

/** A list as a spreadsheet: one Tab stop, arrow keys inside, lines rendered as they come into view. */
export function Grid({ grid, actions, remarks, label, renderOpened }: GridProps): ReactNode {
  const { source, lines, columns, units, widths, computed, selection, range } = grid;
  const { active, extent, editing } = selection;
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const [drop, setDrop] = useState<number>();
  const total = lines.at(-1)?.type === "total" ? lines.length - 1 : undefined;
  const bodyCount = total ?? lines.length;
  const { shown, onScroll, page } = useWindow(root, bodyCount);
  const focus = useFocus(root, grid);
  const pointer = usePointer(grid, actions, root, setDrop);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !pointer.cancel()) return onGridKey(event, grid, actions, page);
    event.preventDefault();
    event.stopPropagation();
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (editing || active.line < 0) return;
    event.preventDefault();
    actions.copy(event.clipboardData);
    if (event.type === "cut") actions.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing || active.line < 0) return;
    event.preventDefault();
    actions.paste(event.clipboardData.getData("text/plain"));
  };

  const column = columns[active.column];
  const row = grid.rowOf(active.line);
  const opened = editing && column?.kind === "input" && row !== undefined ? renderOpened(column, row) : undefined;
  const editor =
    editing && column?.kind === "input"
      ? (opened ?? <CellEditor key={`${grid.nameOf(active.line)}.${column.key}`} grid={grid} actions={actions} column={column} />)
      : undefined;
  // The line with the focus stays rendered at any scroll position.
  const drawn = [
    ...new Set([
      ...Array.from({ length: shown.end - shown.first }, (_, index) => shown.first + index),
      ...(active.line >= 0 ? [active.line] : []),
    ]),
  ]
    .filter((index) => index < bodyCount)
    .toSorted((a, b) => a - b);
  const { tree, treeColumn } = grid;
  const step = tree && treeColumn !== undefined ? stepOf(widths[treeColumn]!, Math.max(0, ...tree.map(({ depth }) => depth))) : undefined;
  const drawLine = (index: number): ReactNode => {
    const line = lines[index]!;
    const isWithin = index >= range.top && index <= range.bottom && extent.line >= 0;
    return (
      <GridLine
        key={grid.nameOf(index)}
        line={line}
        lineIndex={index}
        top={index * lineHeight}
        source={source}
        columns={columns}
        units={units}
        widths={widths}
        computed={computed}
        remarks={remarks}
        active={active.line === index ? active.column : undefined}
        left={isWithin ? range.left : undefined}
        right={isWithin ? range.right : undefined}
        handle={index === range.bottom && isWithin && line.type === "row" ? range.right : undefined}
        canMove={grid.canMove}
        tree={line.type === "row" ? tree?.[line.index] : undefined}
        treeColumn={treeColumn}
        step={step}
        editor={active.line === index ? editor : undefined}
      />
    );
  };
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
        data-ranged={!isOne(range) || undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        {...focus}
        {...pointer.handlers}
      >
        <GridHead grid={grid} />
        <div role="rowgroup" className={styles.body} style={{ height: bodyCount * lineHeight }}>
          {drawn.map(drawLine)}
          {drop !== undefined && <div className={styles.drop} style={{ transform: `translateY(${drop * lineHeight}px)` }} />}
        </div>
        {total !== undefined && (
          <div role="rowgroup" className={styles.foot}>
            {drawLine(total)}
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
