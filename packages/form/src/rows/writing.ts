import { isAssumed, joinPath, pathSegments, rowName, valueAt, type Path } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";
import { withValue } from "../state/places.ts";
import { blankOf, readCellText, type CellReading, type CellWrite } from "./cells.ts";
import { columnUnit, isUsed, valueIn, withValueIn, type Column, type InputColumn } from "./columns.ts";
import { isParentColumn, withParents } from "./parents.ts";
import { parentKey } from "./flatLists.ts";
import { inListOrder, listRow, newListRow, parentOfRow } from "./flatRows.ts";
import { flatWriting } from "./flatWriting.ts";
import type { ListSource } from "./source.ts";
import { texts as rowTexts } from "./texts.ts";

/** A text that could not be written, with its place and the reason. */
export interface Problem {
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly why: string;
  /** Row index and column key, if the place is a cell of the list. */
  readonly cell?: { readonly row: number; readonly key: string };
}

/** The list after writing, as one edit of the form. */
export interface Written {
  readonly rows: readonly Row[];
  /** Unparsed texts by list, row and column; `undefined` for written cells. */
  readonly texts: Readonly<Record<Path, string | undefined>>;
  readonly problems: readonly Problem[];
  /** Number of written cells. */
  readonly count: number;
  readonly added: number;
  /** Ids of the written rows, in their previous order. */
  readonly ids: readonly string[];
}

/** Whether a column decides which other columns apply. */
const decides = ({ field }: InputColumn): boolean => field.type === "choice" || field.type === "flag";

/** An input in which the lists on a path have only the row that the path leads through. */
function narrowed(input: Readonly<Record<string, unknown>>, [name = "", id, ...rest]: readonly string[]): typeof input {
  const rows = input[name];
  const row = Array.isArray(rows) ? (rows as readonly Row[]).find((each) => each.id === id) : undefined;
  return row ? { ...input, [name]: [narrowed(row, rest)] } : input;
}

/** A row with its defaults, which depend on the entries around it. */
function completeRow(source: ListSource, row: Row): Row {
  const { state, list, flat } = source;
  const path = flat?.parents.get(parentOfRow(row))?.path ?? source.path;
  const segments = pathSegments(path);
  const input = withValue(state.definition.fields, narrowed(state.input, segments) as typeof state.input, path, [listRow(row)]);
  const [complete = { ...row, id: row.id || list.rowLabel }] = (valueAt(state.definition.complete(input), path) ?? []) as readonly Row[];
  return flat ? { ...complete, [parentKey]: parentOfRow(row) } : complete;
}

const cellNames = ({ list, rows }: ListSource, row: number, column: Column): Pick<Problem, "row" | "column" | "cell"> => ({
  row: rowName(list, rows[row] ?? {}, row),
  column: column.label,
  cell: { row, key: column.key },
});

/** A problem of the cell with the parent of a row of a flat table. */
const parentProblem = ({ list, flat }: ListSource, row: number, { text, why }: Pick<Problem, "text" | "why">): Problem => ({
  row: numberedRowName(list, row),
  column: flat?.field.label ?? "",
  text,
  why,
  cell: { row, key: parentKey },
});

interface Writing {
  readonly source: ListSource;
  readonly units: ReadonlyMap<Column, string>;
  readonly texts: Record<Path, string | undefined>;
  readonly problems: Problem[];
  count: number;
}

/** Cuts a text to the maximum length of its field. */
function shortened(writing: Writing, index: number, { column, text }: CellWrite): string | undefined {
  if (text === undefined || column.kind !== "input" || column.field.type !== "text" || text.length <= column.field.maxLength) return text;
  const { maxLength } = column.field;
  const why = rowTexts.cutOff(maxLength);
  writing.problems.push({ ...cellNames(writing.source, index, column), text, why });
  return text.slice(0, maxLength);
}

function writeCell(writing: Writing, row: Row, index: number, write: CellWrite, complete: Row | undefined): Row {
  const { source, units, texts, problems } = writing;
  const { column } = write;
  const text = shortened(writing, index, write);
  const report = (why: string): Row => {
    if (text?.trim()) problems.push({ ...cellNames(source, index, column), text, why });
    return row;
  };
  if (column.kind === "computed") return report(rowTexts.computedColumn);
  if (complete && !isUsed(column, complete, source)) return report(rowTexts.unusedColumn);
  const path = joinPath(source.path, row.id, column.key);
  const before = valueIn(row, column.names);
  if (text === undefined) {
    writing.count += 1;
    texts[path] = undefined;
    const isAsBefore = write.value === before && (before === undefined || !isAssumed(row, joinPath(...column.names)));
    return isAsBefore ? row : withValueIn(row, column.names, write.value);
  }
  const read: CellReading =
    write.why === undefined ? readCellText(column, text, write.unit ?? units.get(column) ?? "", source) : { ok: false, why: write.why };
  if (!read.ok) {
    // As in the form, a missing or unparsed number stays as typed, with the reason next to it.
    if (column.field.type === "quantity") texts[path] = text;
    return text.trim() === "" ? row : report(read.why);
  }
  writing.count += 1;
  texts[path] = undefined;
  return withValueIn(row, column.names, read.value);
}

