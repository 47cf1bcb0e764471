import { computedRows, computedText, computedValue, inputCell } from "./cells.ts";
import { columnUnit, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";

/** Which rows are looked at. Rows that are added or edited meanwhile stay in view: what somebody works on does not vanish under the cursor. */
export interface Filter {
  readonly text: string;
  /** Ids of the rows that did not match when the text was typed. */
  readonly hidden: ReadonlySet<string>;
}

export const noFilter: Filter = { text: "", hidden: new Set() };

/** Letters as they are compared: "Büro" is found by "buro". */
const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The filter that leaves rows which have every word of a text somewhere in these columns, as the columns show it. */
export function filterOf(text: string, source: ListSource, columns: readonly Column[]): Filter {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return text === "" ? noFilter : { text, hidden: noFilter.hidden };
  const computed = computedRows(source);
  const shown = columns.map((column) => ({ column, unit: columnUnit(column, source) }));
  const hidden = source.rows.flatMap((row, index) => {
    const cells = shown.map(({ column, unit }) => {
      if (column.kind === "computed") return computedText(column, computedValue(column, computed, row), unit, source);
      const { text, isUnused } = inputCell(column, index, unit, source);
      return isUnused ? "" : text;
    });
    const said = folded(cells.join("\n"));
    return words.every((word) => said.includes(word)) ? [] : [row.id];
  });
  return { text, hidden: new Set(hidden) };
}
