import { joinPath, type Field } from "@org/hvac-core/kernel";
import { columnOf, outlineOf } from "@org/hvac-core/internal";
import { useCallback, useContext, useMemo, useState } from "react";
import { prose, plural } from "@org/form/numbers";
import { textWithLabel, type Suggest } from "@org/form/fields";
import { TextSuggestions } from "../surface/fields/textSuggestions.ts";
import type { CalculatorState, Row } from "@org/form/state";
import {
  computedRows,
  inputCell,
  optionsOf,
  columnUnits,
  hasTotals,
  treeColumn,
  orderedRows,
  placeAnchored,
  anchoredAfter,
  hold,
  lineName,
  rowLine,
  linesOf,
  rowAt,
  rowPath,
  rowsEdit,
  rangeOf,
  start,
  treeLines,
  writeCells,
  type CellWrite,
  type Column,
  type Filter,
  type GridEvent,
  type Places,
  type Line,
  type GridView,
  type Range,
  type Selection,
  type ListSource,
  type TreeLine,
  type Written,
} from "@org/form/rows";
import { lineHeight, wrappedLineHeight } from "./geometry.ts";
import { useView, type View } from "./useView.ts";
import { useShownRows } from "./useShownRows.ts";

/** State of the grid, and the ways to change it. */
export interface Grid extends GridView, Omit<View, "ids"> {
  readonly units: ReadonlyMap<Column, string>;
  /** Height of its lines, pixels: more than one line of text where long texts are wrapped. */
  readonly lineHeight: number;
  readonly computed: ReturnType<typeof computedRows>;
  /** Whether its columns are in groups, which are named above their heads. */
  readonly hasGroups: boolean;
  /** Whether rows can be moved: all of them are shown, in the order of the list. */
  readonly canMove: boolean;
  /** Whether rows can be grouped by a column. */
  readonly canGroup: (column: Column) => boolean;
  readonly selection: Selection;
  readonly range: Range;
  readonly dispatch: (event: GridEvent) => void;
  /** Keeps written or moved rows selected, in the columns of these corners. */
  readonly keepSelected: (ids: readonly string[], corners?: Pick<Selection, "active" | "extent">) => void;
  /** Name of a line, independent of its number. */
  readonly nameOf: (line: number) => string | undefined;
  readonly isFilled: (line: number, column: number) => boolean;
  /** Position of each row in the tree, by the index of the row; `undefined` for a list that is not a tree, or is grouped. */
  readonly tree: readonly TreeLine[] | undefined;
  /** The column that shows the tree. */
  readonly treeColumn: number | undefined;
  /** Index of a line's row; the number of rows for the line that adds a row. */
  readonly rowOf: (line: number) => number | undefined;
  readonly change: CalculatorState["change"];
  readonly write: (writes: readonly CellWrite[]) => Written;
  readonly apply: (written: Written) => void;
  readonly announcement: string;
  readonly announce: (words: string) => void;
}

/** Types of fields for groups. Texts with suggestions can be grouped too, as many rows share them. */
const grouping: ReadonlySet<Field["type"]> = new Set<Field["type"]>(["choice", "reference", "flag"]);

/** Labels of the groups of rows, and their order: that of the options, or of the suggestions of a text with their labels. */
function groupsOf(
  source: ListSource,
  column: Column | undefined,
  suggest: Suggest | undefined,
): { readonly labels: readonly string[]; readonly order: readonly string[] } | undefined {
  if (column?.kind !== "input") return undefined;
  const suggestions = suggest?.(source.state) ?? [];
  const labelByValue = new Map(suggestions.map(({ value }) => [value, textWithLabel(value, suggestions)]));
  const labels = source.rows.map((row, index) => {
    // A text is shown as it is: a bill of 2,000 items is grouped after every edit.
    const typed = column.field.type === "text" && column.field.when === undefined ? row[column.key] : undefined;
    const { text, isUnused = false } = typeof typed === "string" ? { text: typed } : inputCell(column, index, "", source);
    return isUnused ? "–" : (labelByValue.get(text.trim()) ?? text.trim()) || "blank";
  });
  return { labels, order: suggest ? [...labelByValue.values()] : optionsOf(column.field, source).map(([, label]) => label) };
}

/** Suggestions of the texts of columns, by their keys. */
function useSuggest(source: ListSource): (key: string | undefined) => Suggest | undefined {
  const suggestions = useContext(TextSuggestions);
  const { fields } = source.state.definition;
  const path = rowPath(source);
  return useCallback(
    (key) => (key === undefined ? undefined : suggestions[columnOf(fields, joinPath(path, key))]),
    [suggestions, fields, path],
  );
}

interface LineOptions {
  readonly choosable: readonly Column[];
  readonly columns: readonly Column[];
  readonly groupBy: string | undefined;
  readonly suggest: Suggest | undefined;
  readonly hidden: Filter["hidden"];
  readonly ids: readonly string[] | undefined;
}

