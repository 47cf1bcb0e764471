import { notificationsShown, notify } from "@org/ui/elements";
import type { CalculationSource, FileFormat } from "@org/ui/surface";

/** A file of more rows takes longer than a second on a slow machine: that it has begun is said first. */
const manyRows = 500;

/** The rows of a calculation's own lists. */
function rowsOf({ state: { complete } }: CalculationSource): number {
  return Object.values(complete).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** Gives the user a calculation as a workbook, or its rows as separated values. What makes them is loaded now. */
export async function downloadCalculation(format: FileFormat, source: CalculationSource): Promise<void> {
  try {
    const rows = rowsOf(source);
    const isLong = rows > manyRows;
    if (isLong) {
      notify({ key: "export", message: `Making a file of ${rows} rows…`, tone: "loading" });
      await notificationsShown();
    }
    const [{ csvFile, workbookFile }, { fileNameOf, saveFile }] = await Promise.all([import("@org/ui/workbook"), import("./saveFile.ts")]);
    const whole = { ...source, at: new Date() };
    saveFile(fileNameOf(source.title, format), await (format === "xlsx" ? workbookFile(whole) : csvFile(whole)));
    if (isLong) notify({ key: "export", message: `The file of ${rows} rows is made.`, tone: "success" });
  } catch (error) {
    globalThis.console.warn(error);
    notify({ key: "export", message: "The file could not be made. Try again when you are connected.", tone: "error" });
  }
}
