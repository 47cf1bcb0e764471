import { ownedBy, stored } from "../device/storedItems.ts";
import type { Paper } from "@org/documents/content";
import type { ReportLevel, TitleBlockTexts } from "@org/documents/content";

/** What is asked before a report is made. */
export interface ReportOptions extends Omit<TitleBlockTexts, "date"> {
  readonly paper: Paper;
  readonly level: ReportLevel;
}

/** What can be printed of a calculation besides its levels of detail. */
export interface PrintedBesides {
  readonly hasBill?: boolean;
  readonly hasSchedules?: boolean;
}

/** The levels of detail that a report is offered in. */
export const levelsOf = ({ hasBill = false, hasSchedules = false }: PrintedBesides): readonly ReportLevel[] => [
  "summary",
  "results",
  "inputs",
  "tables",
  "full",
  ...(hasSchedules ? (["schedules"] as const) : []),
  ...(hasBill ? (["priced", "unpriced"] as const) : []),
];

const textIn = (kept: Readonly<Record<string, unknown>>, name: string): string => (typeof kept[name] === "string" ? kept[name] : "");

/** Letter is the paper of the United States, Canada and Mexico; everybody else prints A4. */
export const usualPaper = (): Paper => (/^(?:en-US|en-CA|fr-CA|es-MX)$/.test(navigator.language) ? "LETTER" : "A4");

const nameOf = (owner: string | undefined, projectId: string): string => `${ownedBy(owner)}${projectId}`;

/**
 * The options of the last report of a project on this device. Without one, a file is printed with its inputs and a project with its results, as they
 * are sent out.
 *
 * @param projectId empty for a calculator's own page
 * @param levels that are offered
 */
export function keptOptions(
  owner: string | undefined,
  projectId: string,
  levels: readonly ReportLevel[],
  usualLevel: ReportLevel = "inputs",
): ReportOptions {
  const kept = stored.reportOptions.read(nameOf(owner, projectId)) ?? {};
  const { paper, level } = kept;
  return {
    paper: paper === "A4" || paper === "LETTER" ? paper : usualPaper(),
    level: levels.find((each) => each === level) ?? usualLevel,
    projectNumber: textIn(kept, "projectNumber"),
    preparedBy: textIn(kept, "preparedBy"),
    checkedBy: textIn(kept, "checkedBy"),
    revision: textIn(kept, "revision"),
  };
}

export function keepOptions(owner: string | undefined, projectId: string, options: ReportOptions): void {
  stored.reportOptions.write({ ...options }, nameOf(owner, projectId));
}
