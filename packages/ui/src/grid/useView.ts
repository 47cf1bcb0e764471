import {
  columnsOf,
  columnsWithEntries,
  filterOf,
  fittedWidths,
  withGroupNames,
  namesOfLists,
  noFilter,
  sortedIds,
  usedColumns,
  type Column,
  type Filter,
  type FilterTerms,
  type ListSource,
} from "@org/form/rows";
import { joinPath } from "@org/hvac-core/kernel";
import { useCallback, useMemo, useState } from "react";
import { rememberedLayout, rememberLayout, type GridLayout, type SavedView } from "./remembered.ts";

/** What is shown of a list: its columns, the order and the filter of its rows, and ways to change them. */
export interface View {
  readonly columns: readonly Column[];
  /** Every column that is active in at least one row, shown or not. */
  readonly choosable: readonly Column[];
  readonly layout: GridLayout;
  readonly setLayout: (layout: GridLayout) => void;
  readonly isShown: (column: Column) => boolean;
  /** Widths of the shown columns, pixels. */
  readonly widths: readonly number[];
  /** Makes columns as wide as a number in them, by their keys; pixels. */
  readonly widen: (widths: ReadonlyMap<string, number>) => void;
  readonly filter: Filter;
  readonly setFilter: (terms: Partial<FilterTerms>) => void;
  /** Shows a saved layout with its filter. */
  readonly show: (view: SavedView) => void;
  /** Ids of the rows in the order in which they are shown, if it is not that of the list. */
  readonly ids: readonly string[] | undefined;
}

/**
 * Widths and additional columns of a table that is the page, or of one of all rows of the lists within rows: as the rows are when it opens, when
 * their number changes, and with the first results.
 */
function useFitted(source: ListSource, columns: readonly Column[]) {
  const { path, list, rows, state, flat } = source;
  return useMemo(
    () =>
      list.table || flat
        ? { entered: columnsWithEntries(columns, source), widths: fittedWidths(columns, source) }
        : { entered: new Set<string>(), widths: new Map<string, number>() },
    // Nothing jumps while somebody types.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, path, list, flat === undefined, rows.length, state.outcome.ok],
  );
}

/** Minimum widths of columns, which grow with their numbers. */
function useMinWidths() {
  const [minWidths, setMinWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const widen = useCallback(
    (wider: ReadonlyMap<string, number>) =>
      setMinWidths((before) => {
        const grown = [...wider].filter(([key, width]) => width > (before.get(key) ?? 0));
        return grown.length === 0 ? before : new Map([...before, ...grown]);
      }),
    [],
  );
  return { minWidths, widen };
}

function useColumns(source: ListSource, layout: GridLayout): Pick<View, "choosable" | "columns" | "isShown" | "widths" | "widen"> {
  const { definition } = source.state;
  const all = useMemo(() => columnsOf(definition, source.path, source.list), [definition, source.path, source.list]);
  const choosable = useMemo(() => usedColumns(all, source), [all, source]);
  const fitted = useFitted(source, all);
  const isShown = useCallback(
    (column: Column) => layout.shown[column.key] ?? (!column.isExtra || fitted.entered.has(column.key)),
    [layout, fitted],
  );
  const columns = useMemo(() => {
    const shown = choosable.filter(isShown);
    return shown.length > 0 ? shown : choosable.slice(0, 1);
  }, [choosable, isShown]);
  const { minWidths, widen } = useMinWidths();
  const widths = useMemo(
    () =>
      withGroupNames(
        columns,
        columns.map(({ key, width }) => Math.max(layout.widths[key] ?? fitted.widths.get(key) ?? width, minWidths.get(key) ?? 0)),
      ),
    [columns, layout, fitted, minWidths],
  );
  return { choosable, columns, isShown, widths, widen };
}

/** The column by which the rows are grouped as long as the user says nothing else: as the rows are when they come, from a file, an example or the clipboard. */
function useFirstGroup({ list: { table }, rows }: ListSource): string | undefined {
  const column = table?.groupBy;
  const count = rows.length;
  const isGrouped = (): boolean => column !== undefined && rows.some((row) => typeof row[column] === "string" && row[column].trim() !== "");
  const [before, setBefore] = useState(() => ({ count, groups: isGrouped() }));
  // A row that is added, and a text that is typed, do not move the others.
  if (count !== before.count) setBefore({ count, groups: Math.abs(count - before.count) > 1 ? isGrouped() : before.groups });
  return before.groups ? column : undefined;
}

/** The layout of a list, which this device remembers. */
function useLayout(source: ListSource): Pick<View, "layout" | "setLayout"> {
  const { path: listPath, list } = source;
  const { id } = source.state.definition;
  // The lists within all rows have the same columns.
  const path = joinPath(...namesOfLists(listPath, list));
  const [remembered, keepLayout] = useState(() => rememberedLayout(id, path));
  const first = useFirstGroup(source);
  const layout = useMemo(
    () =>
      first === undefined || remembered.groupBy !== undefined || remembered.isUngrouped ? remembered : { ...remembered, groupBy: first },
    [remembered, first],
  );
  return {
    layout,
    setLayout: (wanted) => {
      const isUngrouped = wanted.groupBy === undefined && (layout.groupBy !== undefined || layout.isUngrouped === true);
      const next = { ...wanted, isUngrouped: isUngrouped || undefined };
      keepLayout(next);
      rememberLayout(id, path, next);
    },
  };
}

/** The columns, order and filter of a list. Its layout is remembered on this device; a filter is not. */
export function useView(source: ListSource): View {
  const { layout, setLayout } = useLayout(source);
  const columns = useColumns(source, layout);
  const { choosable } = columns;
  const [filter, setFilter] = useState(noFilter);
  const idsIn = ({ sort }: GridLayout): readonly string[] | undefined => {
    const column = sort && choosable.find(({ key }) => key === sort.key);
    return column && sortedIds(column, source, sort.isDescending);
  };
  // Sorted when the user asks for it, so that a row does not move away while it is edited.
  const [ids, setIds] = useState(() => idsIn(layout));
  return {
    ...columns,
    layout,
    setLayout: (next) => {
      setLayout(next);
      if (next.sort !== layout.sort) setIds(idsIn(next));
    },
    filter,
    setFilter: (terms) => setFilter(filterOf({ ...filter, ...terms }, source, columns.columns, choosable)),
    show: (view) => {
      setLayout(view.layout);
      setIds(idsIn(view.layout));
      const shown = choosable.filter((column) => view.layout.shown[column.key] ?? !column.isExtra);
      setFilter(filterOf(view.terms, source, shown, choosable));
    },
    ids,
  };
}
