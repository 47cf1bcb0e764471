import type { Warning } from "@org/hvac-core/kernel";
import {
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { MenuPoint } from "../elements/ContextMenu.tsx";
import { cellElement, positionOf } from "./cellElements.ts";
import { CellEditor } from "./CellEditor.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridLine } from "./GridLine.tsx";
import { namesLimit, usePins, type Pins } from "./pins.ts";
import { groupedHeadHeight, headHeight } from "./geometry.ts";
import { onGridKey } from "./keys.ts";
import { selectionInLine, windowOf, isOne, stepOf, type Window, type InputColumn, type GridActions } from "@org/form/rows";
import { useGridPointer } from "./pointer.ts";
import { useCellFocus } from "./useCellFocus.ts";
import { useWholeNumbers } from "./useWholeNumbers.ts";
import type { Grid as GridState } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./grid.module.css";

interface GridProps {
  readonly grid: GridState;
  readonly actions: GridActions;
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  readonly label: string;
  /** Opens the menu of the selected cells. */
  readonly onMenu: (point: MenuPoint) => void;
  /** Edits a choice that has a picker. */
  readonly renderPicker: (column: InputColumn, row: number) => ReactNode | undefined;
}

function useWindow(
  root: RefObject<HTMLElement | null>,
  count: number,
  lineHeight: number,
  head: number,
): { readonly shown: Window; readonly onScroll: () => void; readonly page: number; readonly width: number } {
  const [box, setBox] = useState({ top: 0, height: 600, width: 1000 });
  const measure = (): void => {
    const grid = root.current;
    if (!grid) return;
    // Only when other lines come into view: the browser scrolls the rest without rendering.
    const top = Math.floor(grid.scrollTop / lineHeight) * lineHeight;
    const { clientHeight: height, clientWidth: width } = grid;
    setBox((before) => (before.top === top && before.height === height && before.width === width ? before : { top, height, width }));
  };
  // Before the first paint: lines for its height and columns for its width at once.
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
    // The observer calls this function, which only reads the element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    shown: windowOf(box.top, box.height, lineHeight, count),
    onScroll: measure,
    page: Math.max(1, Math.floor((box.height - head) / lineHeight) - 1),
    width: box.width,
  };
}

/** Numbers of the lines that are drawn: those in view, and those with the focus and the end of the selection at any scroll position. */
function drawnLines({ first, end }: Window, { active, extent }: GridState["selection"], count: number): readonly number[] {
  const inView = Array.from({ length: end - first }, (_, index) => first + index);
  return [...new Set([...inView, active.line, extent.line])].filter((line) => line >= 0 && line < count).toSorted((a, b) => a - b);
}

type Keys = Pick<HTMLAttributes<HTMLElement>, "onKeyDown" | "onCopy" | "onCut" | "onPaste">;

