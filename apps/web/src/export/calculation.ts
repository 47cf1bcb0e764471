import { log } from "@org/device/log";
import { notify } from "@org/ui/elements";
import type { CalculationSource, FileFormat } from "@org/ui/surface";
import { texts } from "./texts.ts";

/** Gives the user a calculation as a workbook, or its rows as separated values. What makes them is loaded now. */
export async function downloadCalculation(format: FileFormat, source: CalculationSource): Promise<void> {
  if (source.state.isCalculating) {
    notify({ key: "export", message: texts.calculating, tone: "error" });
    return;
  }
  try {
    await (await import("./calculationFile.ts")).saveCalculation(format, source);
  } catch (error) {
    log.warn("A calculation could not be exported.", error);
    notify({ key: "export", message: texts.failed, tone: "error" });
  }
}
