import { ownedBy, stored } from "../device/storedItems.ts";
import { defaultLevel, type Paper, type ReportLevel, type TitleBlockTexts } from "@org/documents/content";

/** Options of a report. */
export interface ReportOptions extends Omit<TitleBlockTexts, "date"> {
  readonly paper: Paper;
  readonly level: ReportLevel;
}

const textIn = (options: Readonly<Record<string, unknown>>, name: string): string =>
  typeof options[name] === "string" ? options[name] : "";

/** Letter is the paper of the United States, Canada and Mexico; everybody else prints A4. */
export const defaultPaper = (): Paper => (/^(?:en-US|en-CA|fr-CA|es-MX)$/.test(navigator.language) ? "LETTER" : "A4");

const nameOf = (owner: string | undefined, projectId: string): string => `${ownedBy(owner)}${projectId}`;

/**
 * The options of the last report of a project on this device. By default a file is printed with its inputs and a project with its results, as they
 * are usually sent.
 *
 * @param projectId empty for a calculator's page
 * @param levels levels to select from
 * @param initialLevel level without an earlier report
 */
export function readReportOptions(
  owner: string | undefined,
  projectId: string,
  levels: readonly ReportLevel[],
  initialLevel: ReportLevel = defaultLevel,
): ReportOptions {
  const options = stored.reportOptions.read(nameOf(owner, projectId)) ?? {};
  const { paper, level } = options;
  return {
    paper: paper === "A4" || paper === "LETTER" ? paper : defaultPaper(),
    level: levels.find((each) => each === level) ?? initialLevel,
    projectNumber: textIn(options, "projectNumber"),
    preparedBy: textIn(options, "preparedBy"),
    checkedBy: textIn(options, "checkedBy"),
    revision: textIn(options, "revision"),
  };
}

export function storeReportOptions(owner: string | undefined, projectId: string, options: ReportOptions): void {
  stored.reportOptions.write({ ...options }, nameOf(owner, projectId));
}
