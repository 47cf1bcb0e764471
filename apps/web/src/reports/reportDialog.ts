import type { CalculationReport } from "./CalculationReport.tsx";

/**
 * Loads the dialog of reports. It stands between, so that what names the parts of the dialog is not in the script of a first visit, whose
 * kilobytes are counted (`size/check.ts`).
 */
export async function loadReportDialog(): Promise<typeof CalculationReport> {
  return (await import("./CalculationReport.tsx")).CalculationReport;
}
