import { joinPath, valueAt } from "@org/hvac-core/kernel";
import { defaultUnit, type DecimalMark } from "@org/hvac-core/quantity";
import { decimalMark as pageMark, formatNumber } from "../elements/numbers.ts";
import type { FormScope } from "../surface/fields/FieldInput.tsx";
import { currencyOf } from "../surface/state/currency.ts";
import { complete, type Row } from "../surface/state/formInput.ts";
import { withValue } from "../surface/state/places.ts";
import { newRowId, withNewRow } from "../surface/state/rows.ts";
import { readCellText } from "./cells.ts";
import type { InputColumn } from "./columns.ts";
import { fileCell, fileColumns, type FileColumn } from "./fileColumns.ts";
import type { Head } from "./fileHeads.ts";
import { unmarked } from "./ranges.ts";
import type { ListSource } from "./source.ts";
import { writeCells, type CellWrite } from "./writing.ts";

type ReadCell = string | number | undefined;

/** A table of a file, and what its columns are taken for. */
export interface ImportedTable {
  /** Without its head. */
  readonly rows: readonly (readonly ReadCell[])[];
  readonly heads: readonly Head[];
  /** Texts that begin like formulas have an apostrophe before them. */
  readonly isMarked: boolean;
  /** The mark of decimals in its texts. */
  readonly decimalMark: DecimalMark;
}

