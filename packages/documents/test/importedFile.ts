import { catalogue } from "@org/hvac-core";
import { strToU8 } from "fflate";
import { valueIn, type ListSource } from "@org/form/rows";
import {
  fileColumns,
  findHeadRow,
  headAs,
  cellText,
  importRows,
  sheetTable,
  type Import,
  type ImportMode,
  type SheetChoice,
  type SheetTable,
  type ReadSheet,
  type ReadTables,
} from "@org/form/importing";
import { readTables } from "../src/spreadsheet/readTables.ts";
import { openInput, type Row } from "@org/form/state";
import { sourceOf } from "@org/form/test/listSource";

/** A list of a calculator, Metric by default. */
export function list(calculator: string, path: string, input: Readonly<Record<string, unknown>> = {}): ListSource {
  const definition = catalogue.find(({ id }) => id === calculator)!;
  return sourceOf(definition, openInput(definition, { unitSystem: "Metric", ...input }).input, path);
}

export interface Given {
  readonly source: ListSource;
  readonly choice?: Partial<SheetChoice>;
  readonly mode?: ImportMode;
  /** Columns that the user selects, by title. */
  readonly byHand?: Readonly<Record<string, string>>;
}

/** The rows of a list after the import of a file, like in its import dialog. */
export function imported(
  { sheets, ...tables }: ReadTables,
  { source, choice, mode = "replace", byHand = {} }: Given,
): Import & { readonly table: SheetTable } {
  const [sheet] = sheets as readonly [ReadSheet];
  const columns = fileColumns(source);
  const headRow =
    choice?.headRow ??
    findHeadRow(
      sheet.rows.map((row) => row.map(cellText)),
      columns,
    )!;
  const first = sheetTable(tables, sheet, { ...choice, headRow }, columns, {});
  const heads = first.heads.map((head) => {
    const key = byHand[head.title];
    return key === undefined
      ? head
      : headAs(
          head,
          columns.find((column) => column.key === key)!,
        );
  });
  const table = sheetTable(tables, sheet, { ...choice, headRow, heads }, columns, {});
  return { ...importRows(source, table, mode), table };
}

export async function ofText(text: string, given: Given): Promise<Import & { readonly table: SheetTable }> {
  return imported(await readTables(strToU8(text), "file.csv", "."), given);
}

export const ofCells = (rows: ReadSheet["rows"], given: Given, more: Partial<ReadSheet> = {}): Import & { readonly table: SheetTable } =>
  imported(
    { sheets: [{ name: "One", rows, ...more }], isMarked: false, marksIfNone: { decimal: ".", evidence: "none" }, notes: [] },
    given,
  );

export const cells = (rows: readonly Row[], ...names: readonly string[]): readonly unknown[] =>
  rows.map((row) => names.map((name) => valueIn(row, name.split("."))));
