import type { ListField } from "@org/hvac-core/kernel";
import { convert, siUnit, type CurrencyFormat, type QuantityKind } from "@org/hvac-core/quantity";
import { prose } from "../numbers/numbers.ts";
import { currencyOf } from "../state/currency.ts";
import { computedValue, typedTexts } from "../rows/cells.ts";
import { presentRows, resultsOfRows } from "../rows/resultRows.ts";
import { columnsOf, columnUnit, type ComputedColumn } from "../rows/columns.ts";
import { amountCell, fileCell, fileColumns, type FileColumn } from "./fileColumns.ts";
import type { ListSource } from "../rows/source.ts";
import { headTexts } from "./texts.ts";

/** A column of a list in an exported file. */
export interface ListFileColumn {
  readonly head: string;
  /** Content: a field by its key or a result by its name, followed by a column with its unit. */
  readonly content:
    | { readonly type: "field"; readonly key: string }
    | { readonly type: "result"; readonly name: string }
    | { readonly type: "unit" }
    | { readonly type: "id" };
  /** Quantity of its numbers. */
  readonly quantity?: QuantityKind | "text";
  /** Its numbers were typed, or are exact to their last digit. */
  readonly isWhole?: boolean;
  /** Its numbers add up over the rows, as in the table of the form. */
  readonly isSummed?: boolean;
}

export interface ListFile {
  readonly columns: readonly ListFileColumn[];
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** Heads of the columns that identify the row of the outer list: by its name, and by its id. */
export const rowHead = ({ rowLabel }: ListField): string => rowLabel.charAt(0).toUpperCase() + rowLabel.slice(1);
export const rowIdHead = (list: ListField): string => headTexts.outerRowId(rowHead(list));

type Part = readonly [ListFileColumn, (row: number) => string | number | undefined];

function fieldParts(columns: readonly FileColumn[], source: ListSource, currency: CurrencyFormat | undefined): readonly Part[] {
  const indices = source.rows.map((_, index) => index);
  return columns.flatMap((column, position): Part[] => {
    const cells = indices.map((index) => fileCell(column, index, source, currency));
    const { cellField } = column;
    const numbers = cellField.type === "quantity" ? { quantity: cellField.quantity, isWhole: true } : {};
    const value: Part = [{ head: column.label, content: { type: "field", key: column.key }, ...numbers }, (row) => cells[row]!.value];
    if (cellField.type !== "quantity") return [value];
    // All places of a series share one unit column, after the last place.
    const isLast = columns[position + 1]?.column !== column.column;
    const label = column.place === undefined ? column.label : prose(column.column.label);
    const units = isLast && (column.place !== undefined || cells.some(({ unit }) => unit !== ""));
    const seriesUnit = (row: number): string =>
      columns
        .filter(({ column: other }) => other === column.column)
        .map((each) => fileCell(each, row, source, currency).unit)
        .find((unit) => unit !== "") ?? "";
    const unit: Part = [
      { head: headTexts.unit(label), content: { type: "unit" } },
      (row) => (column.place === undefined ? cells[row]!.unit : seriesUnit(row)) || undefined,
    ];
    return units ? [value, unit] : [value];
  });
}

function resultParts(source: ListSource, currency: CurrencyFormat | undefined): readonly Part[] {
  const { state, path, list } = source;
  // Results with another name have a separate table.
  if (resultsOfRows(path, list) !== path) return [];
  const computed = presentRows(source);
  const columns = columnsOf(state.definition, path, list).filter((column): column is ComputedColumn => column.kind === "computed");
  return columns.flatMap((column): Part[] => {
    const { name, field, label } = column;
    const unit = columnUnit(column, source);
    const valueOf = (row: number): string | number | undefined => {
      const value = computedValue(column, computed, source.rows[row]!);
      if (typeof value !== "number" || field.quantity === "text")
        return typeof value === "string" ? prose(value, typedTexts(source)) : value;
      return amountCell(convert(value, siUnit(field.quantity), unit), unit, field.quantity, currency).value;
    };
    const symbol = field.quantity === "text" ? "" : amountCell(1, unit, field.quantity, currency).unit;
    const head = prose(label);
    const { quantity, exact: isWhole = false } = field;
    const value: Part = [{ head, content: { type: "result", name }, quantity, isWhole, isSummed: column.isSummed }, valueOf];
    if (symbol === "") return [value];
    return [value, [{ head: headTexts.unit(head), content: { type: "unit" } }, (row) => (valueOf(row) === undefined ? undefined : symbol)]];
  });
}

/** A list as a table for a file: inputs in their displayed units, then results, then ids that identify the rows in an import. */
export function listFile(source: ListSource): ListFile {
  const currency = currencyOf(source.state);
  const ids: Part = [{ head: headTexts.rowId, content: { type: "id" } }, (row) => source.rows[row]!.id];
  const parts = [...fieldParts(fileColumns(source), source, currency), ...resultParts(source, currency), ids];
  return { columns: parts.map(([column]) => column), rows: source.rows.map((_, row) => parts.map(([, cell]) => cell(row))) };
}
