import { hasAllWords } from "../search/words.ts";
import { computedRows, computedText, computedValue, inputCell } from "./cells.ts";
import { columnUnit, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";

/** Filter of rows. Rows that are added or edited later stay in view, so that a row does not vanish while it is edited. */
export interface Filter {
  readonly text: string;
  /** Ids of the rows that did not match when the text was typed. */
  readonly hidden: ReadonlySet<string>;
}

export const noFilter: Filter = { text: "", hidden: new Set() };

/** Filter for rows that show every word of a text in these columns. */
export function filterOf(text: string, source: ListSource, columns: readonly Column[]): Filter {
  if (text.trim() === "") return text === "" ? noFilter : { text, hidden: noFilter.hidden };
  const computed = computedRows(source);
  const shown = columns.map((column) => ({ column, unit: columnUnit(column, source) }));
  const hidden = source.rows.flatMap((row, index) => {
    const cells = shown.map(({ column, unit }) => {
      if (column.kind === "computed") return computedText(column, computedValue(column, computed, row), unit, source);
      const cell = inputCell(column, index, unit, source);
      return cell.isUnused ? "" : cell.text;
    });
    return hasAllWords(text, ...cells) ? [] : [row.id];
  });
  return { text, hidden: new Set(hidden) };
}
