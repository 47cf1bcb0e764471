import { rowName, valueAt, type Fields, type ListField } from "@org/hvac-core/kernel";
import { listFile, rowHead, rowIdHead, type ListFileColumn } from "@org/form/importing";
import type { ListSource } from "@org/form/rows";
import type { Row } from "@org/form/state";
import { rangeOf } from "./cellPlaces.ts";
import { cellOf, headCells, numberCell, sheetOf, textCell, type Cells } from "./sheets.ts";
import type { WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import type { FormScope } from "@org/form/fields";

/** A list of an input with its rows, as it stands in the form. */
type Stated = Pick<ListSource, "state" | "preferredUnits">;

interface OwnList {
  readonly source: ListSource;
  /** The rows around it, where it stands in rows: what they are called, and their ids. */
  readonly within: readonly { readonly name: string; readonly id: string }[];
}

/** Every list of an input, those within rows once for each row. */
export function listsOf({ state, preferredUnits }: Stated): ReadonlyMap<string, readonly OwnList[]> {
  const found = new Map<string, OwnList[]>();
  const look = (fields: Fields, scope: FormScope, path: string, column: string, within: OwnList["within"]): void => {
    for (const [name, field] of Object.entries(fields)) {
      const [own, ownColumn] = [path === "" ? name : `${path}.${name}`, column === "" ? name : `${column}.${name}`];
      const value = scope.values[name];
      if (field.type === "group") look(field.fields, { values: value as Row, fields: field.fields, around: scope }, own, ownColumn, within);
      if (field.type !== "list") continue;
      const rows = value as readonly Row[];
      const inputRows = (valueAt(state.input, own) ?? []) as readonly Row[];
      const lists = found.get(ownColumn) ?? [];
      found.set(ownColumn, [...lists, { source: { state, path: own, list: field, scope, rows, inputRows, preferredUnits }, within }]);
      for (const [index, row] of rows.entries())
        look(field.row, { values: row, fields: field.row, around: scope }, `${own}.${row.id}`, ownColumn, [
          ...within,
          { name: rowName(field, row, index), id: row.id },
        ]);
    }
  };
  look(state.definition.fields, { values: state.complete, fields: state.definition.fields }, "", "", []);
  return found;
}

/** A list as a sheet, with where its columns stand in it. */
export interface ListSheet {
  readonly sheet: WrittenSheet;
  readonly columns: readonly ListFileColumn[];
  readonly rows: readonly Row[];
  /** Columns before those of the list. */
  readonly shift: number;
}

/** Rows above those of the list: sums and heads, both of which stay in view. */
export const rowsAbove = 2;

type Rows = readonly (readonly (string | number | undefined)[])[];

/** Numbers of a column that are all in one unit add up. */
function hasOneUnit(columns: readonly ListFileColumn[], at: number, rows: Rows): boolean {
  const behind = columns[at + 1]?.content.type === "unit" ? at + 1 : undefined;
  return behind === undefined || new Set(rows.flatMap((row) => row[behind] ?? [])).size <= 1;
}

function sumCells(columns: readonly ListFileColumn[], rows: Rows, sheet: string, shift: number, moneyDecimals: number): Cells {
  const sums = columns.map(({ isSummed, quantity }, at) => {
    const numbers = rows.flatMap((row) => (typeof row[at] === "number" ? [row[at]] : []));
    if (!isSummed || numbers.length === 0 || !hasOneUnit(columns, at, rows)) return undefined;
    const sum = numbers.reduce((before, number) => before + number, 0);
    return {
      ...numberCell(sum, { quantity, moneyDecimals, isWhole: true }, { isBold: true }),
      formula: `SUM(${rangeOf(sheet, shift + at, rowsAbove, rowsAbove + rows.length - 1, sheet)})`,
    };
  });
  const units = columns.map(({ content }, at) =>
    content.type === "unit" && sums[at - 1] ? textCell(String(rows.find((row) => row[at] !== undefined)?.[at] ?? "")) : undefined,
  );
  const cells = sums.map((sum, at) => sum ?? units[at]);
  return sums.some((sum) => sum !== undefined) && cells[0] === undefined ? [textCell("Sum", { isBold: true }), ...cells.slice(1)] : cells;
}

/** The sheet of a list; those within rows stand one under the other, behind the names of the rows around them. */
export function listSheet(name: string, lists: readonly OwnList[], around: readonly ListField[], moneyDecimals: number): ListSheet {
  const files = lists.map(({ source, within }) => ({ source, within, ...listFile(source) }));
  // Which columns of units there are depends on the rows: the list with most of them has all.
  const { columns } = files.reduce((most, file) => (file.columns.length > most.columns.length ? file : most));
  const rows = files.flatMap((file) =>
    file.rows.map((row) => columns.map(({ head }) => row[file.columns.findIndex((column) => column.head === head)])),
  );
  const rowsAround = files.flatMap(({ within, rows: own }) => own.map(() => within));
  const shift = around.length;
  const heads = [...around.map(rowHead), ...columns.map(({ head }) => head), ...around.map(rowIdHead)];
  const cells = rows.map((row, index): Cells => [
    ...rowsAround[index]!.map((each) => textCell(each.name)),
    ...row.map((cell, at) => cellOf(cell, { ...columns[at]!, moneyDecimals })),
    ...rowsAround[index]!.map((each) => textCell(each.id)),
  ]);
  const sums = sumCells(columns, rows, name, shift, moneyDecimals);
  const padded: Cells = [...around.map(() => undefined), ...sums];
  return {
    sheet: sheetOf(name, [padded, headCells(heads), ...cells], rowsAbove),
    columns,
    rows: files.flatMap(({ source }) => source.rows),
    shift,
  };
}
