import { stored } from "@org/ui/elements";
import type { Paper, SheetExtent, TitleBlockTexts } from "./report.ts";

/** What is asked before a report is made. */
export interface ReportOptions extends Omit<TitleBlockTexts, "date"> {
  readonly paper: Paper;
  readonly sheets: SheetExtent;
}

const extents: readonly SheetExtent[] = ["tables", "full", "none"];

const textIn = (kept: Readonly<Record<string, unknown>>, name: string): string => (typeof kept[name] === "string" ? kept[name] : "");

/** Letter is the paper of the United States, Canada and Mexico; everybody else prints A4. */
export const usualPaper = (): Paper => (/^(?:en-US|en-CA|fr-CA|es-MX)$/.test(navigator.language) ? "LETTER" : "A4");

const nameOf = (owner: string | undefined, projectId: string): string => `${encodeURIComponent(owner ?? "")}/${projectId}`;

/**
 * What was chosen for the last report of a project on this device.
 *
 * @param projectId empty for a calculator's own page
 */
export function keptOptions(owner: string | undefined, projectId: string): ReportOptions {
  const kept = stored.reportOptions.read(nameOf(owner, projectId)) ?? {};
  const { paper, sheets } = kept;
  return {
    paper: paper === "A4" || paper === "LETTER" ? paper : usualPaper(),
    sheets: extents.find((extent) => extent === sheets) ?? "tables",
    projectNumber: textIn(kept, "projectNumber"),
    preparedBy: textIn(kept, "preparedBy"),
    checkedBy: textIn(kept, "checkedBy"),
    revision: textIn(kept, "revision"),
  };
}

export function keepOptions(owner: string | undefined, projectId: string, options: ReportOptions): void {
  stored.reportOptions.write({ ...options }, nameOf(owner, projectId));
}
