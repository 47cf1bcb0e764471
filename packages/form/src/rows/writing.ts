import { isAssumed, joinPath, type Path } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";
import { withValue } from "../state/places.ts";
import { inTreeOrder } from "../state/treeOrder.ts";
import { withNewRow } from "../state/rows.ts";
import { cellPath, readCellText, type CellReading, type CellWrite } from "./cells.ts";
import { columnUnit, isUsed, valueIn, withValueIn, type Column, type InputColumn } from "./columns.ts";
import { isParentColumn, withParents } from "./parents.ts";
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
  /** Unparsed texts of cells; `undefined` for written cells. */
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

/** A row with its defaults, which depend on the entries around it. */
function completeRow({ state, path, list }: ListSource, row: Row): Row {
  const input = withValue(state.definition.fields, state.input, path, [row]);
  let inner: unknown = state.definition.complete(input);
  for (const segment of path.split(".")) {
    if (Array.isArray(inner)) inner = (inner as readonly Row[]).find(({ id }) => id === segment);
    else inner = (inner as Readonly<Record<string, unknown>>)[segment];
  }
  return (inner as readonly Row[])[0] ?? { ...row, id: row.id || list.rowLabel };
}

const cellNames = ({ list }: ListSource, row: number, column: Column): Pick<Problem, "row" | "column" | "cell"> => ({
  row: numberedRowName(list, row),
  column: column.label,
  cell: { row, key: column.key },
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
  const path = cellPath(source, row, column);
  const before = valueIn(row, column.names);
  if (text === undefined) {
    writing.count += 1;
    texts[path] = undefined;
    const isAsBefore = write.value === before && (before === undefined || !isAssumed(row, joinPath(...column.names)));
    return isAsBefore ? row : withValueIn(row, column.names, write.value);
  }
  const read: CellReading =
    write.why === undefined ? readCellText(column, text, units.get(column) ?? "", source) : { ok: false, why: write.why };
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

/** Writes cells of a list and adds rows beyond its end. Rows without writes stay the same objects. */
export function writeCells(source: ListSource, writes: readonly CellWrite[]): Written {
  const { list, state, scope } = source;
  const columns = new Set(writes.map(({ column }) => column));
  const units = new Map([...columns].map((column) => [column, columnUnit(column, source)]));
  const writing: Writing = { source, units, texts: {}, problems: [], count: 0 };
  const [parents = [], others = []] = [true, false].map((isParent) =>
    writes.filter(({ column }) => isParentColumn(column, list) === isParent),
  );
  const byRow = Map.groupBy(others, ({ row }) => row);
  let rows: readonly Row[] = source.inputRows;
  const end = Math.max(rows.length, ...writes.map(({ row }) => row + 1));
  while (rows.length < Math.min(end, list.maxRows))
    rows = withNewRow(list, rows, source.rows, { values: scope.values, unitSystem: state.complete.unitSystem });
  const added = rows.length - source.inputRows.length;
  const next = [...rows];
  for (const [index, rowWrites] of [...byRow].toSorted(([a], [b]) => a - b)) {
    const row = next[index];
    if (row) next[index] = writeRow(writing, row, index, rowWrites);
    else {
      const texts = rowWrites.flatMap(({ text, column }) => (text?.trim() ? [{ text, column }] : []));
      const why = rowTexts.fullList(list.maxRows);
      writing.problems.push(...texts.map(({ text, column }) => ({ row: numberedRowName(list, index), column: column.label, text, why })));
    }
  }
  const parented = writeParents(writing, next, parents);
  const places = [...new Set(writes.map(({ row }) => row))].toSorted((a, b) => a - b);
  const ids = places.flatMap((place) => next[place]?.id ?? []);
  return { rows: inTreeOrder(list, parented), texts: writing.texts, problems: writing.problems, count: writing.count, added, ids };
}

/** Write of the Delete key for a column: a blank if the field may be empty, else the default. */
export function clearing(row: number, column: Column): CellWrite {
  if (column.kind === "computed") return { row, column };
  switch (column.field.type) {
    case "quantity":
      return { row, column, text: "" };
    case "text":
      return { row, column, value: "" };
    default:
      return { row, column, value: undefined };
  }
}
