import type { Path, Warning } from "@org/hvac-core/kernel";
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconFileImport, IconX } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormScope } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import { rowsWithin, type ListSource } from "@org/form/rows";
import type { CalculatorState } from "@org/form/state";
import { IconButton } from "../elements/Button.tsx";
import { listTexts } from "../surface/fields/texts.ts";
import { focusCell } from "./cellElements.ts";
import { ImportDialog } from "./lazyImportDialog.ts";
import { ListTable } from "./ListTable.tsx";
import { ListTabs } from "./ListTabs.tsx";
import { OnlySelectedBox } from "./OnlySelectedBox.tsx";
import { rowCount } from "./tableTabs.ts";
import { countOf, useGrid } from "./useGrid.ts";
import { firstSelected, useTables, type Tables } from "./useTables.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface TableDockProps {
  readonly state: CalculatorState;
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
  /** Report of the values that the last import or paste changed or left out. */
  readonly report: ImportReport | undefined;
  readonly onReport: (report: ImportReport | undefined) => void;
  readonly onClose: () => void;
}

/** Lays the dock over the lower edge of the page's content, and extends the page's scroll range by its height. */
function useDock(): React.RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = dock.current;
    const page = element?.parentElement?.closest("main") ?? document.body;
    if (!element) return;
    const place = (): void => {
      const { left, right } = page.getBoundingClientRect();
      element.style.left = `${left}px`;
      element.style.right = `${Math.max(0, document.documentElement.clientWidth - right)}px`;
      page.style.paddingBottom = `${element.offsetHeight}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      page.style.paddingBottom = "";
    };
  }, []);
  return dock;
}

interface DockTableProps extends Omit<TableDockProps, "source" | "state" | "onClose"> {
  readonly tables: Tables;
  readonly dock: RefObject<HTMLElement | null>;
  /** Buttons that close the dock and set its height. */
  readonly placing: ReactNode;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
}

/** Title of the dock: the name of the list, or a tab for each of its tables. */
function Heading({ tables: { tabs, active, choose, source, only } }: Pick<DockTableProps, "tables">): ReactNode {
  if (tabs.length === 1)
    return (
      <h3>
        {source.list.label} <small>{countOf(source, source.rows.length)}</small>
      </h3>
    );
  return (
    <div className={styles.tables}>
      <ListTabs
        tabs={tabs}
        active={active.key}
        countOf={({ key, names }) => rowCount(source.state.complete, names ?? [key])}
        choose={choose}
      />
      {only && <OnlySelectedBox only={only} />}
    </div>
  );
}

/** One of the tables of the dock. It begins at the row that was selected in another. */
function DockTable({ tables, change, dock, placing, isFocused, onReport, ...table }: DockTableProps): ReactNode {
  const { source, shows, selected, select } = tables;
  const grid = useGrid(source, change, shows);
  const [isImporting, setImporting] = useState(false);
  const chosen = rowsWithin(grid, grid.range).map((index) => source.rows[index]!);
  useEffect(() => {
    const row = firstSelected(source, selected);
    const line = grid.lines.findIndex((each) => each.type === "row" && each.index === row);
    if (line > 0) grid.dispatch({ type: "go", to: { line, column: 0 } });
    if (isFocused) focusCell(dock.current);
    // Only when the table appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const names = chosen.map(({ id }) => id).join(" ");
  const isAppearing = useRef(true);
  useEffect(() => {
    // A selected row that has none in this table stays selected: rows are added to it next.
    if (!isAppearing.current || selected.length === 0) select(chosen);
    isAppearing.current = false;
    // Only when other rows are selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [select, names]);
  return (
    <>
      <ListTable
        {...table}
        onReport={onReport}
        grid={grid}
        table={dock}
        isFitted
        heading={<Heading tables={tables} />}
        placing={
          <>
            {source.flat && (
              <IconButton small label={`${listTexts.import}${listTexts.importRest(source.list.label)}`} onClick={() => setImporting(true)}>
                <IconFileImport size={15} stroke={1.6} aria-hidden />
              </IconButton>
            )}
            {placing}
          </>
        }
      />
      {isImporting && <ImportDialog source={source} change={change} onReport={onReport} onClose={() => setImporting(false)} />}
    </>
  );
}

/** The tables of a list at the lower edge of the page, over its whole width: results above stay in view and update. */
export function TableDock({ state, source, onClose, ...table }: TableDockProps): ReactNode {
  const tables = useTables(state, source);
  const [isOpening, setOpening] = useState(true);
  const [isTall, setTall] = useState(false);
  const dock = useDock();
  // Each table has its tabs, so that the focus goes from the tab of one to the same tab of the next.
  const choose = (key: string): void => {
    flushSync(() => {
      setOpening(false);
      tables.choose(key);
    });
    dock.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <section
      ref={dock}
      className={`${styles.dock} screen-only`}
      aria-label={texts.table.label(source.list.label)}
      data-tall={isTall || undefined}
    >
      <DockTable
        {...table}
        key={tables.active.key}
        tables={{ ...tables, choose }}
        dock={dock}
        isFocused={isOpening}
        placing={
          <>
            <IconButton small label={isTall ? texts.table.shorter : texts.table.taller} onClick={() => setTall(!isTall)}>
              {isTall ? (
                <IconArrowsDiagonalMinimize2 size={15} stroke={1.6} aria-hidden />
              ) : (
                <IconArrowsDiagonal size={15} stroke={1.6} aria-hidden />
              )}
            </IconButton>
            <IconButton small label={texts.list.closeTable} onClick={onClose}>
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </>
        }
      />
    </section>
  );
}
