import { assumedKey } from "@org/hvac-core/kernel";
import { notificationsShown, notify } from "@org/ui/elements";
import type { CalculationSource, FileFormat } from "@org/ui/surface";
import { csvOf, tableWorkbook } from "@org/documents/spreadsheet";
import { csvFile, workbookFile } from "@org/documents/workbook";
import { fileNameOf, saveFile } from "./saveFile.ts";
import { texts } from "./texts.ts";

/** A file of more rows takes longer than a second on a slow machine, so a notice says that it has begun. */
const manyRows = 500;

/** The rows of a calculation's own lists. */
function rowsOf({ state: { complete } }: CalculationSource): number {
  return Object.entries(complete).reduce((sum, [name, value]) => sum + (Array.isArray(value) && name !== assumedKey ? value.length : 0), 0);
}

/** Makes the file of a calculation, and gives it to the user. */
export async function saveCalculation(format: FileFormat, source: CalculationSource): Promise<void> {
  const rows = rowsOf(source);
  const isLong = rows > manyRows;
  if (isLong) {
    notify({ key: "export", message: texts.creating(rows), tone: "loading" });
    await notificationsShown();
  }
  const whole = { ...source, date: new Date() };
  saveFile(fileNameOf(source.title, format), await (format === "xlsx" ? workbookFile(whole) : csvFile(whole)));
  if (isLong) notify({ key: "export", message: texts.created(rows), tone: "success" });
}

/** A table with a head. */
interface SavedTable {
  readonly title: string;
  /** Name of the sheet of a workbook. */
  readonly sheet: string;
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** Gives the user a table as a file. */
export async function saveTable(format: FileFormat, { title, sheet, rows }: SavedTable): Promise<void> {
  saveFile(fileNameOf(title, format), format === "xlsx" ? await tableWorkbook(sheet, title, rows) : csvOf(rows));
}
