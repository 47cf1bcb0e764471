import type { Plain, PlainRecord } from "./savedFile.ts";

/** A column of results: one value for each row, `null` where a row has none. */
interface Column {
  readonly quantity: string;
  readonly values: readonly Plain[];
}

type Row = Readonly<Record<string, unknown>>;
type ResultRow = PlainRecord & { readonly id: string };

/** Rows in columns: those of a list or, with `of`, those that stand in its rows. */
interface Table {
  readonly ids: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** By name: the rows that stand in the rows of this table, as one table. */
  readonly tables?: Readonly<Record<string, Table & { readonly of: readonly number[] }>>;
  /** What is neither, row by row: a series, a value in another quantity. */
  readonly others?: readonly (PlainRecord | null)[];
}

/**
 * Results as they are stored: those of rows in columns, which name each result and its quantity once for all rows. Of 500 sections of duct they
 * take a seventh of the room, so that a whole system fits into its document.
 *
 * @example
 * columnsOfRows({ rooms: [{ id: "a", load: { value: 10, quantity: "power" } }] });
 * // { rooms: { ids: ["a"], columns: { load: { quantity: "power", values: [10] } } } }
 */
export function columnsOfRows(results: PlainRecord): PlainRecord {
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => [name, isRows(result) ? (tableOf(result) as unknown as Plain) : result]),
  );
}

function tableOf(rows: readonly ResultRow[]): Table {
  const columns = new Map<string, { quantity: string; values: (number | string | null)[] }>();
  const tables = new Map<string, { of: number[]; rows: ResultRow[] }>();
  const others = rows.map((row, index) => {
    const rest: Record<string, Plain> = {};
    for (const [name, result] of Object.entries(row)) {
      if (name === "id") continue;
      if (isRows(result)) {
        const table = tables.get(name) ?? { of: [], rows: [] };
        tables.set(name, table);
        for (const row of result) {
          table.of.push(index);
          table.rows.push(row);
        }
        continue;
      }
      if (isScalar(result) && !columns.has(name)) columns.set(name, { quantity: result.quantity, values: rows.map(() => null) });
      const column = columns.get(name);
      if (isScalar(result) && column?.quantity === result.quantity) column.values[index] = result.value;
      else rest[name] = result;
    }
    return Object.keys(rest).length === 0 ? null : rest;
  });
  const inTables = [...tables].map(([name, table]) => [name, { of: table.of, ...tableOf(table.rows) }] as const);
  return {
    ids: rows.map(({ id }) => id),
    columns: Object.fromEntries(columns),
    ...(inTables.length > 0 && { tables: Object.fromEntries(inTables) }),
    ...(others.some((other) => other !== null) && { others }),
  };
}

/** The results of rows, as the engine gives them or as they are stored, by the rows' ids; `undefined` if it is no such thing. */
export function rowsOfResult(result: unknown): ReadonlyMap<string, Row> | undefined {
  const rows = Array.isArray(result) ? result.filter(isRecord) : isTable(result) ? rowsOfTable(result) : undefined;
  return rows && new Map(rows.map(({ id, ...results }) => [String(id), results]));
}

function rowsOfTable({ ids, columns, tables = {}, others = [] }: Table): Row[] {
  const rows = ids.map((id, index): Record<string, unknown> => ({ id, ...others[index] }));
  for (const [name, { quantity, values }] of Object.entries(columns))
    for (const [index, value] of values.entries()) if (value !== null && rows[index]) rows[index][name] = { value, quantity };
  for (const [name, table] of Object.entries(tables)) {
    const inner = rows.map((): Row[] => []);
    for (const [place, row] of rowsOfTable(table).entries()) inner[table.of[place] ?? -1]?.push(row);
    for (const [index, row] of rows.entries()) row[name] = inner[index];
  }
  return rows;
}

function isRecord(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRows(result: Plain): result is readonly ResultRow[] {
  return Array.isArray(result) && result.every((row) => isRecord(row) && typeof row["id"] === "string");
}

/** Looked at closely: a file may have been written by hand, and imported. */
function isTable(result: unknown): result is Table {
  if (!isRecord(result)) return false;
  const { ids, columns, tables = {}, others = [] } = result;
  const areTables = isRecord(tables) && Object.values(tables).every((table) => isTable(table) && "of" in table && Array.isArray(table.of));
  return Array.isArray(ids) && isRecord(columns) && Object.values(columns).every(isColumn) && areTables && Array.isArray(others);
}

function isColumn(column: unknown): column is Column {
  return isRecord(column) && typeof column["quantity"] === "string" && Array.isArray(column["values"]);
}

function isScalar(result: Plain): result is { readonly value: number | string; readonly quantity: string } {
  if (!isRecord(result) || Object.keys(result).length !== 2 || typeof result["quantity"] !== "string") return false;
  return typeof result["value"] === "number" || typeof result["value"] === "string";
}
