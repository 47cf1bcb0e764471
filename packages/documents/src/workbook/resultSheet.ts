import { axes, type ResultFields, type Table, type TableRow } from "@org/hvac-core/kernel";
import { convert, siUnit, type QuantityKind } from "@org/hvac-core/quantity";
import { prose } from "@org/form/numbers";
import { amountCell, headTexts } from "@org/form/importing";
import { typedTexts, type ListSource } from "@org/form/rows";
import { readingUnit } from "@org/form/results";
import { currencyOf, type AnySuccess } from "@org/form/state";
import { stepPath } from "./formulas.ts";
import { factorOf } from "./inputSheet.ts";
import { rangeOf, reference, type Place } from "./cellPlaces.ts";
import { headCells, numberCell, sheetOf, textCell, type Cells } from "./sheets.ts";
import type { WrittenCell, WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import { texts } from "./texts.ts";

type Source = Pick<ListSource, "state" | "preferredUnits">;
type ResultValue = { readonly value?: number | string; readonly values?: readonly number[] } | undefined;

/** A number of the calculation in its display unit. */
function amountOf(value: number, quantity: QuantityKind, { state, preferredUnits }: Source) {
  const unit = readingUnit(quantity, state.complete.unitSystem, preferredUnits);
  const { value: number, unit: symbol } = amountCell(convert(value, siUnit(quantity), unit), unit, quantity, currencyOf(state));
  return { value: number as number, unit: symbol };
}

interface ResultRows {
  readonly rows: readonly Cells[];
  readonly places: Map<string, Place>;
}

/** Results other than rows of lists: numbers, texts, and series place by place. */
function scalarRows(sheet: string, results: ResultFields, outcome: AnySuccess, source: Source, moneyDecimals: number): ResultRows {
  const rows: Cells[] = [headCells(texts.heads.results)];
  const places = new Map<string, Place>();
  for (const [name, field] of Object.entries(results)) {
    const result = outcome.results[name] as ResultValue;
    if (!result || field.type === "rows") continue;
    const label = prose(field.label);
    const symbol = textCell(field.symbol ?? "");
    const { quantity } = field;
    if (field.type === "series") {
      for (const [index, value] of (result.values ?? []).entries()) {
        const amount = amountOf(value, field.quantity, source);
        rows.push([
          textCell(`${label}, ${axes[field.axis][index]!}`),
          numberCell(amount.value, { quantity, moneyDecimals }),
          textCell(amount.unit),
          symbol,
        ]);
      }
    } else if (typeof result.value === "number" && quantity !== "text") {
      const amount = amountOf(result.value, quantity, source);
      if (quantity === "money") places.set(name, { sheet, row: rows.length, column: 1, factor: 1 });
      rows.push([
        textCell(label),
        numberCell(amount.value, { quantity, moneyDecimals, isWhole: field.type === undefined && field.exact }),
        textCell(amount.unit),
        symbol,
      ]);
    } else rows.push([textCell(label), textCell(prose(String(result.value), outcome.asTyped)), undefined, symbol]);
  }
  return { rows, places };
}

/** Maximum number of ranges in the sum of a group, one for each run of rows; with more, the cell gets the value of the sum. */
const maxRanges = 100;

export interface Groups {
  /** Ranges of the summed column by the id of the group; `undefined` for an unknown group. */
  readonly rangesOf: (table: Table, id: string) => readonly string[] | undefined;
}

/** Sheet of the tables, and the sources of their cells. */
interface TableContext {
  readonly sheet: string;
  /** Places of results, and of steps in tables. */
  readonly places: Map<string, Place>;
  readonly groups: Groups;
  readonly source: Source;
  readonly moneyDecimals: number;
}

type TableColumn = Table["columns"][number];
type NumberColumn = TableColumn & { readonly quantity: QuantityKind };

const isNumberColumn = (column: TableColumn): column is NumberColumn => column.quantity !== "text";

const symbolOf = ({ quantity }: NumberColumn, source: Source): string => amountOf(1, quantity, source).unit;

/** A number in a table. Money is a formula: a reference to the same result in another cell, or a sum of cells. */
function numberInTable(number: number, column: NumberColumn, row: TableRow, sum: string | undefined, context: TableContext): WrittenCell {
  const { sheet, places, source, moneyDecimals } = context;
  const { quantity } = column;
  const written = numberCell(amountOf(number, quantity, source).value, { quantity, moneyDecimals, isWhole: column.exact });
  if (quantity !== "money") return written;
  const name = typeof row["result"] === "string" ? row["result"] : "";
  const place = places.get(name);
  const { outcome } = source.state;
  const shown = place && outcome.ok ? (outcome.results[name] as ResultValue)?.value : undefined;
  if (place && typeof shown === "number" && Math.abs(shown) === Math.abs(number))
    return { ...written, formula: `${shown === number ? "" : "-"}${reference(place, sheet)}` };
  return sum === undefined ? written : { ...written, formula: sum };
}

/** Cells of a row of a table, with the unit of each number in the next column. */
function rowCells(
  columns: readonly TableColumn[],
  row: TableRow,
  source: Source,
  numberAt: (number: number, column: NumberColumn, cellIndex: number) => WrittenCell,
): Cells {
  const cells: (WrittenCell | undefined)[] = [];
  for (const column of columns) {
    const cell = row[column.key];
    const symbol = isNumberColumn(column) ? symbolOf(column, source) : "";
    if (typeof cell === "number" && isNumberColumn(column)) cells.push(numberAt(cell, column, cells.length));
    else cells.push(cell === undefined || cell === null ? undefined : textCell(prose(String(cell), typedTexts(source))));
    if (symbol !== "") cells.push(typeof cell === "number" ? textCell(symbol) : undefined);
  }
  return cells;
}

/** Whether a table only repeats results: a reader would find a second total. */
function isRepeated({ columns, rows, sum }: Table, places: ReadonlyMap<string, Place>): boolean {
  const isResult = ({ result }: TableRow): boolean => typeof result === "string" && places.has(result);
  return columns.filter(isNumberColumn).length === 1 && rows.every(isResult) && (sum === undefined || isResult(sum));
}

/** A table below the results; its bottom line is the sum of the cells above. */
function tableRows(table: Table, firstRow: number, context: TableContext): readonly Cells[] {
  const { sheet, places, groups, source, moneyDecimals } = context;
  const { columns, rows, sum } = table;
  const first = firstRow + 2;
  const typed = typedTexts(source);
  const heads = columns.flatMap((column) => {
    const label = prose(column.label, typed);
    return isNumberColumn(column) && symbolOf(column, source) !== "" ? [label, headTexts.unit(label)] : [label];
  });
  const body = rows.map((row, index): Cells => {
    const ranges = table.groups === undefined ? undefined : groups.rangesOf(table, String(row["id"]));
    const sumOfRanges = ranges === undefined || ranges.length > maxRanges ? undefined : `SUM(${ranges.join(",")})`;
    return rowCells(columns, row, source, (number, column, cell) => {
      const [symbol, factor] = [table.steps?.[column.key], factorOf(column.quantity)];
      if (symbol !== undefined && factor !== undefined)
        places.set(stepPath(`${symbol}_${index + 1}`), { sheet, row: first + index, column: cell, factor });
      return numberInTable(number, column, row, sumOfRanges, context);
    });
  });
  const bottom =
    sum &&
    rowCells(columns, sum, source, (total, { key, quantity }, column) => {
      const numbers = rows.flatMap((row) => (typeof row[key] === "number" ? [row[key]] : []));
      const added = numbers.reduce((before, number) => before + number, 0);
      const isSum = numbers.length > 0 && Math.abs(added - total) <= 1e-9 * Math.max(Math.abs(total), ...numbers.map(Math.abs));
      const cell = numberCell(amountOf(total, quantity, source).value, { quantity, moneyDecimals }, { isBold: true });
      return isSum ? { ...cell, formula: `SUM(${rangeOf(sheet, column, first, first + rows.length - 1, sheet)})` } : cell;
    });
  return [[textCell(prose(table.title, typed), { isBold: true })], headCells(heads), ...body, ...(bottom ? [bottom] : [])];
}

export interface ResultSheet {
  readonly sheet: WrittenSheet;
  readonly places: ReadonlyMap<string, Place>;
}

/** The results: numbers and texts, then the tables of the page. */
export function resultSheet(
  name: string,
  outcome: AnySuccess,
  source: Source,
  { groups, moneyDecimals }: Pick<TableContext, "groups" | "moneyDecimals">,
): ResultSheet {
  const { definition } = source.state;
  const { rows, places } = scalarRows(name, definition.results, outcome, source, moneyDecimals);
  const all = [...rows];
  for (const table of definition.tables(outcome))
    if (!isRepeated(table, places))
      all.push([], ...tableRows(table, all.length + 1, { sheet: name, places, groups, source, moneyDecimals }));
  return { sheet: sheetOf(name, all, 1), places };
}