/** A cell of a file that cannot be taken as it is. */
export interface CellProblem {
  /** Index of its row in the table, and of its column. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

/** The list as it would be. */
export interface Import {
  readonly rows: readonly Row[];
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly problems: readonly CellProblem[];
  /** Rows of the table that are taken, and those for which the list has no room. */
  readonly count: number;
  readonly left: number;
}

const isBlank = (cell: ReadCell): boolean => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** A number or text of a cell as it would be typed on this page. */
function typedText(cell: ReadCell, unit: string, { decimalMark }: ImportedTable, currency: string | undefined): string {
  const withoutSign = (text: string): string => (currency === undefined ? text : text.replaceAll(currency, "¤"));
  if (typeof cell === "number") return `${formatNumber(cell, { digits: "full" })} ${withoutSign(unit)}`.trim();
  const text = withoutSign((cell ?? "").trim());
  const marked = decimalMark === pageMark() ? text : text.replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  // A cell with a unit of its own has that.
  return /^[-+−\d.,\s\u202f\u00a0'’eE]+$/.test(text) ? `${marked} ${withoutSign(unit)}`.trim() : marked;
}

/** The columns of a table that are fields of the list, with the columns of their units. */
interface Field {
  readonly at: number;
  readonly column: FileColumn;
  readonly unitAt: number | undefined;
  readonly unit: string;
}

function fieldsOf({ heads }: ImportedTable, columns: readonly FileColumn[]): readonly Field[] {
  const own = heads.flatMap(({ target, unit }, at): Field[] => {
    const column = target.type === "field" ? columns.find(({ key }) => key === target.key) : undefined;
    if (!column) return [];
    const unitAt = heads.findIndex((head) => head.target.type === "unit" && head.target.of === at);
    return [{ at, column, unit, unitAt: unitAt === -1 ? undefined : unitAt }];
  });
  // All places of a series have the unit that one of them has.
  return own.map((field) => {
    if (field.unitAt !== undefined || field.column.place === undefined) return field;
    const unitAt = own.find(({ column, unitAt: at }) => column.column === field.column.column && at !== undefined)?.unitAt;
    return { ...field, unitAt };
  });
}

/** Rows of the table that state anything: a field, or at least which row they are. */
function filledRows({ rows, heads }: ImportedTable, fields: readonly Field[]): readonly number[] {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  return rows.flatMap((row, index) => (fields.some(({ at }) => !isBlank(row[at])) || !isBlank(row[idAt]) ? [index] : []));
}

const isReference = ({ of }: FileColumn): boolean => of.type === "reference";

function unitOf({ unit, unitAt }: Field, row: readonly ReadCell[]): string {
  const stated = unitAt === undefined ? undefined : row[unitAt];
  return isBlank(stated) ? unit : String(stated).trim();
}

/** The rows that the list would have before anything is written into them: those that are known by their ids keep what the file does not hold. */
function baseRows(
  table: ImportedTable,
  isAppended: boolean,
  source: ListSource,
): { readonly rows: readonly Row[]; readonly ids: ReadonlyMap<string, string>; readonly known: ReadonlyMap<number, number> } {
  const { list, stated, scope, state } = source;
  const idAt = table.heads.findIndex(({ target }) => target.type === "id");
  const places = new Map(stated.map(({ id }, index) => [id, index]));
  const ids = new Map<string, string>();
  const known = new Map<number, number>();
  const kept = isAppended ? stated : [];
  const around = { values: scope.values, unitSystem: state.complete.unitSystem };
  const [fresh] = withNewRow(list, [], source.rows, around);
  const rows = table.rows.slice(0, list.maxRows - kept.length).map((row, index): Row => {
    const stateId = idAt === -1 || isBlank(row[idAt]) ? undefined : String(row[idAt]).trim();
    const place = isAppended || stateId === undefined || ids.has(stateId) ? undefined : places.get(stateId);
    const own = place === undefined ? { ...fresh, id: newRowId() } : stated[place]!;
    if (place !== undefined) known.set(index, place);
    if (stateId !== undefined && !ids.has(stateId)) ids.set(stateId, own.id);
    return own;
  });
  return { rows: [...kept, ...rows], ids, known };
}

/** The list with other rows, and all that follows from them. */
function withRows(source: ListSource, rows: readonly Row[]): ListSource {
  const { state, path } = source;
  const input = withValue(state.definition.fields, state.input, path, rows);
  const completed = complete(state.definition, input);
  const around = path.split(".").slice(0, -1).join(".");
  return {
    ...source,
    state: { ...state, input, complete: completed, unread: {}, errors: {} },
    scope: { ...source.scope, values: (around === "" ? completed : valueAt(completed, around)) as FormScope["values"] },
    rows: valueAt(completed, path) as readonly Row[],
    stated: rows,
  };
}

/** What the places of a series in a row make together, or why they cannot be read. */
function seriesWrite(
  row: number,
  fields: readonly Field[],
  cells: readonly ReadCell[],
  table: ImportedTable,
  source: ListSource,
): { readonly write?: CellWrite; readonly problems: readonly { readonly at: number; readonly text: string; readonly why: string }[] } {
  const { column, of } = fields[0]!.column;
  if (fields.every(({ at }) => isBlank(cells[at]))) return { problems: [] };
  const currency = currencyOf(source.state);
  const own: InputColumn = { ...column, field: of };
  const problems: { at: number; text: string; why: string }[] = [];
  const defaultOf = of.type === "quantity" ? defaultUnit(of.quantity, source.state.complete.unitSystem) : "";
  let unit: string | undefined;
  const values = fields.map((field) => {
    const text = typedText(cells[field.at], of.type === "quantity" ? unitOf(field, cells) : "", table, currency);
    const read = readCellText(own, isBlank(cells[field.at]) ? "" : text, defaultOf, source);
    if (!read.ok) {
      problems.push({ at: field.at, text, why: read.why });
      return undefined;
    }
    if (of.type !== "quantity" || read.value === null) return read.value;
    const typed = read.value as { readonly value: number; readonly unit: string };
    unit ??= typed.unit;
    if (typed.unit !== unit) problems.push({ at: field.at, text, why: "All values of a row must be in one unit." });
    return typed.value;
  });
  const count = (column.field as { readonly axis?: string }).axis === undefined ? 0 : fields.length;
  if (problems.length > 0 || count === 0) return { problems };
  return { write: { row, column, value: of.type === "quantity" ? { values, ...(unit !== undefined && { unit }) } : { values } }, problems };
}

/** The writes of a row of the table; a cell that says what its row says already writes nothing. */
function writesOf(
  row: number,
  cells: readonly ReadCell[],
  fields: readonly Field[],
  table: ImportedTable,
  source: ListSource,
  isKept: (field: Field) => boolean,
): readonly CellWrite[] {
  const currency = currencyOf(source.state);
  return fields.flatMap((field): CellWrite[] => {
    const { column, of } = field.column;
    const cell = cells[field.at];
    if (isKept(field)) return [];
    if (of.type === "quantity") {
      if (isBlank(cell)) return [{ row, column, value: of.optional ? null : undefined }];
      return [{ row, column, text: typedText(cell, unitOf(field, cells), table, currency) }];
    }
    if (isBlank(cell) && of.type !== "text")
      return [{ row, column, value: of.type === "reference" || of.type === "date" ? null : undefined }];
    const text = typeof cell === "number" ? formatNumber(cell, { digits: "full" }) : (cell ?? "");
    return [{ row, column, text: table.isMarked ? unmarked(text) : text }];
  });
}

/** Whether a cell of the file states what the row that is known by its id has already: then nothing of it is restated. */
function saysTheSame(field: Field, cells: readonly ReadCell[], place: number, source: ListSource, table: ImportedTable): boolean {
  const own = fileCell(field.column, place, source, currencyOf(source.state));
  const cell = cells[field.at];
  if (isBlank(cell) || own.value === undefined) return isBlank(cell) && own.value === undefined;
  const isUnit = field.column.of.type !== "quantity" || (unitOf(field, cells) || own.unit) === own.unit;
  if (typeof own.value === "number") {
    const text = String(cell).trim();
    const number = typeof cell === "number" ? cell : Number(table.decimalMark === "," ? text.replace(",", ".") : text);
    return isUnit && number === own.value;
  }
  const text = String(cell);
  return (table.isMarked ? unmarked(text) : text) === own.value;
}

/**
 * The list with the rows of a table: nothing is changed yet. Fields that the table does not name stay at their defaults, or in rows that are known
 * by their ids as they are.
 *
 * @param mode at the end of the list, or in place of its rows
 */
export function importRows(source: ListSource, whole: ImportedTable, mode: "append" | "replace"): Import {
  const columns = fileColumns(source);
  const fields = fieldsOf(whole, columns);
  const filled = filledRows(whole, fields);
  const table = { ...whole, rows: filled.map((index) => whole.rows[index]!) };
  const start = mode === "append" ? source.stated.length : 0;
  const { rows: base, ids, known } = baseRows(table, mode === "append", source);
  const count = base.length - start;
  const before = withRows(source, base);
  const own = base.slice(start).map(({ id }) => id);
  const input: Passed = { table, ids: own, known, source };
  const references = fields.filter(({ column }) => isReference(column));
  const others = fields.filter(({ column }) => !isReference(column));
  // Rows are named by others when all have their names; whether a field applies may depend on what its row refers to.
  const named =
    references.length === 0
      ? before
      : passed(
          before,
          others.filter(({ column: { of } }) => decidesOrNames.has(of.type)),
          input,
        ).after;
  const referring = passed(named, references, input, (write) =>
    write.text !== undefined && ids.has(write.text) ? { ...write, text: ids.get(write.text)! } : write,
  );
  const last = passed(referring.after, others, input);
  const problems = [...last.problems, ...referring.problems].map((problem) => ({ ...problem, row: filled[problem.row]! }));
  return { rows: last.after.stated, texts: last.texts, problems, count, left: table.rows.length - count };
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
  const places = new Map(from.stated.map(({ id }, index) => [id, index]));
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
      const { write, problems: inside } = seriesWrite(row, own, cells, table, from);
      problems.push(...inside.map(({ at, text, why }) => ({ row: index, column: at, text, why })));
      return write ? [write] : [];
    });
    return [...writesOf(row, cells, plain, table, from, isKept).map(translate), ...together];
  });
  const written = writeCells(from, writes);
  for (const { cell, text, why } of written.problems) {
    const field = cell && fields.find(({ column }) => column.column.key === cell.key);
    if (field) problems.push({ row: tableRows.get(cell.row)!, column: field.at, text, why });
  }
  return { after: withRows(from, written.rows), texts: written.texts, problems };
}

