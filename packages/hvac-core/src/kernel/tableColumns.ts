import type { QuantityKind } from "../quantity/index.ts";
import type { Table, TableColumn } from "./outcome.ts";

/** A result, or a field of the input, that a column can show. */
interface ColumnSource {
  readonly label: string;
  readonly quantity: QuantityKind | "text";
  readonly exact?: true;
}

type NamesOf<Sources> = { readonly [K in keyof Sources]: Sources[K] extends ColumnSource ? K : never }[keyof Sources] & string;

/**
 * Columns of a table. One that shows a result is its name alone: key, label and kind of quantity are those of the result.
 *
 * @param sources results, or fields of the input, by name
 * @param columns names of results, and whole columns for what is no result
 * @returns the columns, in the same order
 * @example
 * ```ts
 * import { columnsOf, defineResults } from "@org/hvac-core";
 * const results = defineResults({ velocity: { label: "Velocity", symbol: "V", quantity: "velocity" } });
 * columnsOf(results, { key: "kind", label: "Size", quantity: "text" }, "velocity")[1]; // { key: "velocity", label: "Velocity", quantity: "velocity" }
 * ```
 */
export function columnsOf<const Sources extends object>(
  sources: Sources,
  ...columns: readonly (NamesOf<Sources> | TableColumn)[]
): readonly TableColumn[] {
  return columns.map((column) => {
    if (typeof column !== "string") return column;
    const { label, quantity, exact } = sources[column] as ColumnSource;
    return { key: column, label, quantity, ...(exact && { exact }) };
  });
}

/** A table without columns that have no value in any row. The first column, which names the rows, is always shown, and so is that of the shares. */
export function withoutEmptyColumns(table: Table): Table {
  const { columns, rows, shareOf } = table;
  const hasValue = (key: string): boolean => rows.some((row) => row[key] !== "" && row[key] !== null && row[key] !== undefined);
  return rows.length === 0
    ? table
    : { ...table, columns: columns.filter(({ key }, index) => index === 0 || key === shareOf || hasValue(key)) };
}
