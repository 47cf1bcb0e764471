import { tableTexts, type Table, type TableRow } from "@org/hvac-core/kernel";
import type { UnitSystem, CurrencyFormat } from "@org/hvac-core/quantity";
import { formatNumber, presentation, prose } from "../numbers/numbers.ts";
import { withCurrency } from "../state/currency.ts";
import { layOutBars } from "./shareBars.ts";
import { noValue, readingSymbol, readingUnit, type PreferredUnits } from "./shown.ts";
import type { DataColumn, DataRow, Share } from "./dataTable.ts";

/** Key of a row while its numbers change: its id, or else its texts and its position among rows with equal texts. */
function idsOf(table: Table): readonly string[] {
  const seen = new Map<string, number>();
  return table.rows.map((row) => {
    if (typeof row["id"] === "string") return row["id"];
    const texts = table.columns.flatMap(({ key, quantity }) => (quantity === "text" ? [String(row[key])] : [])).join(" ");
    const count = (seen.get(texts) ?? 0) + 1;
    seen.set(texts, count);
    return `${texts} ${count}`;
  });
}

/** The result that a row shows, where its step can be looked up. */
const resultOf = ({ result }: TableRow): string | undefined => (typeof result === "string" ? result : undefined);

const percent = (whole: number): string => `${formatNumber(whole, { digits: 3, decimals: 0 })}\u202f%`;

/** Share of each row in the sum, as a bar and in words. Shares in words add up to 100 % if none is negative. */
function sharesOf({ rows, shareOf, sum, stepped }: Table, inPercent: readonly number[] | undefined): (Share | undefined)[] {
  const all = shareOf === undefined ? undefined : sum?.[shareOf];
  if (shareOf === undefined || typeof all !== "number" || all === 0) return rows.map(() => undefined);
  const parts = rows.map((row) => (typeof row[shareOf] === "number" ? row[shareOf] / all : undefined));
  const bars = layOutBars(
    parts.map((part = 0) => part),
    stepped === true,
  );
  return parts.map((part, index) =>
    part === undefined ? undefined : { part, bar: bars[index], text: percent(inPercent?.[index] ?? 100 * part) },
  );
}

/** How a table is read. */
export interface TableReading {
  readonly unitSystem: UnitSystem;
  readonly preferredUnits: PreferredUnits;
  readonly currency: CurrencyFormat | undefined;
  /** Texts of the outcome that are printed as they were typed. */
  readonly asTyped: readonly string[] | undefined;
}

/** Content of a table: heads with units, formatted cells, and shares of the sum. */
export interface TableContent {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  readonly sum: DataRow | undefined;
  readonly shares: readonly (Share | undefined)[];
}

/** A table of an outcome in texts, as the screen and paper show it. */
export function tableContent(table: Table, { unitSystem, preferredUnits, currency, asTyped }: TableReading): TableContent {
  const columns = table.columns.map(({ key, label, quantity }): DataColumn => ({
    key,
    label,
    unit: withCurrency(readingSymbol(quantity, unitSystem, preferredUnits), currency),
    isText: quantity === "text",
  }));
  const texts = tableTexts(table, {
    unitSystem,
    formatOf: (kind) => ({ unit: readingUnit(kind, unitSystem, preferredUnits), ...presentation(), ...(currency && { currency }) }),
  });
  const cellsOf = (row: Readonly<Record<string, string>>): string[] =>
    table.columns.map(({ key, quantity }) => (quantity === "text" ? prose(row[key] ?? noValue, asTyped) : (row[key] ?? noValue)));
  const ids = idsOf(table);
  const shares = sharesOf(table, texts.shares);
  const rows = table.rows.map((row, index): DataRow => ({
    id: ids[index]!,
    cells: cellsOf(texts.rows[index]!),
    share: shares[index],
    result: resultOf(row),
  }));
  const sum = texts.sum && {
    id: "sum",
    cells: cellsOf(texts.sum),
    result: table.sum && resultOf(table.sum),
    share: shares.some((share) => share) ? { part: 1, bar: undefined, text: percent(100) } : undefined,
  };
  return { columns, rows, sum, shares };
}
