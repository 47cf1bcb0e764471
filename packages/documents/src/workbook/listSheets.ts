import { rowName, valueAt, type Fields, type ListField } from "@org/hvac-core/kernel";
import { listFile, rowHead, rowIdHead, type ListFile, type ListFileColumn } from "@org/form/importing";
import type { ListSource } from "@org/form/rows";
import type { Row } from "@org/form/state";
import { rangeOf } from "./cellPlaces.ts";
import { cellOf, headCells, numberCell, sheetOf, textCell, type Cells } from "./sheets.ts";
import type { WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import { texts } from "./texts.ts";
import type { FormScope } from "@org/form/fields";

/** An input with its display units. */
type InputReading = Pick<ListSource, "state" | "preferredUnits">;

interface ListInstance {
  readonly source: ListSource;
  /** Names and ids of the outer rows of a nested list. */
  readonly within: readonly { readonly name: string; readonly id: string }[];
}

/** Every list of an input; a nested list once for each outer row. */
export function listsOf({ state, preferredUnits }: InputReading): ReadonlyMap<string, readonly ListInstance[]> {
  const lists = new Map<string, ListInstance[]>();
  const look = (fields: Fields, scope: FormScope, path: string, column: string, within: ListInstance["within"]): void => {
    for (const [name, field] of Object.entries(fields)) {
      const [fieldPath, columnPath] = [path === "" ? name : `${path}.${name}`, column === "" ? name : `${column}.${name}`];
      const value = scope.values[name];
      if (field.type === "group")
        look(field.fields, { values: value as Row, fields: field.fields, around: scope }, fieldPath, columnPath, within);
      if (field.type !== "list") continue;
      const rows = value as readonly Row[];
      const inputRows = (valueAt(state.input, fieldPath) ?? []) as readonly Row[];
      const instances = lists.get(columnPath) ?? [];
      lists.set(columnPath, [
        ...instances,
        { source: { state, path: fieldPath, list: field, scope, rows, inputRows, preferredUnits }, within },
      ]);
      for (const [index, row] of rows.entries())
        look(field.row, { values: row, fields: field.row, around: scope }, `${fieldPath}.${row.id}`, columnPath, [
          ...within,
          { name: rowName(field, row, index), id: row.id },
        ]);
    }
  };
  look(state.definition.fields, { values: state.complete, fields: state.definition.fields }, "", "", []);
  return lists;
}

/** A list as a sheet, with the position of its columns. */
export interface ListSheet {
  readonly sheet: WrittenSheet;
  readonly columns: readonly ListFileColumn[];
  readonly rows: readonly Row[];
  /** Columns before those of the list. */
  readonly shift: number;
}

/** Number of rows above those of the list: sums and heads, both of which stay in view. */
export const rowsAbove = 2;

type Rows = readonly (readonly (string | number | undefined)[])[];

/** Whether all numbers of a column have one unit, so that they can be summed. */
function hasOneUnit(columns: readonly ListFileColumn[], index: number, rows: Rows): boolean {
  const behind = columns[index + 1]?.content.type === "unit" ? index + 1 : undefined;
  return behind === undefined || new Set(rows.flatMap((row) => row[behind] ?? [])).size <= 1;
}

function sumCells(columns: readonly ListFileColumn[], rows: Rows, sheet: string, shift: number, moneyDecimals: number): Cells {
  const sums = columns.map(({ isSummed, quantity }, index) => {
    const numbers = rows.flatMap((row) => (typeof row[index] === "number" ? [row[index]] : []));
    if (!isSummed || numbers.length === 0 || !hasOneUnit(columns, index, rows)) return undefined;
    const sum = numbers.reduce((before, number) => before + number, 0);
    return {
      ...numberCell(sum, { quantity, moneyDecimals, isWhole: true }, { isBold: true }),
      formula: `SUM(${rangeOf(sheet, shift + index, rowsAbove, rowsAbove + rows.length - 1, sheet)})`,
    };
  });
  const units = columns.map(({ content }, index) =>
    content.type === "unit" && sums[index - 1] ? textCell(String(rows.find((row) => row[index] !== undefined)?.[index] ?? "")) : undefined,
  );
  const cells = sums.map((sum, index) => sum ?? units[index]);
  return sums.some((sum) => sum !== undefined) && cells[0] === undefined
    ? [textCell(texts.sum, { isBold: true }), ...cells.slice(1)]
    : cells;
}

/** Columns of all instances of a list. Which of them have a column of units depends on the rows: a direction has none if it is a point of the compass. */
function columnsOfAll(files: readonly ListFile[]): readonly ListFileColumn[] {
  const unitsBehind = new Map(
    files.flatMap(({ columns }) =>
      columns.flatMap(({ head }, index) => {
        const next = columns[index + 1];
        return next?.content.type === "unit" ? [[head, next] as const] : [];
      }),
    ),
  );
  return files[0]!.columns.flatMap((column) => {
    if (column.content.type === "unit") return [];
    const unit = unitsBehind.get(column.head);
    return unit ? [column, unit] : [column];
  });
}

/** The sheet of a list. Instances of a nested list are below each other, after columns with the names of their outer rows. */
export function listSheet(name: string, lists: readonly ListInstance[], around: readonly ListField[], moneyDecimals: number): ListSheet {
  const files = lists.map(({ source, within }) => ({ source, within, ...listFile(source) }));
  const columns = columnsOfAll(files);
  const rows = files.flatMap((file) =>
    file.rows.map((row) => columns.map(({ head }) => row[file.columns.findIndex((column) => column.head === head)])),
  );
  const rowsAround = files.flatMap(({ within, rows: fileRows }) => fileRows.map(() => within));
  const shift = around.length;
  const heads = [...around.map(rowHead), ...columns.map(({ head }) => head), ...around.map(rowIdHead)];
  const cells = rows.map((row, index): Cells => [
    ...rowsAround[index]!.map((each) => textCell(each.name)),
    ...row.map((cell, columnIndex) => cellOf(cell, { ...columns[columnIndex]!, moneyDecimals })),
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
