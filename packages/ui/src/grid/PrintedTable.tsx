import { unitSymbol } from "@org/hvac-core/quantity";
import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { rowTitle } from "../surface/state/labels.ts";
import { computedRows, computedText, computedValue, inputCell } from "./cells.ts";
import { columnsOf, columnUnit, hasTotals, usedColumns } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { totalText } from "./totals.ts";
import styles from "./list.module.css";

/** Whether the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinting;
}

/** On paper a list is a plain table of the columns in use; drawn for the print alone, since a list may be long. */
export function PrintedTable({ source }: { readonly source: ListSource }): ReactNode {
  return useIsPrinting() && source.rows.length > 0 && <PlainTable source={source} />;
}

function PlainTable({ source }: { readonly source: ListSource }): ReactNode {
  const { state, path, list, rows } = source;
  const units = (column: Parameters<typeof columnUnit>[0]): string => columnUnit(column, source);
  const computed = computedRows(source);
  // What somebody stated, and what it comes to: half a page has no room for defaults.
  const columns = usedColumns(columnsOf(state.definition, path, list), source).filter(
    (column) =>
      column.isPinned ||
      (column.kind === "input" &&
        rows.some((_, index) => {
          const { text, isDefault, isUnused } = inputCell(column, index, units(column), source);
          return text !== "" && !isDefault && !isUnused;
        })),
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
