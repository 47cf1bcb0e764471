import { joinPath, type RowsResultField, type ScalarResultField } from "@org/hvac-core/kernel";
import type { CopiedTable } from "../numbers/copiedTable.ts";
import { formatQuantity, prose } from "../numbers/numbers.ts";
import { currencyOf, withCurrency } from "../state/currency.ts";
import type { AnySuccess } from "../state/formInput.ts";
import { rowNamesById } from "../state/rowNames.ts";
import type { CalculatorState } from "../state/calculatorState.ts";
import { copiedValue, noValue, readingSymbol, readingUnit, type PreferredUnits } from "./shown.ts";
import type { DataColumn, DataRow } from "./dataTable.ts";
import { texts } from "./texts.ts";

type Column = readonly [key: string, field: ScalarResultField];
type Row = Readonly<Record<string, { readonly value: number | string } | undefined>> & { readonly id: string };

/** Results by rows, and how they are read. */
export interface RowTablesOf extends Pick<CalculatorState, "definition" | "complete"> {
  readonly name: string;
  readonly field: RowsResultField;
  readonly outcome: AnySuccess;
  readonly preferredUnits: PreferredUnits;
  /** Maximum number of rows written; all rows if absent. */
  readonly maxRows?: number;
}

/** The table of one group. */
interface RowTableContent {
  readonly subject: string;
  readonly title: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Number of all rows, written or not. */
  readonly count: number;
  readonly copied: () => CopiedTable;
}

export const rowsOf = (outcome: AnySuccess, name: string): readonly Row[] =>
  (outcome.results[name] as unknown as readonly Row[] | undefined) ?? [];

/** Texts of results by rows, for screen and paper: one table per group, with one line for each row of the input. */
export function rowTables({
  name,
  field,
  outcome,
  definition,
  complete,
  preferredUnits,
  maxRows = Infinity,
}: RowTablesOf): readonly RowTableContent[] {
  const rows = rowsOf(outcome, name);
  if (rows.length === 0) return [];
  const titles = rowNamesById(definition.fields, complete, name);
  const present = Object.entries(field.row).flatMap(([key, column]) =>
    column.type === undefined && column.table === undefined && rows.some((row) => row[key] !== undefined) ? [[key, column] as const] : [],
  );
  // A first text that names the rows replaces the names from the input; any other text is a separate column.
  const [first] = present;
  const isNamed = first?.[0] === "name" || !rows.every(({ id }) => titles.has(id));
  const naming = isNamed && first?.[1].quantity === "text" ? first : undefined;
  const kinds = new Set(rows.map(({ id }) => titles.get(id)?.kind));
  const [kind = texts.row] = kinds.size === 1 ? kinds : [];
  const columns = naming ? present.slice(1) : present;
  // All values are shown elsewhere, and only names would be left.
  if (columns.length === 0) return [];
  const { unitSystem } = complete;
  const currency = currencyOf({ definition, complete });
  const text = (cell: Row[string], { quantity, exact }: ScalarResultField): string => {
    if (cell === undefined) return noValue;
    const { value } = cell;
    if (quantity === "text" || typeof value === "string") return prose(String(value), outcome.asTyped);
    const unit = readingUnit(quantity, unitSystem, preferredUnits);
    return formatQuantity(value, quantity, unitSystem, { unit, withUnit: false, ...(exact && { exact }), ...(currency && { currency }) });
  };
  /** A row links to the calculation step of its first number, which is next to those of the other numbers. */
  const resultOf = (row: Row, groupColumns: readonly Column[]): string | undefined => {
    const first = groupColumns.find(([key, { quantity }]) => quantity !== "text" && row[key] !== undefined);
    return first && joinPath(name, row.id, first[0]);
  };
  const names: DataColumn = { key: "", label: naming ? naming[1].label : kind, unit: "", isText: true };
  const headOf = ([key, { label, quantity }]: Column): DataColumn => ({
    key,
    label,
    unit: withCurrency(readingSymbol(quantity, unitSystem, preferredUnits), currency),
    isText: quantity === "text",
  });
  const nameOf = (row: Row): string => (naming ? text(row[naming[0]], naming[1]) : (titles.get(row.id)?.name ?? row.id));
  const subjects = [...Map.groupBy(columns, ([, { group }]) => group ?? "")];
  return subjects.map(([subject, groupColumns]) => {
    const head = [names, ...groupColumns.map(headOf)];
    return {
      subject,
      title: subject === "" ? field.label : `${field.label}: ${subject[0]!.toLowerCase()}${subject.slice(1)}`,
      columns: head,
      copied: () => ({
        columns: head,
        rows: rows.map((row) => [
          nameOf(row),
          ...groupColumns.map(([key, { quantity }]) =>
            copiedValue(row[key]?.value, quantity, { unitSystem, preferredUnits, asTyped: outcome.asTyped }),
          ),
        ]),
      }),
      count: rows.length,
      rows: rows
        .slice(0, maxRows)
        .map((row): DataRow => ({
          id: row.id,
          result: resultOf(row, groupColumns),
          cells: [nameOf(row), ...groupColumns.map(([key, column]) => text(row[key], column))],
        })),
    };
  });
}
