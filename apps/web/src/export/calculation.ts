import { notify } from "@org/ui/elements";
import type { CalculationSource, FileFormat } from "@org/ui/surface";

/** Gives the user a calculation as a workbook, or its rows as separated values. What makes them is loaded now. */
export async function downloadCalculation(format: FileFormat, source: CalculationSource): Promise<void> {
  try {
    const [{ csvFile, workbookFile }, { fileNameOf, saveFile }] = await Promise.all([import("@org/ui/workbook"), import("./saveFile.ts")]);
    const whole = { ...source, at: new Date() };
    saveFile(fileNameOf(source.title, format), await (format === "xlsx" ? workbookFile(whole) : csvFile(whole)));
  } catch (error) {
    globalThis.console.warn(error);
    notify({ key: "export", message: "The file could not be made. Try again when you are connected.", tone: "error" });
  }
}