function useLines(source: ListSource, { choosable, columns, groupBy, suggest, hidden, ids }: LineOptions): readonly Line[] {
  return useMemo(() => {
    const groups = groupsOf(
      source,
      choosable.find(({ key }) => key === groupBy),
      suggest,
    );
    const canGrow = source.rows.length < source.list.maxRows;
    const order = ids ? orderedRows(source.rows, ids) : outlineOf(source.list, source.rows)?.order;
    const isShown = hidden.size > 0 ? (index: number): boolean => !hidden.has(source.rows[index]!.id) : undefined;
    return linesOf(source.rows.length, { order, groups, isShown, canGrow, hasTotal: columns.some(hasTotals) });
  }, [source, choosable, columns, groupBy, suggest, hidden, ids]);
}

/** Keeps the selection with its rows and columns while others are added, removed or moved. */
function useSelection(
  { rows }: ListSource,
  lines: readonly Line[],
  columns: readonly Column[],
): Pick<Grid, "selection" | "dispatch" | "nameOf"> {
  const places: Places = useMemo(
    () => ({ lines: lines.map((line) => lineName(line, rows)), columns: columns.map(({ key }) => key) }),
    [lines, rows, columns],
  );
  const [before, setHeld] = useState(() => {
    // A grouped table begins with its first row, not with the name of a group.
    const cell = {
      line: Math.max(
        0,
        lines.findIndex(({ type }) => type === "row"),
      ),
      column: 0,
    };
    return hold({ ...start, active: cell, extent: cell }, places);
  });
  const held = placeAnchored(before, places);
  // Set before rendering: from now on the selection stays with the rows and columns at these places.
  if (held !== before) setHeld(held);
  return {
    selection: held.selection,
    dispatch: (event) => setHeld((latest) => anchoredAfter(latest, event, places)),
    nameOf: (line) => places.lines[line],
  };
}

/** Words for screen readers; the same words again are announced again. */
function useAnnounced(): Pick<Grid, "announcement" | "announce"> {
  const [announcement, setAnnouncement] = useState("");
  return { announcement, announce: (words) => setAnnouncement((before) => (before === words ? `${words}\u00A0` : words)) };
}

/** Whether a cell has a value. */
function hasText(source: ListSource, units: ReadonlyMap<Column, string>, row: number | undefined, column: Column | undefined): boolean {
  if (row === undefined || row >= source.rows.length || !column) return false;
  return column.kind === "computed" || inputCell(column, row, units.get(column) ?? "", source).text !== "";
}

/** @param shows whether the page shows a row; if absent, all rows */
export function useGrid(source: ListSource, change: CalculatorState["change"], shows?: (row: Row) => boolean): Grid {
  const { ids, ...view } = useView(source);
  const { choosable, columns, layout, filter } = view;
  const announced = useAnnounced();
  const suggestOf = useSuggest(source);
  const canGroup = useCallback(
    (column: Column): boolean =>
      column.kind === "input" && (grouping.has(column.field.type) || (column.field.type === "text" && suggestOf(column.key) !== undefined)),
    [suggestOf],
  );
  const shown = useShownRows(source, filter, shows);
  const { groupBy } = layout;
  const lines = useLines(source, { choosable, columns, groupBy, suggest: suggestOf(groupBy), hidden: shown.hidden, ids });
  const units = useMemo(() => columnUnits(columns, source), [columns, source]);
  const computed = useMemo(() => computedRows(source), [source]);
  const isInOrder = !ids && shown.hidden.size === 0 && !lines.some(({ type }) => type === "group");
  const tree = useMemo(() => (isInOrder ? treeLines(source.list, source.rows) : undefined), [isInOrder, source.list, source.rows]);
  const { selection, dispatch, nameOf } = useSelection(source, lines, columns);
  const rowOf = (line: number): number | undefined => rowAt(lines, line, source.rows.length);
  const apply = ({ rows, texts }: Written): void => {
    change(rowsEdit(source, rows, texts));
  };

  return {
    source,
    lines,
    units,
    lineHeight: layout.isWrapped ? wrappedLineHeight : lineHeight,
    computed,
    tree,
    treeColumn: tree && treeColumn(columns, source.list),
    ...view,
    hasGroups: source.list.table !== undefined,
    canMove: isInOrder && source.rows.length > 1,
    canGroup,
    selection,
    range: rangeOf(selection),
    dispatch,
    keepSelected: (ids, { active, extent } = selection) => {
      const [from, to] = [columns[active.column]?.key, columns[extent.column]?.key];
      if (ids.length > 0) dispatch({ type: "lines", lines: ids.map(rowLine), from, to });
    },
    nameOf,
    isFilled: (line, column) => hasText(source, units, rowOf(line), columns[column]),
    rowOf,
    change,
    write: (writes) => writeCells(source, writes),
    apply,
    ...announced,
  };
}

/** Path of the active cell, to look up its warnings. */
export function activePath({ selection, columns, source, rowOf }: Grid): string | undefined {
  const row = rowOf(selection.active.line);
  const column = columns[selection.active.column];
  const active = row === undefined ? undefined : source.rows[row];
  return active && column ? joinPath(rowPath(source, active), column.key) : undefined;
}

/** "3 fittings", in words. */
export function countOf({ list }: Pick<ListSource, "list">, count: number): string {
  return `${count === 0 ? "No" : prose(String(count))} ${count === 1 ? list.rowLabel : plural(list.rowLabel)}`;
}