function writeRow(writing: Writing, row: Row, index: number, writes: readonly CellWrite[]): Row {
  const { source } = writing;
  const isFirst = ({ column }: CellWrite): boolean => column.kind === "input" && decides(column) && column.field.when === undefined;
  let next = row;
  for (const write of writes.filter(isFirst)) next = writeCell(writing, next, index, write, undefined);
  const others = writes.filter((write) => !isFirst(write));
  if (others.length === 0) return next;
  const known = next === row ? source.rows[index] : undefined;
  let complete = known ?? completeRow(source, next);
  for (const write of others) {
    const before = next;
    next = writeCell(writing, next, index, write, complete);
    if (next !== before && write.column.kind === "input" && decides(write.column)) complete = completeRow(source, next);
  }
  return next;
}

/** Writes the parents of rows, after all names are written. */
function writeParents(writing: Writing, before: readonly Row[], writes: readonly CellWrite[]): readonly Row[] {
  if (writes.length === 0) return before;
  const { rows, results } = withParents(writing.source.list, before, writes);
  for (const { write, why } of results) {
    const { row, column, text = "" } = write;
    if (why === undefined) writing.count += 1;
    else writing.problems.push({ ...cellNames(writing.source, row, column), text, why });
  }
  return rows;
}

/** The list with new rows up to a number of rows; in a flat table each has the parent of the row before it. */
function grown(source: ListSource, count: number): readonly Row[] {
  const rows = [...source.inputRows];
  while (rows.length < Math.min(count, source.list.maxRows)) rows.push(newListRow({ ...source, inputRows: rows }));
  return rows;
}

/** Writes cells of a list and adds rows beyond its end. Rows without writes stay the same objects. */
export function writeCells(source: ListSource, writes: readonly CellWrite[]): Written {
  const { list } = source;
  const columns = new Set(writes.map(({ column }) => column));
  const units = new Map([...columns].map((column) => [column, columnUnit(column, source)]));
  const writing: Writing = { source, units, texts: {}, problems: [], count: 0 };
  const [parents = [], others = []] = [true, false].map((isParent) =>
    writes.filter(({ column }) => isParentColumn(column, list) === isParent),
  );
  const byRow = Map.groupBy(others, ({ row }) => row);
  const next: (Row | undefined)[] = [...grown(source, Math.max(source.inputRows.length, ...writes.map(({ row }) => row + 1)))];
  const flat = flatWriting(source);
  for (const [index, rowWrites] of [...byRow].toSorted(([a], [b]) => a - b)) {
    const row = next[index];
    if (row && flat) {
      const { placed, rest, problem } = flat.place(row, index, rowWrites);
      if (problem) writing.problems.push(parentProblem(source, index, problem));
      if (placed && placed !== row) writing.count += 1;
      next[index] = placed && writeRow(writing, placed, index, rest);
    } else if (row) next[index] = writeRow(writing, row, index, rowWrites);
    else {
      const texts = rowWrites.flatMap(({ text, column }) => (text?.trim() ? [{ text, column }] : []));
      const why = rowTexts.fullList(list.maxRows);
      writing.problems.push(...texts.map(({ text, column }) => ({ row: numberedRowName(list, index), column: column.label, text, why })));
    }
  }
  for (const { index, row, ...problem } of flat?.overfull(next) ?? []) {
    next[index] = row;
    writing.problems.push(parentProblem(source, index, problem));
  }
  const remaining = next.filter((row) => row !== undefined);
  const parented = writeParents(writing, remaining, parents);
  const places = [...new Set(writes.map(({ row }) => row))].toSorted((a, b) => a - b);
  return {
    rows: inListOrder(source, parented),
    texts: writing.texts,
    problems: writing.problems,
    count: writing.count,
    added: remaining.length - source.inputRows.length,
    ids: places.flatMap((place) => next[place]?.id ?? []),
  };
}

/** Write of the Delete key for a column. */
export const clearing = (row: number, column: Column): CellWrite =>
  column.kind === "computed" ? { row, column } : { row, column, value: blankOf(column.field) };
