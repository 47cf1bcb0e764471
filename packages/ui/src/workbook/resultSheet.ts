import { axes, type ResultFields, type Table, type TableRow } from "@org/hvac-core/kernel";
import { convert, siUnit, type QuantityKind } from "@org/hvac-core/quantity";
import { prose } from "../elements/numbers.ts";
import { amountCell, typedTexts, type ListSource } from "../grid/index.ts";
import { readingUnit } from "../surface/results/shown.ts";
import { currencyOf } from "../surface/state/currency.ts";
import type { AnySuccess } from "../surface/state/formInput.ts";
import { rangeOf, reference, type Place } from "./places.ts";
import { cellOf, headCells, numberCell, sheetOf, textCell, type Cells } from "./sheets.ts";
import type { WrittenCell, WrittenSheet } from "../spreadsheet/writeXlsx.ts";

type Source = Pick<ListSource, "state" | "preferredUnits">;
type Stated = { readonly value?: number | string; readonly values?: readonly number[] } | undefined;

/** A number of the calculation as it is read, with its unit. */
function amountOf(value: number, quantity: QuantityKind, { state, preferredUnits }: Source) {
  const unit = readingUnit(quantity, state.complete.unitSystem, preferredUnits);
  return {
    ...amountCell(convert(value, siUnit(quantity), unit), unit, quantity, currencyOf(state)),
    factor: quantity === "money" ? 1 : undefined,
  };
}

interface ResultRows {
  readonly rows: readonly Cells[];
  readonly places: ReadonlyMap<string, Place>;
}

/** Results that are no rows of lists: numbers, texts, and series place by place. */
function scalarRows(sheet: string, results: ResultFields, outcome: AnySuccess, source: Source): ResultRows {
  const rows: Cells[] = [headCells(["Result", "Value", "Unit", "Symbol"])];
  const places = new Map<string, Place>();
  for (const [name, field] of Object.entries(results)) {
    const result = outcome.results[name] as Stated;
    if (!result || field.type === "rows") continue;
    const label = prose(field.label);
    const symbol = textCell(field.symbol ?? "");
    if (field.type === "series") {
      for (const [index, value] of (result.values ?? []).entries()) {
        const amount = amountOf(value, field.quantity, source);
        rows.push([textCell(`${label}, ${axes[field.axis][index]!}`), cellOf(amount.value, field.quantity), textCell(amount.unit), symbol]);
      }
    } else if (typeof result.value === "number" && field.quantity !== "text") {
      const amount = amountOf(result.value, field.quantity, source);
      if (amount.factor !== undefined) places.set(name, { sheet, row: rows.length, column: 1, factor: amount.factor });
      rows.push([textCell(label), cellOf(amount.value, field.quantity), textCell(amount.unit), symbol]);
    } else rows.push([textCell(label), cellOf(prose(String(result.value), outcome.asTyped)), undefined, symbol]);
  }
  return { rows, places };
}

/** The cells of a group of rows of a list, as few ranges as there are runs of them; more than this many are written as their sum. */
const mostRanges = 100;

export interface Groups {
  /** Ranges of the column that adds up, by the group's id; none where one cannot be found again. */
  readonly rangesOf: (table: Table, id: string) => readonly string[] | undefined;
}

function tableCell(
  cell: TableRow[string] | undefined,
  column: Table["columns"][number],
  row: TableRow,
  sheet: string,
  places: ReadonlyMap<string, Place>,
  groups: string | undefined,
  source: Source,
): WrittenCell | undefined {
  if (typeof cell !== "number" || column.quantity === "text")
    return cellOf(typeof cell === "string" ? prose(cell, typedTexts(source)) : (cell ?? undefined));
  const { value } = amountOf(cell, column.quantity, source);
  const written = numberCell(value as number, column.quantity);
  const place = typeof row["result"] === "string" ? places.get(row["result"]) : undefined;
  const shown = place && (source.state.outcome.ok ? (source.state.outcome.results[row["result"] as string] as Stated)?.value : undefined);
  if (place?.factor === 1 && column.quantity === "money" && typeof shown === "number" && Math.abs(shown) === Math.abs(cell))
    return { ...written, formula: `${shown === cell ? "" : "-"}${reference(place, sheet)}` };
  return groups !== undefined && column.quantity === "money" ? { ...written, formula: groups } : written;
}

/** A table below the results, its bottom line as the sum of the cells above. */
function tableRows(
  table: Table,
  at: number,
  sheet: string,
  places: ReadonlyMap<string, Place>,
  groups: Groups,
  source: Source,
): readonly Cells[] {
  const currency = currencyOf(source.state);
  const typed = typedTexts(source);
  const heads = table.columns.map(({ label, quantity }) => {
    const unit =
      quantity === "text"
        ? ""
        : amountCell(1, readingUnit(quantity, source.state.complete.unitSystem, source.preferredUnits), quantity, currency).unit;
    return prose(unit === "" ? label : `${label} (${unit})`, typed);
  });
  const body = table.rows.map((row): Cells => {
    const ranges = table.groups === undefined ? undefined : groups.rangesOf(table, String(row["id"]));
    const sum = ranges === undefined || ranges.length > mostRanges ? undefined : `SUM(${ranges.join(",")})`;
    return table.columns.map((column) => tableCell(row[column.key], column, row, sheet, places, sum, source));
  });
  const first = at + 2;
  const { sum } = table;
  const bottom =
    sum &&
    table.columns.map(({ key, quantity }, column): WrittenCell | undefined => {
      const total = sum[key];
      if (typeof total !== "number" || quantity === "text") return cellOf(typeof total === "string" ? prose(total, typed) : undefined);
      const numbers = table.rows.flatMap((row) => (typeof row[key] === "number" ? [row[key]] : []));
      const added = numbers.reduce((before, number) => before + number, 0);
      const isSum = numbers.length > 0 && Math.abs(added - total) <= 1e-9 * Math.max(Math.abs(total), ...numbers.map(Math.abs));
      const cell = numberCell(amountOf(total, quantity, source).value as number, quantity, { isBold: true });
      return isSum ? { ...cell, formula: `SUM(${rangeOf(sheet, column, first, first + table.rows.length - 1, sheet)})` } : cell;
    });
  return [[textCell(prose(table.title, typed), { isBold: true })], headCells(heads), ...body, ...(bottom ? [bottom] : [])];
}

export interface ResultSheet {
  readonly sheet: WrittenSheet;
  readonly places: ReadonlyMap<string, Place>;
}

/** What the input comes to: numbers and texts, then the tables of the page. */
export function resultSheet(name: string, outcome: AnySuccess, source: Source, groups: Groups): ResultSheet {
  const { definition } = source.state;
  const { rows, places } = scalarRows(name, definition.results, outcome, source);
  const all = [...rows];
  for (const table of definition.tables(outcome)) all.push([], ...tableRows(table, all.length + 1, name, places, groups, source));
  return { sheet: sheetOf(name, all, 1), places };
}
