import { pathSegments, type Path } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import type { FormScope, Remarks } from "@org/form/fields";
import type { CalculatedState, CalculatorState, Row } from "@org/form/state";
import { rowPath, type ListSource } from "@org/form/rows";
import {
  firstSelected,
  focusCell,
  Inspector,
  ListTabs,
  rowCount,
  tablesOf,
  useFlatTable,
  useListSource,
  useTabs,
  type TableTab,
} from "../../grid/page.ts";
import { FieldInputs } from "../fields/FieldInput.tsx";
import type { SectionTools } from "../fields/CalculatorForm.tsx";
import { sectionOf } from "../fields/folds.ts";
import { inputId } from "../fields/fieldIds.ts";
import { setTableReveal } from "../fields/revealedRow.ts";
import type { ResultsProps } from "../results/Results.tsx";
import { CaughtUp } from "../CaughtUp.tsx";
import { useFollowing } from "../useFollowing.ts";
import { ListArea, type TableReveal } from "./ListArea.tsx";
import type { MainList } from "./mainLists.ts";
import { SidePanel } from "./SidePanel.tsx";
import { TableFigures } from "./TableFigures.tsx";
import { texts } from "./texts.ts";
import type { TableLayoutState } from "./useTableLayout.ts";
import styles from "./tablePage.module.css";

interface WorkAreaProps extends TableLayoutState, Pick<ResultsProps, "state" | "preferredUnits" | "figure" | "goTo"> {
  readonly lists: readonly MainList[];
  readonly sectionTools: SectionTools | undefined;
  readonly scope: FormScope;
  readonly remarks: Remarks;
  /** The last complete input and its results. */
  readonly shown: CalculatedState | undefined;
}

const rowsOf = ({ complete }: CalculatorState, name: string): readonly Row[] =>
  ((complete as Readonly<Record<string, unknown>>)[name] ?? []) as readonly Row[];

/** The tables of the page: each list, followed by all rows of each list within it. */
const tabsOf = (lists: readonly MainList[]): readonly TableTab[] => lists.flatMap(([name, list]) => tablesOf(name, list));

/** Names of the lists of a table. */
const listsOf = ({ key, names }: TableTab): readonly string[] => names ?? [key];

/** The tables of the page, and the one that is shown: the one that the user chose, or the first with rows. */
function useTableTabs(state: CalculatorState, lists: readonly MainList[]) {
  const tabs = useMemo(() => tabsOf(lists), [lists]);
  const [first] = useState(() => tabs.find((tab) => rowCount(state.complete, listsOf(tab)) > 0)?.key);
  return useTabs(state.definition.id, "page", tabs, tabs.find(({ key }) => key === first) ?? tabs[0]!);
}

/** Whether nothing on the page has the focus that the user put there. */
const isFocusFree = (): boolean => document.activeElement === document.body || document.activeElement?.matches("main") === true;

/** The innermost table that has the row of a path. */
function tabOfPath(tabs: readonly TableTab[], path: Path): TableTab | undefined {
  const segments = pathSegments(path);
  const has = (tab: TableTab): boolean => listsOf(tab).every((name, index) => segments[index * 2] === name);
  const isInside = (tab: TableTab): boolean => tab.names === undefined || segments.length >= tab.names.length * 2;
  return tabs.filter((tab) => has(tab) && isInside(tab)).toSorted((a, b) => listsOf(b).length - listsOf(a).length)[0];
}

/** Leads what refers to a row to its table: to the cell, or to the field in the panel where the column is hidden. */
function useReveal({ layout, setLayout }: WorkAreaProps, tabs: readonly TableTab[], choose: (key: string) => void) {
  const reveal = useRef<TableReveal>(undefined);
  const showTable = useCallback(
    (path: Path): boolean => {
      const tab = tabOfPath(tabs, path);
      if (tab) flushSync(() => choose(tab.key));
      return tab !== undefined;
    },
    [tabs, choose],
  );
  useEffect(() =>
    setTableReveal((path) => {
      if (!showTable(path)) return false;
      if (reveal.current?.focus(path)) return true;
      flushSync(() => setLayout({ tab: "row", place: layout.place === "hidden" ? "beside" : layout.place }));
      return false;
    }),
  );
  const select = useCallback(
    (path: Path): void => {
      if (showTable(path)) reveal.current?.select(path);
    },
    [showTable],
  );
  return { reveal, select };
}

