import { unitSymbol } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { rowTitle } from "../surface/state/labels.ts";
import { computedRows, computedText, computedValue, inputCell } from "./cells.ts";
import { columnsOf, columnUnit, hasTotals, usedColumns } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { totalText } from "./totals.ts";
import styles from "./list.module.css";

/** On paper a list is a plain table of the columns in use. */
export function PrintedTable({ source }: { readonly source: ListSource }): ReactNode {
  const { state, path, list, rows } = source;
  const units = (column: Parameters<typeof columnUnit>[0]): string => columnUnit(column, source);
  const computed = computedRows(source);
  const columns = usedColumns(columnsOf(state.definition, path, list), source).filter(
    (column) =>
      !column.isExtra &&
      (column.kind === "computed" || rows.some((_, index) => !["", "–"].includes(inputCell(column, index, units(column), source).text))),
  );
  const all = rows.map((_, index) => index);
  return (
    <table className={`${styles.printed} print-only`}>
      <caption className="sr-only">{list.label}</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.label} <small>{unitSymbol(units(column) || "unitless")}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row" title={rowTitle(list, row, index)}>
              {index + 1}
            </th>
            {columns.map((column) => (
              <td key={column.key}>
                {column.kind === "input"
                  ? inputCell(column, index, units(column), source).text
                  : computedText(column, computedValue(column, computed, row), units(column), source)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(hasTotals) && (
        <tfoot>
          <tr>
            <th scope="row">Σ</th>
            {columns.map((column) => (
              <td key={column.key}>{totalText(column, all, source)}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
