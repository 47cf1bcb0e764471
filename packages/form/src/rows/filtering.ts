import { hasAllWords } from "../search/words.ts";
import type { Column } from "./columns.ts";
import { shownTexts } from "./finding.ts";
import type { ListSource } from "./source.ts";

/** What rows are filtered by. */
export interface FilterTerms {
  /** Words that the shown columns of a row contain. */
  readonly text: string;
  /** By key of the column: the texts that its cells may have. */
  readonly byColumn: Readonly<Record<string, readonly string[]>>;
}

/** Filter of rows. Rows that are added or edited later stay in view, so that a row does not vanish while it is edited. */
export interface Filter extends FilterTerms {
  /** Ids of the rows that did not match when the filter was set. */
  readonly hidden: ReadonlySet<string>;
}

export const noFilter: Filter = { text: "", byColumn: {}, hidden: new Set() };

/** Whether a filter has any terms. */
export const isFiltered = ({ text, byColumn }: FilterTerms): boolean => text !== "" || Object.keys(byColumn).length > 0;

/**
 * Filter for rows that show every word of a text, and one of the chosen texts in each filtered column.
 *
 * @param all the columns that can be filtered, shown or not
 */
export function filterOf({ text, byColumn }: FilterTerms, source: ListSource, columns: readonly Column[], all = columns): Filter {
  const chosen = all.flatMap((column) => {
    const texts = byColumn[column.key];
    return texts ? [{ column, texts: new Set(texts) }] : [];
  });
  if (text.trim() === "" && chosen.length === 0) return { ...noFilter, text };
  const textOf = shownTexts(source, all);
  const hidden = source.rows.flatMap(({ id }, index) => {
    const isChosen = chosen.every(({ column, texts }) => texts.has(textOf(column, index)));
    return isChosen && (text.trim() === "" || hasAllWords(text, ...columns.map((column) => textOf(column, index)))) ? [] : [id];
  });
  return { text, byColumn, hidden: new Set(hidden) };
}

/** Different texts of a column with the number of their rows, in the order of the list. */
export function textCounts(column: Column, source: ListSource): readonly (readonly [text: string, count: number])[] {
  const textOf = shownTexts(source, [column]);
  const counts = new Map<string, number>();
  for (const index of source.rows.keys()) {
    const text = textOf(column, index);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts];
}
