import { notify } from "@org/ui/elements";
import type { CalculationSource, FileFormat } from "@org/ui/surface";
import { fileNameOf, saveFile } from "./saveFile.ts";

/** Gives the user a calculation as a workbook, or its rows as separated values. What makes them is loaded now. */
export async function downloadCalculation(format: FileFormat, source: CalculationSource): Promise<void> {
  try {
    const { csvFile, workbookFile } = await import("@org/ui/workbook");
    const whole = { ...source, at: new Date() };
    saveFile(fileNameOf(source.title, format), await (format === "xlsx" ? workbookFile(whole) : csvFile(whole)));
  } catch (error) {
    globalThis.console.warn(error);
    notify({ key: "export", message: "The file could not be made. Try again when you are connected.", tone: "error" });
  }
}
