import { isTypedQuantity, type ResultLink, type Warning } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { use, type ReactNode } from "react";
import { formatNumber, prose } from "@org/form/numbers";
import { computedText, computedValue, numberIn, valueIn, rowsWithin, isOne } from "@org/form/rows";
import { ResultLinksContext } from "../surface/state/resultLinksContext.ts";
import { unknownResult, currencyOf, withCurrency } from "@org/form/state";
import { activePath, countOf, type Grid } from "./useGrid.ts";
import { texts as fieldTexts } from "../surface/fields/texts.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

/** Numbers of a range within one column. */
function numbersIn(grid: Grid): readonly number[] {
  const { range, columns, source, units } = grid;
  const column = columns[range.left];
  if (!column || range.left !== range.right || column.kind === "computed") return [];
  return rowsWithin(grid, range).flatMap(
    (row) => numberIn(column.field, valueIn(source.rows[row], column.names), units.get(column) ?? "") ?? [],
  );
}

function rangeWords(grid: Grid): string {
  const { range, columns, units } = grid;
  const rows = rowsWithin(grid, range).length;
  const width = range.right - range.left + 1;
  const numbers = numbersIn(grid);
  const size = texts.status.size(countOf(grid.source, rows), width);
  if (numbers.length < 2) return size;
  const sum = numbers.reduce((total, each) => total + each, 0);
  const symbol = withCurrency(unitSymbol(units.get(columns[range.left]!) || "unitless"), currencyOf(grid.source.state));
  const text = (value: number): string => `${formatNumber(value, { digits: 5, trimZeros: true })} ${symbol}`.trim();
  return size + texts.status.sums(text(sum), text(sum / numbers.length));
}

const linkIn = (value: unknown): ResultLink | undefined => (isTypedQuantity(value) ? value.link : undefined);

interface StatusBarProps {
  readonly grid: Grid;
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
}

/** Line below the grid: warnings of the active cell, or the totals of a range. */
export function StatusBar({ grid, remarks }: StatusBarProps): ReactNode {
  const { source, selection, columns, range, announcement, units, computed } = grid;
  const path = activePath(grid);
  const error = path === undefined ? undefined : source.state.errors[path];
  const remark = path === undefined ? undefined : remarks[path]?.[0];
  const column = columns[selection.active.column];
  const row = source.rows[grid.rowOf(selection.active.line) ?? -1];
  const links = use(ResultLinksContext);
  const link = column?.kind === "input" && row ? linkIn(valueIn(row, column.names)) : undefined;
  const linkNote = link && path !== undefined && (links ? links.renderNote(path, link) : fieldTexts.quantity.linkedTo(unknownResult));
  const held = source.state.isHeld && column?.kind === "computed" ? texts.status.held : undefined;
  const isRange = !isOne(range);
  const words = isRange ? rangeWords(grid) : "";
  const full =
    column?.kind === "computed" && row && column.field.quantity === "text"
      ? computedText(column, computedValue(column, computed, row), units.get(column) ?? "", source)
      : "";
  return (
    <div className={styles.status}>
      <p data-tone={error ? "limit" : remark?.severity}>
        {isRange ? (
          words
        ) : (
          <>
            {linkNote} {error ?? held ?? remark?.message ?? (linkNote ? "" : full || prose(column?.field.help ?? column?.label ?? ""))}
          </>
        )}
      </p>
      {/* Two live regions, so that an earlier announcement does not suppress that of a range. */}
      <output className="sr-only">{announcement}</output>
      <output className="sr-only">{words}</output>
    </div>
  );
}
