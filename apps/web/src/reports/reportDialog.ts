import type { CalculationReport } from "./CalculationReport.tsx";

/**
 * Loads the dialog of reports. This module keeps the list of the dialog's parts out of the script of a first visit, whose
 * size has a limit (`size/check.ts`).
 */
export async function loadReportDialog(): Promise<typeof CalculationReport> {
  return (await import("./CalculationReport.tsx")).CalculationReport;
}