/** Keys and the clipboard. `cancelDrag` cancels a drag. @returns the handlers of the grid */
function gridKeys({ grid, actions, onMenu }: GridProps, page: number, cancelDrag: () => boolean): Keys {
  const { editing, active } = grid.selection;
  const onCopy = (event: ClipboardEvent): void => {
    if (editing || active.line < 0) return;
    event.preventDefault();
    actions.copy(event.clipboardData);
    if (event.type === "cut") actions.clear();
  };
  return {
    onKeyDown: (event) => {
      const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
      if (isMenu && active.line >= 0 && event.target instanceof Element) {
        const { left, bottom } = event.target.getBoundingClientRect();
        onMenu({ x: left, y: bottom });
      } else if (event.key !== "Escape" || !cancelDrag()) return onGridKey(event, grid, actions, page);
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

/** Opens the menu at the pointer. A cell outside the selection is selected first, as in a spreadsheet. */
function openMenu(event: MouseEvent, { range, dispatch, selection }: GridState, onMenu: GridProps["onMenu"]): void {
  const to = event.target instanceof Element ? positionOf(event.target) : undefined;
  if (selection.editing || !to || to.line < 0) return;
  event.preventDefault();
  const { top, bottom, left, right } = range;
  const isInside = to.line >= top && to.line <= bottom && to.column >= left && to.column <= right;
  if (!isInside) dispatch({ type: "go", to });
  cellElement(event.currentTarget as HTMLElement, to)?.focus({ preventScroll: true });
  onMenu({ x: event.clientX, y: event.clientY });
}

/** The editor of the active cell while it is edited. */
function editorOf({ grid, actions, renderPicker }: GridProps): ReactNode | undefined {
  const { selection, columns } = grid;
  const column = columns[selection.active.column];
  const row = grid.rowOf(selection.active.line);
  if (!selection.editing || column?.kind !== "input") return undefined;
  const picker = row === undefined ? undefined : renderPicker(column, row);
  return picker ?? <CellEditor key={`${grid.nameOf(selection.active.line)}.${column.key}`} grid={grid} actions={actions} column={column} />;
}

/** Place of a line in the selection, the grid and the tree. */
function linePlace({ lines, lineHeight, selection, range, tree }: GridState, index: number) {
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

/** Number of rows above the lines. */
const headRowsOf = ({ hasGroups }: GridState): number => (hasGroups ? 2 : 1);

/** Lines of the grid. */
function Lines({ drawn, pins, ...props }: GridProps & { readonly drawn: readonly number[]; readonly pins: Pins }): ReactNode {
  const { grid, remarks } = props;
  const { source, columns, units, widths, computed, tree, treeColumn, canMove } = grid;
  const editor = editorOf(props);
  const step = tree && treeColumn !== undefined ? stepOf(widths[treeColumn]!, Math.max(0, ...tree.map(({ depth }) => depth))) : undefined;
  const headRows = headRowsOf(grid);
  const shared = {
    headRows,
    source,
    columns,
    units,
    widths,
    pins,
    computed,
    remarks,
    canMove,
    treeColumn,
    step,
    lineHeight: grid.lineHeight,
  };
  return drawn.map((index) => {
    const place = linePlace(grid, index);
    return <GridLine key={grid.nameOf(index)} {...shared} {...place} editor={place.active === undefined ? undefined : editor} />;
  });
}

/** A list as a spreadsheet: one Tab stop, arrow keys inside, lines rendered as they come into view. */
export function Grid(props: GridProps): ReactNode {
  const { grid, actions, label, onMenu } = props;
  const { lines, lineHeight, columns, widths, selection } = grid;
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const [drop, setDrop] = useState<number>();
  const total = lines.at(-1)?.type === "total" ? lines.length - 1 : undefined;
  const bodyCount = total ?? lines.length;
  const { shown, onScroll, page, width } = useWindow(root, bodyCount, lineHeight, grid.hasGroups ? groupedHeadHeight : headHeight);
  const pins = usePins(columns, widths, width);
  const limit = namesLimit(columns, widths, pins, width);
  const { enter: _, ...focus } = useCellFocus(root, selection, pins, lines.length);
  const drawn = drawnLines(shown, selection, bodyCount);
  useWholeNumbers(root, grid, drawn.join(" "));
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
        aria-rowcount={lines.length + headRowsOf(grid)}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={styles.grid}
        style={limit === undefined ? undefined : ({ "--names-limit": `${limit}px` } as CSSProperties)}
        data-wrapped={grid.layout.isWrapped || undefined}
        data-grouped={grid.hasGroups || undefined}
        data-held={grid.source.state.isHeld || undefined}
        data-ranged={!isOne(grid.range) || undefined}
        onScroll={onScroll}
        {...gridKeys(props, page, pointer.cancel)}
        onContextMenu={(event) => openMenu(event, grid, onMenu)}
        {...focus}
        {...pointer.handlers}
      >
        <GridHead grid={grid} pins={pins} />
        <div role="rowgroup" className={styles.body} style={{ height: bodyCount * lineHeight }} data-body>
          <Lines {...props} pins={pins} drawn={drawn} />
          {drop !== undefined && <div className={styles.drop} style={{ transform: `translateY(${drop * lineHeight}px)` }} />}
        </div>
        {total !== undefined && (
          <div role="rowgroup" className={styles.foot} data-bottom>
            <Lines {...props} pins={pins} drawn={[total]} />
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
