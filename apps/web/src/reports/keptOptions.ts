import { ownedBy, stored } from "../device/storedItems.ts";
import type { Paper } from "@org/documents/content";
import type { SheetExtent, TitleBlockTexts } from "@org/documents/content";

/** What is asked before a report is made. */
export interface ReportOptions extends Omit<TitleBlockTexts, "date"> {
  readonly paper: Paper;
  readonly sheets: SheetExtent;
}

const calculated: readonly SheetExtent[] = ["tables", "full", "none"];

/** @param hasBill a bill can go to others as well */
export const extentsOf = (hasBill: boolean): readonly SheetExtent[] => [
  ...calculated,
  ...(hasBill ? (["priced", "unpriced"] as const) : []),
];

const textIn = (kept: Readonly<Record<string, unknown>>, name: string): string => (typeof kept[name] === "string" ? kept[name] : "");

/** Letter is the paper of the United States, Canada and Mexico; everybody else prints A4. */
export const usualPaper = (): Paper => (/^(?:en-US|en-CA|fr-CA|es-MX)$/.test(navigator.language) ? "LETTER" : "A4");

const nameOf = (owner: string | undefined, projectId: string): string => `${ownedBy(owner)}${projectId}`;

/**
 * What was chosen for the last report of a project on this device.
 *
 * @param projectId empty for a calculator's own page
 * @param hasBill see `extentsOf`
 */
export function keptOptions(owner: string | undefined, projectId: string, hasBill = false): ReportOptions {
  const kept = stored.reportOptions.read(nameOf(owner, projectId)) ?? {};
  const { paper, sheets } = kept;
  return {
    paper: paper === "A4" || paper === "LETTER" ? paper : usualPaper(),
    sheets: extentsOf(hasBill).find((extent) => extent === sheets) ?? "tables",
    projectNumber: textIn(kept, "projectNumber"),
    preparedBy: textIn(kept, "preparedBy"),
    checkedBy: textIn(kept, "checkedBy"),
    revision: textIn(kept, "revision"),
  };
}

export function keepOptions(owner: string | undefined, projectId: string, options: ReportOptions): void {
  stored.reportOptions.write({ ...options }, nameOf(owner, projectId));
}
