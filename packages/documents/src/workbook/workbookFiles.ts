import { listFile } from "@org/form/importing";
import { csvOf } from "../spreadsheet/writeCsv.ts";
import { workbookOf } from "../spreadsheet/writeXlsx.ts";
import { calculatorWorkbook, type WorkbookSource } from "./calculatorWorkbook.ts";
import { listsOf } from "./listSheets.ts";

export type { WorkbookSource };

/** A calculation as a workbook (.xlsx). */
export async function workbookFile(source: WorkbookSource): Promise<Blob> {
  return workbookOf(await calculatorWorkbook(source), source.title);
}

/** The rows of the longest list of a calculation, or its inputs and results where it has none, as separated values. */
export async function csvFile(source: WorkbookSource): Promise<Blob> {
  const lists = [...listsOf(source)].filter(([path]) => !path.includes(".")).flatMap(([, instances]) => instances);
  const longest = lists.toSorted((a, b) => b.source.rows.length - a.source.rows.length)[0];
  if (longest && longest.source.rows.length > 0) {
    const { columns, rows } = listFile(longest.source);
    return csvOf([columns.map(({ head }) => head), ...rows]);
  }
  const sheets = await calculatorWorkbook(source);
  const rows = sheets.filter(({ name }) => name === "Inputs" || name === "Results").flatMap((sheet) => [...sheet.rows, []]);
  return csvOf(rows.map((row) => row.map((cell) => cell?.value)));
}
