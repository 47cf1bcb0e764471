import { useCallback, useMemo, useState } from "react";
import { rowName, type ListField } from "@org/hvac-core/kernel";
import { parentOfRow, type ListSource } from "@org/form/rows";
import type { CalculatorState, Row } from "@org/form/state";
import { rememberedTable, rememberTable } from "./remembered.ts";
import { tablesOf, type TableTab } from "./tableTabs.ts";
import { texts } from "./texts.ts";
import { useFlatSource } from "./useFlatSource.ts";

interface Tabs {
  readonly tabs: readonly TableTab[];
  readonly active: TableTab;
  readonly choose: (key: string) => void;
}

interface FlatTable {
  /** The rows of the active table. */
  readonly source: ListSource;
  /** Whether the active table shows a row; if absent, it shows all. */
  readonly shows: ((row: Row) => boolean) | undefined;
  /** Ids of the rows that are selected in the active table. */
  readonly ids: readonly string[];
  /** Rows of the list that are selected in one of its tables: of a row in a flat table, the one that it belongs to. The last ones stay while the table has none. */
  readonly selected: readonly string[];
  /** Called with the rows that are selected in the active table. */
  readonly select: (rows: readonly Row[]) => void;
  /** Showing only what belongs to the selected rows: its name, whether it is on, and the switch; absent in the table of the rows themselves. */
  readonly only: OnlySelected | undefined;
  /** Reduces the next table to the rows that are selected now, if it is reduced. */
  readonly follow: () => void;
}

export interface OnlySelected {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

export interface Tables extends Tabs, FlatTable {}

const isSameList = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((id, index) => id === after[index]);

/** Id of the row of the outer list to which a row of a flat table belongs. */
const outerId = (row: Row): string => parentOfRow(row).split("/")[0]!;

/** Name of the rows that a flat table can be reduced to. */
function onlyLabel(list: ListField, rows: readonly Row[], ids: readonly string[]): string {
  const [id, ...others] = ids;
  const index = rows.findIndex((row) => row.id === id);
  return others.length === 0 && index !== -1
    ? texts.tabs.only(rowName(list, rows[index]!, index))
    : texts.tabs.onlySelected(list.label.toLowerCase());
}

/**
 * The tabs of a page or list and the one that is shown, which this device remembers.
 *
 * @param name name under which it is remembered
 * @param first tab that is shown if none is remembered
 */
export function useTabs(calculator: string, name: string, tabs: readonly TableTab[], first: TableTab): Tabs {
  const [wanted, setWanted] = useState(() => rememberedTable(calculator, name));
  const active = tabs.find(({ key }) => key === wanted) ?? first;
  const choose = useCallback(
    (key: string): void => {
      setWanted(key);
      rememberTable(calculator, name, key);
    },
    [calculator, name],
  );
  return { tabs, active, choose };
}

interface SelectedRows {
  readonly list: string;
  /** Ids of the rows that are selected in the active table. */
  readonly rows: readonly string[];
  readonly outer: readonly string[];
}

/** The selected rows of a page or list, in whatever table they are selected: what is next to the tables asks for them here. */
function useSelectedRows(list: string, isFlat: boolean) {
  const [selection, setSelection] = useState<SelectedRows>({ list, rows: none, outer: none });
  const present = selection.list === list ? selection : { rows: none, outer: none };
  const select = useCallback(
    (chosen: readonly Row[]) =>
      setSelection((before) => {
        const rows = chosen.map(({ id }) => id);
        const outer = [...new Set(isFlat ? chosen.map(outerId) : rows)];
        if (before.list !== list) return { list, rows, outer };
        const isOuterKept = outer.length === 0 || isSameList(before.outer, outer);
        if (isOuterKept && isSameList(before.rows, rows)) return before;
        return { list, rows, outer: isOuterKept ? before.outer : outer };
      }),
    [list, isFlat],
  );
  return { ids: present.rows, selected: present.outer, select };
}

const none: readonly string[] = [];

/** The active table of a list: its rows, or all rows of a list within them. What is selected in one is selected in the others. */
export function useFlatTable(state: CalculatorState, main: ListSource, { names }: TableTab): FlatTable {
  const isFlat = names !== undefined;
  const { ids, selected, select } = useSelectedRows(main.path, isFlat);
  const [only, setOnly] = useState<readonly string[]>();
  const shown = isFlat ? only : undefined;
  const [newParent] = shown?.length === 1 && names?.length === 2 ? shown : [];
  const flat = useFlatSource(state, names, main.preferredUnits, newParent);
  const shows = useMemo(() => {
    const outer = shown && new Set(shown);
    return outer && ((row: Row): boolean => outer.has(outerId(row)));
  }, [shown]);
  const label = onlyLabel(main.list, main.rows, shown ?? selected);
  const isReduced = shown !== undefined;
  const onlySelected = useMemo(
    (): OnlySelected | undefined =>
      isFlat && selected.length > 0 ? { label, isOn: isReduced, set: (isOn) => setOnly(isOn ? selected : undefined) } : undefined,
    [isFlat, selected, label, isReduced],
  );
  return { source: flat ?? main, shows, ids, selected, select, only: onlySelected, follow: () => setOnly((before) => before && selected) };
}

/** The tables of a list within a form. */
export function useTables(state: CalculatorState, main: ListSource): Tables {
  const { path, list } = main;
  const tabs = useMemo(() => (path.includes(".") ? tablesOf(path, list).slice(0, 1) : tablesOf(path, list)), [path, list]);
  const { active, choose } = useTabs(state.definition.id, path, tabs, tabs[0]!);
  const table = useFlatTable(state, main, active);
  return {
    ...table,
    tabs,
    active,
    choose: (key) => {
      choose(key);
      table.follow();
    },
  };
}

/** Index of the first row that belongs to the selected rows of the list. */
export function firstSelected({ rows, flat }: ListSource, selected: readonly string[]): number {
  const ids = new Set(selected);
  return rows.findIndex((row) => ids.has(flat ? outerId(row) : row.id));
}