/** What the calculator refuses of the rows as they would be, as problems of the cells that it names. */
export function refusedCells(
  source: ListSource,
  table: ImportedTable,
  { rows, problems }: Import,
  mode: "append" | "replace",
): readonly CellProblem[] {
  const { definition, input } = source.state;
  const outcome = definition.calculate(withValue(definition.fields, input, source.path, rows), { strict: false, decimalMark: pageMark() });
  if (outcome.ok) return [];
  const fields = fieldsOf(table, fileColumns(source));
  const start = mode === "append" ? source.stated.length : 0;
  const filled = filledRows(table, fields);
  const told = new Set(problems.map(({ row, column }) => `${row} ${column}`));
  // A tree may stand in another order than the file: then cells cannot be told by their place.
  if (source.list.outline !== undefined) return [];
  return outcome.errors.flatMap(({ field, message }): CellProblem[] => {
    const place = rows.findIndex(({ id }) => field.startsWith(`${joinPath(source.path, id)}.`));
    const row = filled[place - start];
    if (place < start || row === undefined) return [];
    const key = field.slice(joinPath(source.path, rows[place]!.id).length + 1);
    const column = fields.find((each) => key === each.column.key || key.startsWith(`${each.column.column.key}.`))?.at;
    if (column === undefined || told.has(`${row} ${column}`)) return [];
    return [{ row, column, text: String(table.rows[row]![column] ?? ""), why: message }];
  });
}
