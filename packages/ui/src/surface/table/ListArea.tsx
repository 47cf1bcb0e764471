import { joinPath, type Path } from "@org/hvac-core/kernel";
import { IconFileImport, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormScope, Remarks } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import { plural } from "@org/form/numbers";
import { rowPath, rowsWithin, type ListSource, type Position } from "@org/form/rows";
import type { CalculatorState, Row } from "@org/form/state";
import { Button, IconButton } from "../../elements/Button.tsx";
import {
  cellElement,
  countOf,
  focusCell,
  ImportDialog,
  ListTable,
  OnlySelectedBox,
  revealCell,
  texts as gridTexts,
  useGrid,
  type Grid,
  type OnlySelected,
} from "../../grid/page.ts";
import { listTexts } from "../fields/texts.ts";
import { texts } from "./texts.ts";
import styles from "./tablePage.module.css";

/** Brings what is in a row into view. */
export interface TableReveal {
  /** Selects and focuses the cell of a path. @returns whether its column is shown */
  readonly focus: (path: Path) => boolean;
  /** Selects the row of a path and brings it into view; the focus stays. */
  readonly select: (path: Path) => void;
}

interface ListAreaProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  readonly remarks: Remarks;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
  readonly reveal: RefObject<TableReveal | undefined>;
  /** Whether the table shows a row; if absent, it shows all. */
  readonly shows: ((row: Row) => boolean) | undefined;
  /** Called with the selected rows. */
  readonly onSelect: (rows: readonly Row[]) => void;
  /** Index of the row that is selected first. */
  readonly firstRow: number;
  /** Next to the title: showing only what belongs to the rows that were selected in another table. */
  readonly only: OnlySelected | undefined;
  /** Shows the field of a cell that a table cannot edit in place. */
  readonly openCell: ((path: Path) => void) | undefined;
  /** Shows the panel; absent while it is there. */
  readonly showPanel: (() => void) | undefined;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
  /** The number of rows is in its tab. */
  readonly hasTabs: boolean;
}

/** Line and column of a path within the list; the column only if it is shown. */
function placeOf({ source, lines, columns }: Grid, path: Path): { readonly line: number; readonly column: number | undefined } | undefined {
  const row = source.rows.findIndex((each) => path === rowPath(source, each) || path.startsWith(`${rowPath(source, each)}.`));
  const line = lines.findIndex((each) => each.type === "row" && each.index === row);
  if (row === -1 || line === -1) return undefined;
  const rest = path.slice(rowPath(source, source.rows[row]).length + 1);
  if (rest === "") return { line, column: 0 };
  const column = columns.findIndex(({ key }) => rest === key || rest.startsWith(`${key}.`));
  return { line, column: column === -1 ? undefined : column };
}

function revealIn(grid: Grid, element: HTMLElement | null): TableReveal {
  const { column } = grid.selection.active;
  const go = (to: Position): void => flushSync(() => grid.dispatch({ type: "go", to }));
  return {
    focus: (path) => {
      const place = placeOf(grid, path);
      if (place) go({ line: place.line, column: place.column ?? column });
      else if (path !== grid.source.path) return false;
      if (place && place.column === undefined) return false;
      element?.scrollIntoView({ block: "nearest" });
      focusCell(element);
      return true;
    },
    select: (path) => {
      const place = placeOf(grid, path);
      const table = element?.querySelector<HTMLElement>("[data-grid]");
      if (!place || !table) return;
      go({ line: place.line, column });
      const cell = cellElement(table, { line: place.line, column });
      if (cell) revealCell(table, cell);
    },
  };
}

/** An empty table says how rows come into it. */
function EmptyHint({ grid, onImport }: { readonly grid: Grid; readonly onImport: () => void }): ReactNode {
  const { list } = grid.source;
  return (
    <div className={styles.empty}>
      <p>
        <strong>{texts.empty.title(plural(list.rowLabel))}</strong> {list.help}
      </p>
      <p>{texts.empty.hint}</p>
      <Button small onClick={onImport}>
        <IconFileImport size={15} stroke={1.6} aria-hidden />
        {texts.empty.importFile}
      </Button>
    </div>
  );
}

/** What the page learns from a table, and where the table begins. */
function useTableEvents(
  grid: Grid,
  element: RefObject<HTMLElement | null>,
  { onSelect, reveal, firstRow, isFocused }: Pick<ListAreaProps, "onSelect" | "reveal" | "firstRow" | "isFocused">,
): void {
  const selected = rowsWithin(grid, grid.range).map((index) => grid.source.rows[index]!);
  const selectedIds = selected.map(({ id }) => id).join(" ");
  // Before another event: commands next to the table are about the row that was selected last.
  useLayoutEffect(
    () => onSelect(selected),
    // Only when other rows are selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [onSelect, selectedIds],
  );
  useLayoutEffect(() => {
    reveal.current = revealIn(grid, element.current);
  });
  useEffect(() => {
    const line = grid.lines.findIndex((each) => each.type === "row" && each.index === firstRow);
    if (line > 0) grid.dispatch({ type: "go", to: { line, column: 0 } });
    if (isFocused) focusCell(element.current);
    // Only when the table appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** One table of the page. */
export const ListArea = memo(function ListArea(props: ListAreaProps): ReactNode {
  const { source, change, remarks, renderFields, openCell, showPanel, hasTabs, shows, only } = props;
  const { path, list, rows, state, flat } = source;
  const error = state.errors[path];
  const grid = useGrid(source, change, shows);
  const element = useRef<HTMLElement>(null);
  const [report, setReport] = useState<ImportReport>();
  const [isImporting, setImporting] = useState(false);
  useTableEvents(grid, element, props);
  return (
    <section ref={element} className={styles.table} aria-label={gridTexts.table.label(list.label)}>
      <ListTable
        grid={grid}
        remarks={remarks}
        renderFields={renderFields}
        report={report}
        onReport={setReport}
        table={element}
        openCell={openCell && ((column, row) => openCell(joinPath(rowPath(source, row), column.key)))}
        heading={
          <>
            <h2 className={hasTabs ? "sr-only" : styles.tableTitle}>
              <span className="sr-only">{list.label} </span>
              <small>{countOf(source, rows.length)}</small>
            </h2>
            {only && <OnlySelectedBox only={only} />}
          </>
        }
        placing={
          <>
            <IconButton small label={`${listTexts.import}${listTexts.importRest(list.label)}`} onClick={() => setImporting(true)}>
              <IconFileImport size={15} stroke={1.6} aria-hidden />
            </IconButton>
            {showPanel && (
              <IconButton small label={texts.panel.show} onClick={showPanel}>
                <IconLayoutSidebarRightExpand size={15} stroke={1.6} aria-hidden />
              </IconButton>
            )}
          </>
        }
        notice={error !== undefined && rows.length > 0 ? <p className={styles.error}>{error}</p> : undefined}
        empty={
          rows.length > 0 ? undefined : flat?.parents.size === 0 ? (
            <p className={styles.empty}>{gridTexts.tabs.none(flat.parentLabel)}</p>
          ) : (
            <EmptyHint grid={grid} onImport={() => setImporting(true)} />
          )
        }
      />
      {isImporting && <ImportDialog source={source} change={change} onReport={setReport} onClose={() => setImporting(false)} />}
    </section>
  );
});
