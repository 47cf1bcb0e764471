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

/** What could not be written, where, and why. */
export interface Problem {
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly why: string;
  /** Index of the row, and the column's key, where it is a cell of the list. */
  readonly cell?: { readonly row: number; readonly key: string };
}

/** The list after writing, as one edit of the form. */
export interface Written {
  readonly rows: readonly Row[];
  /** Cells whose text cannot be read, and `undefined` for those written. */
  readonly texts: Readonly<Record<Path, string | undefined>>;
  readonly problems: readonly Problem[];
  /** Number of cells that took what was written. */
  readonly count: number;
  readonly added: number;
  /** Ids of the rows that were written into, in the order of their places before. */
  readonly ids: readonly string[];
}

/** Columns whose values decide which others count. */
const decides = ({ field }: InputColumn): boolean => field.type === "choice" || field.type === "flag";

/** A row as the form completes it, with what is stated around it. */
function completeRow({ state, path, list }: ListSource, row: Row): Row {
  const input = withValue(state.definition.fields, state.input, path, [row]);
  let at: unknown = state.definition.complete(input);
  for (const segment of path.split(".")) {
    if (Array.isArray(at)) at = (at as readonly Row[]).find(({ id }) => id === segment);
    else at = (at as Readonly<Record<string, unknown>>)[segment];
  }
  return (at as readonly Row[])[0] ?? { ...row, id: row.id || list.rowLabel };
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

/** A text that is longer than its field keeps what the field holds. */
function shortened(writing: Writing, index: number, { column, text }: CellWrite): string | undefined {
  if (text === undefined || column.kind !== "input" || column.field.type !== "text" || text.length <= column.field.maxLength) return text;
  const { maxLength } = column.field;
  const why = `At most ${maxLength} characters: the text is cut off there.`;
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
  if (column.kind === "computed") return report("This column is computed.");
  if (complete && !isUsed(column, complete, source)) return report("This column does not apply to this row.");
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
    // A number that is missing or cannot be read stays as it was typed, with the reason beside it, as in the form.
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

/** Writes the parents of rows, when all rows have their names. */
function writeParents(writing: Writing, before: readonly Row[], writes: readonly CellWrite[]): readonly Row[] {
  if (writes.length === 0) return before;
  const { rows, told } = withParents(writing.source.list, before, writes);
  for (const { write, why } of told) {
    const { row, column, text = "" } = write;
    if (why === undefined) writing.count += 1;
    else writing.problems.push({ ...cellNames(writing.source, row, column), text, why });
  }
  return rows;
}

/** Writes into cells of a list, adding rows where they go beyond its end. Rows that nothing was written into stay the very same. */
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
  for (const [index, own] of [...byRow].toSorted(([a], [b]) => a - b)) {
    const row = next[index];
    if (row) next[index] = writeRow(writing, row, index, own);
    else {
      const texts = own.flatMap(({ text, column }) => (text?.trim() ? [{ text, column }] : []));
      const why = `The list holds at most ${list.maxRows} rows.`;
      writing.problems.push(...texts.map(({ text, column }) => ({ row: numberedRowName(list, index), column: column.label, text, why })));
    }
  }
  const parented = writeParents(writing, next, parents);
  const places = [...new Set(writes.map(({ row }) => row))].toSorted((a, b) => a - b);
  const ids = places.flatMap((place) => next[place]?.id ?? []);
  return { rows: inTreeOrder(list, parented), texts: writing.texts, problems: writing.problems, count: writing.count, added, ids };
}

/** What Delete writes into a column: nothing, where a field may be blank, else its default. */
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