/**
 * The ways to a row, and the way that the user went last. A table begins with its first row selected, and the figures with all rows. Keys that are held
 * down pass rows, and the inspector waits for the last one; after a click, or a button such as that of a new row, it does not.
 */
function useChosen(props: WorkAreaProps, tabs: readonly TableTab[], choose: (key: string) => void) {
  const [way, setWay] = useState<"keys" | "pointer">();
  const { reveal, select: selectRow } = useReveal(props, tabs, choose);
  const onPointer = useCallback(() => setWay("pointer"), []);
  const select = useCallback(
    (path: Path) => {
      onPointer();
      selectRow(path);
    },
    [onPointer, selectRow],
  );
  const handlers = { onPointerDownCapture: onPointer, onClickCapture: onPointer, onKeyDownCapture: () => setWay("keys") };
  return { reveal, select, isChosen: way !== undefined, isByKeys: way === "keys", handlers };
}

/**
 * Focuses the field of a path in the panel; of a list, the active cell of its table; of a series or a matrix, its first cell, or the title of the row
 * while they are loading.
 */
function focusInPanel(path: Path): void {
  const id = inputId(path);
  const field = document.getElementById(id);
  const cell = (): HTMLElement | null => document.querySelector(`:is(input, select, td[tabindex="0"])[id^="${CSS.escape(id)}-"]`);
  const target = field?.closest("section")?.querySelector<HTMLElement>('[data-grid] [tabindex="0"]') ?? field ?? cell();
  (target ?? document.querySelector<HTMLElement>("[data-inspector-title]"))?.focus();
}

/** The ways between the table and the panel: F6, and a cell whose value has its place in the panel. */
function usePanelWays({ layout, setLayout }: TableLayoutState) {
  const work = useRef<HTMLDivElement>(null);
  const catchUp = useRef<() => void>(undefined);
  const { place } = layout;
  const showPanel = useCallback((): void => {
    flushSync(() => setLayout({ tab: "row", place: place === "hidden" ? "beside" : place }));
    catchUp.current?.();
  }, [place, setLayout]);
  return {
    work,
    catchUp,
    openCell: useCallback(
      (path: Path): void => {
        showPanel();
        focusInPanel(path);
      },
      [showPanel],
    ),
    leave: useCallback(() => focusCell(work.current?.querySelector("[data-main]") ?? null), []),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== "F6" || event.defaultPrevented) return;
      event.preventDefault();
      showPanel();
      work.current?.querySelector<HTMLElement>("[data-inspector-title]")?.focus();
    },
  };
}

interface RowPanelProps extends Pick<WorkAreaProps, "state" | "preferredUnits" | "remarks"> {
  readonly source: ListSource;
  /** Ids of the selected rows. */
  readonly ids: readonly string[];
  /** Whether keys selected them. */
  readonly isByKeys: boolean;
  readonly reveal: RefObject<TableReveal | undefined>;
  /** Gets what shows the present selection at once. */
  readonly followRef: RefObject<(() => void) | undefined>;
  /** Puts the focus back into the table. */
  readonly leave: () => void;
}

/** The inspector of the selected rows, once they have come to rest: arrow keys through a table cost no more than its cells. */
function RowPanel({ source, ids, isByKeys, reveal, followRef, ...inspector }: RowPanelProps): ReactNode {
  const { list, rows } = source;
  const [shown, catchUp] = useFollowing(ids, !isByKeys);
  useLayoutEffect(() => {
    followRef.current = catchUp;
  }, [followRef, catchUp]);
  const indices = useMemo(() => {
    const isShown = new Set(shown);
    return rows.flatMap(({ id }, index) => (isShown.has(id) ? [index] : []));
  }, [rows, shown]);
  const goTo = useCallback((row: number) => reveal.current?.select(rowPath(source, source.rows[row])), [source, reveal]);
  if (indices.length === 0) return <p className={styles.none}>{texts.panel.noRow(list.rowLabel)}</p>;
  return (
    <CaughtUp catchUp={catchUp}>
      <Inspector {...inspector} source={source} selected={indices} groups={list.table?.groups} goTo={goTo} />
    </CaughtUp>
  );
}

