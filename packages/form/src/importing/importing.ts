import { isAssumed, joinPath, pathSegments, valueAt } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { decimalMark as pageMark } from "../numbers/numbers.ts";
import { complete, type Row } from "../state/formInput.ts";
import { withValue } from "../state/places.ts";
import { newRowId, withNewRow } from "../state/rows.ts";
import { fileColumns } from "./fileColumns.ts";
import { saysTheSame, seriesWrite, writesOf } from "./importedCells.ts";
import { cellText, fieldsOf, filledRows, isBlank, isReference, type Field, type ImportedTable } from "./importedTable.ts";
import { rowIdHead } from "./listFile.ts";
import type { ListSource } from "../rows/source.ts";
import { writeCells } from "../rows/writing.ts";
import type { CellWrite } from "../rows/cells.ts";
import type { FormScope } from "../fields/formScope.ts";

/** A cell of a file that cannot be taken as it is. */
export interface CellProblem {
  /** Index of its row in the table, and of its column. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

/** Where the rows of a file go: behind those of the list, in their place, or onto those that they are known as. */
export type ImportMode = "append" | "replace" | "update";

/** The list as it would be. */
export interface Import {
  readonly rows: readonly Row[];
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly problems: readonly CellProblem[];
  /** Rows of the table that are taken, those of them that the list had before, and those for which it has no room. */
  readonly count: number;
  readonly changed: number;
  readonly left: number;
  /** The ids in the list of the table's rows that are taken, by their index. */
  readonly ids: ReadonlyMap<number, string>;
}

interface Base {
  readonly rows: readonly Row[];
  /** Ids that the file states, as they are in the list. */
  readonly ids: ReadonlyMap<string, string>;
  /** Rows of the table that are known: their places in the list before. */
  readonly known: ReadonlyMap<number, number>;
  /** The ids of the table's rows in the list. */
  readonly own: readonly string[];
}

/** Whether nothing was entered in any row of the list, as in the one that a new page begins with. */
export function isListBlank({ inputRows, state, path }: Pick<ListSource, "inputRows" | "state" | "path">): boolean {
  const isBlankValue = (value: unknown): boolean =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const isTyped = (id: string): boolean =>
    Object.entries(state.unparsed).some(([at, text]) => text !== undefined && at.startsWith(`${joinPath(path, id)}.`));
  return inputRows.every(
    (row) => Object.keys(row).every((key) => key === "id" || isAssumed(row, key) || isBlankValue(row[key])) && !isTyped(row.id),
  );
}

/** How many rows of a table have an id that a row of the list has. */
export function knownRows({ rows, heads }: Pick<ImportedTable, "rows" | "heads">, { inputRows }: Pick<ListSource, "inputRows">): number {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  if (idAt === -1) return 0;
  const ids = new Set(inputRows.map(({ id }) => id));
  return rows.filter((row) => ids.has(cellText(row[idAt]).trim())).length;
}

/** The rows that the list would have before anything is written into them: those that are known by their ids keep what the file does not hold. */
function baseRows(table: ImportedTable, mode: ImportMode, source: ListSource): Base {
  const { list, inputRows, scope, state } = source;
  const idAt = table.heads.findIndex(({ target }) => target.type === "id");
  const places = new Map(inputRows.map(({ id }, index) => [id, index]));
  const ids = new Map<string, string>();
  const known = new Map<number, number>();
  const kept = mode === "replace" ? [] : inputRows;
  const around = { values: scope.values, unitSystem: state.complete.unitSystem };
  const [fresh] = withNewRow(list, [], source.rows, around);
  const added: Row[] = [];
  const own: string[] = [];
  for (const [index, row] of table.rows.entries()) {
    const stateId = idAt === -1 || isBlank(row[idAt]) ? undefined : cellText(row[idAt]).trim();
    const place = mode === "append" || stateId === undefined || ids.has(stateId) ? undefined : places.get(stateId);
    if ((place === undefined || mode === "replace") && kept.length + added.length >= list.maxRows) break;
    const each = place === undefined ? { ...fresh, id: newRowId() } : inputRows[place]!;
    if (place !== undefined) known.set(index, place);
    if (place === undefined || mode === "replace") added.push(each);
    if (stateId !== undefined && !ids.has(stateId)) ids.set(stateId, each.id);
    own.push(each.id);
  }
  return { rows: [...kept, ...added], ids, known, own };
}

/** The list with other rows, and all that follows from them. */
function withRows(source: ListSource, rows: readonly Row[]): ListSource {
  const { state, path } = source;
  const input = withValue(state.definition.fields, state.input, path, rows);
  const completed = complete(state.definition, input);
  const around = path.split(".").slice(0, -1).join(".");
  return {
    ...source,
    state: { ...state, input, complete: completed, unparsed: {}, errors: {} },
    scope: { ...source.scope, values: (around === "" ? completed : valueAt(completed, around)) as FormScope["values"] },
    rows: valueAt(completed, path) as readonly Row[],
    inputRows: rows,
  };
}

/** The rows that belong into the list, where it stands in a row of another one and the table says in which row each of them stands. */
function ownRows(
  { state: { definition }, path }: ListSource,
  { rows, heads }: ImportedTable,
  filled: readonly number[],
): readonly number[] {
  const segments = pathSegments(path);
  return segments.reduce((own, id, at) => {
    const list = at === 0 ? undefined : fieldAt(definition.fields, joinPath(...segments.slice(0, at)));
    const column = list?.type === "list" ? heads.findIndex(({ title }) => title.trim() === rowIdHead(list)) : -1;
    const within = own.filter((row) => cellText(rows[row]![column]).trim() === id);
    // Ids of another file say nothing here.
    return within.length === 0 ? own : within;
  }, filled);
}

/**
 * The list with the rows of a table: nothing is changed yet. Fields that the table does not name stay at their defaults, or in rows that are known
 * by their ids as they are.
 *
 * @param mode at the end of the list, in place of its rows, or onto the rows with the same ids
 */
export function importRows(source: ListSource, whole: ImportedTable, mode: ImportMode): Import {
  const columns = fileColumns(source);
  const fields = fieldsOf(whole, columns);
  const filled = ownRows(source, whole, filledRows(whole, fields));
  const table = { ...whole, rows: filled.map((index) => whole.rows[index]!) };
  const { rows: base, ids, known, own } = baseRows(table, mode, source);
  const before = withRows(source, base);
  const input: Passed = { table, ids: own, known, source };
  const references = fields.filter(({ column }) => isReference(column));
  const others = fields.filter(({ column }) => !isReference(column));
  // Rows are named by others when all have their names; whether a field applies may depend on what its row refers to.
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
  const problems = [...last.problems, ...referring.problems].map((problem) => ({ ...problem, row: filled[problem.row]! }));
  return {
    rows: last.after.inputRows,
    texts: last.texts,
    problems,
    count: own.length,
    changed: known.size,
    left: table.rows.length - own.length,
    ids: new Map(own.map((id, index) => [filled[index]!, id])),
  };
}

/** What other fields of a row, and other rows, depend on. */
const decidesOrNames: ReadonlySet<string> = new Set(["text", "choice", "flag"]);

/** What all passes over the table share: the ids that its rows have in the list, and which of them are rows known before. */
interface Passed {
  readonly table: ImportedTable;
  readonly ids: readonly string[];
  readonly known: ReadonlyMap<number, number>;
  readonly source: ListSource;
}

interface Pass {
  readonly after: ListSource;
  readonly texts: Import["texts"];
  /** Rows as those of the table. */
  readonly problems: readonly CellProblem[];
}

/** Writes some columns of the table into the list, wherever its rows stand by now. */
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
    const isKept = (field: Field): boolean => place !== undefined && saysTheSame(field, cells, place, source, table);
    const together = [...series.values()].flatMap((own): CellWrite[] => {
      if (own.every(isKept)) return [];
      const { write, problems: inside } = seriesWrite(row, own, cells, table, from, place === undefined);
      problems.push(...inside.map(({ at, text, why }) => ({ row: index, column: at, text, why })));
      return write ? [write] : [];
    });
    const { writes: single, problems: unparsed } = writesOf(row, cells, plain, table, from, isKept);
    problems.push(...unparsed.map(({ at, text, why }) => ({ row: index, column: at, text, why })));
    return [...single.map(translate), ...together];
  });
  const written = writeCells(from, writes);
  for (const { cell, text, why } of written.problems) {
    const field = cell && fields.find(({ column }) => column.column.key === cell.key);
    if (field) problems.push({ row: tableRows.get(cell.row)!, column: field.at, text, why });
  }
  return { after: withRows(from, written.rows), texts: written.texts, problems };
}

/** What the calculator refuses of the rows as they would be, as problems of the cells that it names. */
export function refusedCells(source: ListSource, table: ImportedTable, { rows, problems, ids }: Import): readonly CellProblem[] {
  const { definition, input } = source.state;
  const outcome = definition.calculate(withValue(definition.fields, input, source.path, rows), { strict: false, decimalMark: pageMark() });
  if (outcome.ok) return [];
  const fields = fieldsOf(table, fileColumns(source));
  const told = new Set(problems.map(({ row, column }) => `${row} ${column}`));
  const tableRows = new Map([...ids].map(([index, id]) => [id, index]));
  return outcome.errors.flatMap(({ field, message }): CellProblem[] => {
    if (!field.startsWith(`${source.path}.`)) return [];
    const [id = "", ...names] = field.slice(source.path.length + 1).split(".");
    const row = tableRows.get(id);
    if (row === undefined) return [];
    const key = joinPath(...names);
    const column = fields.find((each) => key === each.column.key || key.startsWith(`${each.column.column.key}.`))?.at;
    if (column === undefined || told.has(`${row} ${column}`)) return [];
    return [{ row, column, text: cellText(table.rows[row]![column]), why: message }];
  });
}
