import { isAssumed, joinPath, pathSegments } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { presentation } from "../numbers/numbers.ts";
import type { Row } from "../state/formInput.ts";
import { withValue } from "../state/places.ts";
import { newRowId } from "../state/rows.ts";
import { fileColumns } from "./fileColumns.ts";
import { isUnchanged, seriesWrite, writesOf } from "./importedCells.ts";
import { cellText, fieldsOf, filledRows, isBlank, isReference, type Field, type ImportedTable } from "./importedTable.ts";
import { rowIdHead } from "./listFile.ts";
import { parentKey } from "../rows/flatLists.ts";
import { newListRow, rowsEdit, sourceWithRows } from "../rows/flatRows.ts";
import { rowPath, type ListSource } from "../rows/source.ts";
import { importedParents } from "./importedParents.ts";
import { writeCells } from "../rows/writing.ts";
import type { CellWrite } from "../rows/cells.ts";

/** A cell of a file that cannot be imported unchanged. */
export interface CellProblem {
  /** Indices of its row and column in the table. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

/** Destination of imported rows: after the rows of the list, in place of them, or onto rows with the same ids. */
export type ImportMode = "append" | "replace" | "update";

/** The list after an import. */
export interface Import {
  readonly rows: readonly Row[];
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly problems: readonly CellProblem[];
  /** Numbers of imported rows, of those among them that the list already had, and of rows for which it has no room. */
  readonly count: number;
  readonly changed: number;
  readonly left: number;
  /** Ids of the imported rows in the list, by their index in the table. */
  readonly ids: ReadonlyMap<number, string>;
}

interface Base {
  readonly rows: readonly Row[];
  /** Ids in the list, by the ids in the file. */
  readonly ids: ReadonlyMap<string, string>;
  /** Index in the list before the import, by the index of a known row in the table. */
  readonly known: ReadonlyMap<number, number>;
  /** Ids in the list of the table's rows. */
  readonly rowIds: readonly string[];
}

/** Whether no row of the list has entries, as on a new page. */
export function isListBlank({ inputRows, state, path, flat }: Pick<ListSource, "inputRows" | "state" | "path" | "flat">): boolean {
  const isBlankValue = (value: unknown): boolean =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const isTyped = (row: Row): boolean =>
    Object.entries(state.unparsed).some(
      ([unparsedPath, text]) => text !== undefined && unparsedPath.startsWith(`${rowPath({ path, flat }, row)}.`),
    );
  return inputRows.every(
    (row) =>
      Object.keys(row).every((key) => key === "id" || key === parentKey || isAssumed(row, key) || isBlankValue(row[key])) && !isTyped(row),
  );
}

/** Counts the rows of a table whose id is in the list. */
export function knownRows({ rows, heads }: Pick<ImportedTable, "rows" | "heads">, { inputRows }: Pick<ListSource, "inputRows">): number {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  if (idAt === -1) return 0;
  const ids = new Set(inputRows.map(({ id }) => id));
  return rows.filter((row) => ids.has(cellText(row[idAt]).trim())).length;
}

/** Rows of the list before values are written. Rows with known ids keep the values that the file does not have. */
function baseRows(table: ImportedTable, mode: ImportMode, source: ListSource): Base {
  const { list, inputRows } = source;
  const idAt = table.heads.findIndex(({ target }) => target.type === "id");
  const places = new Map(inputRows.map(({ id }, index) => [id, index]));
  const ids = new Map<string, string>();
  const known = new Map<number, number>();
  const remaining = mode === "replace" ? [] : inputRows;
  const fresh = newListRow({ ...source, inputRows: [] });
  const added: Row[] = [];
  const rowIds: string[] = [];
  for (const [index, row] of table.rows.entries()) {
    const stateId = idAt === -1 || isBlank(row[idAt]) ? undefined : cellText(row[idAt]).trim();
    const place = mode === "append" || stateId === undefined || ids.has(stateId) ? undefined : places.get(stateId);
    if ((place === undefined || mode === "replace") && remaining.length + added.length >= list.maxRows) break;
    const each: Row = place === undefined ? { ...fresh, id: newRowId() } : inputRows[place]!;
    if (place !== undefined) known.set(index, place);
    if (place === undefined || mode === "replace") added.push(each);
    if (stateId !== undefined && !ids.has(stateId)) ids.set(stateId, each.id);
    rowIds.push(each.id);
  }
  return { rows: [...remaining, ...added], ids, known, rowIds };
}

/** Rows of the table that belong to a nested list, if the table names the row of the outer list for each of them. */
function rowsOfList(
  { state: { definition }, path }: ListSource,
  { rows, heads }: ImportedTable,
  filled: readonly number[],
): readonly number[] {
  const segments = pathSegments(path);
  return segments.reduce((candidates, id, depth) => {
    const list = depth === 0 ? undefined : fieldAt(definition.fields, joinPath(...segments.slice(0, depth)));
    const column = list?.type === "list" ? heads.findIndex(({ title }) => title.trim() === rowIdHead(list)) : -1;
    const within = candidates.filter((row) => cellText(rows[row]![column]).trim() === id);
    // Ids from a different file are ignored.
    return within.length === 0 ? candidates : within;
  }, filled);
}

/**
 * Computes the list with the rows of a table, without changing the form. Fields that are not in the table keep their defaults, or their values in rows
 * with known ids.
 *
 * @param mode append to the list, replace its rows, or update rows with the same ids
 */
export function importRows(source: ListSource, whole: ImportedTable, mode: ImportMode): Import {
  const columns = fileColumns(source);
  const every = fieldsOf(whole, columns);
  const candidates = rowsOfList(source, whole, filledRows(whole, every));
  const placed = importedParents(source, whole, every, candidates, mode === "replace");
  const fields = every.filter(({ column }) => column.key !== parentKey);
  const filled = placed ? candidates.filter((index) => placed.parents.has(index)) : candidates;
  const table = { ...whole, rows: filled.map((index) => whole.rows[index]!) };
  const { rows: base, ids, known, rowIds } = baseRows(table, mode, source);
  const parents = new Map(rowIds.map((id, index) => [id, placed?.parents.get(filled[index]!)]));
  const before = sourceWithRows(
    source,
    base.map((row) => (parents.get(row.id) === undefined ? row : { ...row, [parentKey]: parents.get(row.id) })),
  );
  const input: Passed = { table, ids: rowIds, known, source };
  const references = fields.filter(({ column }) => isReference(column));
  const others = fields.filter(({ column }) => !isReference(column));
  // References need the names of all rows, and whether a field applies may depend on a reference of its row.
  const named =
    references.length === 0
      ? before
      : passed(
          before,
          others.filter(({ column: { cellField } }) => decidesOrNames.has(cellField.type)),
          input,
        ).after;
  const referring = passed(named, references, input, (write) =>
    write.text !== undefined && ids.has(write.text) ? { ...write, text: ids.get(write.text)! } : write,
  );
  const last = passed(referring.after, others, input);
  const problems = [
    ...[...last.problems, ...referring.problems].map((problem) => ({ ...problem, row: filled[problem.row]! })),
    ...[...(placed?.leftOut ?? [])].map(([row, problem]) => ({ ...problem, row })),
  ];
  return {
    rows: last.after.inputRows,
    texts: last.texts,
    problems,
    count: rowIds.length,
    changed: known.size,
    left: table.rows.length - rowIds.length,
    ids: new Map(rowIds.map((id, index) => [filled[index]!, id])),
  };
}

/** Types of fields on which other fields of the row, and other rows, depend. */
const decidesOrNames: ReadonlySet<string> = new Set(["text", "choice", "flag"]);

/** Data shared by all passes over the table: the ids of its rows in the list, and the rows that were known before. */
interface Passed {
  readonly table: ImportedTable;
  readonly ids: readonly string[];
  readonly known: ReadonlyMap<number, number>;
  readonly source: ListSource;
}

interface Pass {
  readonly after: ListSource;
  readonly texts: Import["texts"];
  /** Problems by the rows of the table. */
  readonly problems: readonly CellProblem[];
}

/** Writes some columns of the table into the list, at the current places of its rows. */
function passed(
  from: ListSource,
  fields: readonly Field[],
  { table, ids, known, source }: Passed,
  translate: (write: CellWrite) => CellWrite = (write) => write,
): Pass {
  if (fields.length === 0) return { after: from, texts: {}, problems: [] };
  const problems: CellProblem[] = [];
  const places = new Map(from.inputRows.map(({ id }, index) => [id, index]));
  const tableRows = new Map(ids.map((id, index) => [places.get(id)!, index]));
  const plain = fields.filter(({ column }) => column.place === undefined);
  const series = Map.groupBy(
    fields.filter(({ column }) => column.place !== undefined),
    ({ column }) => column.column.key,
  );
  const writes = ids.flatMap((id, index): CellWrite[] => {
    const row = places.get(id)!;
    const cells = table.rows[index]!;
    const place = known.get(index);
    const isKept = (field: Field): boolean => place !== undefined && isUnchanged(field, cells, place, source, table);
    const seriesWrites = [...series.values()].flatMap((seriesFields): CellWrite[] => {
      if (seriesFields.every(isKept)) return [];
      const { write, problems: inside } = seriesWrite(row, seriesFields, cells, table, from, place === undefined);
      problems.push(...inside.map(({ column, text, why }) => ({ row: index, column, text, why })));
      return write ? [write] : [];
    });
    const { writes: single, problems: unparsed } = writesOf(row, cells, plain, table, from, isKept);
    problems.push(...unparsed.map(({ column, text, why }) => ({ row: index, column, text, why })));
    return [...single.map(translate), ...seriesWrites];
  });
  const written = writeCells(from, writes);
  for (const { cell, text, why } of written.problems) {
    const field = cell && fields.find(({ column }) => column.column.key === cell.key);
    if (field) problems.push({ row: tableRows.get(cell.row)!, column: field.index, text, why });
  }
  return { after: sourceWithRows(from, written.rows), texts: written.texts, problems };
}

/** Errors of the calculator for the rows after the import, as problems of cells. */
export function refusedCells(source: ListSource, table: ImportedTable, { rows, problems, ids }: Import): readonly CellProblem[] {
  const { definition, input } = source.state;
  const edit = rowsEdit(source, rows);
  const outcome = definition.calculate(withValue(definition.fields, input, edit.path, edit.rows), { strict: false, ...presentation() });
  if (outcome.ok) return [];
  const fields = fieldsOf(table, fileColumns(source));
  const reported = new Set(problems.map(({ row, column }) => `${row} ${column}`));
  const tableRows = new Map([...ids].map(([index, id]) => [id, index]));
  const depth = pathSegments(rowPath(source)).length;
  const paths = new Map(rows.map((each) => [rowPath(source, each), each.id]));
  return outcome.errors.flatMap(({ field, message }): CellProblem[] => {
    const segments = pathSegments(field);
    const row = tableRows.get(paths.get(joinPath(...segments.slice(0, depth))) ?? "");
    if (row === undefined) return [];
    const key = joinPath(...segments.slice(depth));
    const column = fields.find((each) => key === each.column.key || key.startsWith(`${each.column.column.key}.`))?.index;
    if (column === undefined || reported.has(`${row} ${column}`)) return [];
    return [{ row, column, text: cellText(table.rows[row]![column]), why: message }];
  });
}