interface AboveTableProps {
  readonly state: CalculatorState;
  readonly tabs: readonly TableTab[];
  readonly active: string;
  readonly choose: (key: string) => void;
  readonly Tool: NonNullable<WorkAreaProps["sectionTools"]>[string] | undefined;
}

/** The tabs of several tables, and the tool of the section. */
function AboveTable({ state, tabs, active, choose, Tool }: AboveTableProps): ReactNode {
  const hasTabs = tabs.length > 1;
  if (!hasTabs && !Tool) return undefined;
  return (
    <div className={styles.above}>
      {hasTabs && <ListTabs {...{ tabs, active, choose }} countOf={(tab) => rowCount(state.complete, listsOf(tab))} />}
      {Tool && <Tool state={state} />}
    </div>
  );
}

/** The tables of a page, and the panel with the selected row and the figures. */
export function WorkArea(props: WorkAreaProps): ReactNode {
  const { state, lists, sectionTools, scope, remarks, figure, layout, setLayout } = props;
  const { definition } = state;
  const { tabs, active, choose } = useTableTabs(state, lists);
  const [name, list] = lists.find(([each]) => each === listsOf(active)[0]) ?? lists[0]!;
  const main = useListSource({ state, path: name, field: list, value: rowsOf(state, name), scope });
  const table = useFlatTable(state, main, active);
  const { source, ids } = table;
  const show = (key: string): void => {
    setFocused(undefined);
    choose(key);
    table.follow();
  };
  const { reveal, select, isChosen, isByKeys, handlers } = useChosen(props, tabs, choose);
  const [focused, setFocused] = useState(() => (source.rows.length > 0 && isFocusFree() ? active.key : undefined));
  const renderFields = useCallback(
    (within: Path, rowScope: FormScope): ReactNode => (
      <FieldInputs state={state} fields={Object.entries(rowScope.fields)} within={within} scope={rowScope} remarks={remarks} />
    ),
    [state, remarks],
  );
  const isHidden = layout.place === "hidden";
  const showBeside = useCallback(() => setLayout({ place: "beside" }), [setLayout]);
  const { work, catchUp, openCell, leave, onKeyDown } = usePanelWays(props);
  // Where the table begins; afterwards the selection is its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const firstRow = useMemo(() => firstSelected(source, table.selected), [active.key]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F6 goes between the table and the panel inside
    <div ref={work} className={styles.work} data-place={layout.place} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- notices what is done in the table inside */}
      <div id="table" className={styles.main} data-main {...handlers}>
        <AboveTable {...{ state, tabs }} active={active.key} choose={show} Tool={sectionTools?.[sectionOf(definition, name) ?? ""]} />
        <ListArea
          key={active.key}
          {...{ source, remarks, renderFields, reveal, openCell }}
          onSelect={table.select}
          shows={table.shows}
          change={state.change}
          firstRow={firstRow}
          only={table.only}
          showPanel={isHidden ? showBeside : undefined}
          isFocused={focused === active.key}
          hasTabs={tabs.length > 1}
        />
      </div>
      {!isHidden && (
        <SidePanel
          {...{ layout, setLayout }}
          rowLabel={rowKind(source.list)}
          row={
            <RowPanel
              {...{ state, source, ids, isByKeys, remarks, reveal }}
              followRef={catchUp}
              preferredUnits={props.preferredUnits}
              leave={leave}
            />
          }
          figures={figure && <TableFigures {...props} {...{ source, ids, select, isChosen }} list={name} outer={table.selected} />}
        />
      )}
    </div>
  );
}
