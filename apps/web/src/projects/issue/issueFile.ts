import type { ActionResult, FileRef, User, Workspace } from "@org/data";
import type { IssueResult, OpenFile } from "@org/data/store";
import type { AnyCalculator } from "@org/form/state";
import type { ReportOptions } from "../../reports/reportOptions.ts";
import type { ReportCompany } from "@org/documents/content";
import { linkedResults } from "./linkedResults.ts";
import { untilHolds } from "../untilHolds.ts";

/** The user who issues, with project and company. */
export interface Issuer {
  readonly workspace: Workspace;
  readonly user: User;
  readonly project: string;
  readonly company: ReportCompany;
}

/** Details of an issue, as entered. */
export interface IssueDetails {
  readonly options: ReportOptions;
  readonly purpose: string;
}

/** Issues a file as it is now. */
export async function issueFile(
  { workspace, user, project, company }: Issuer,
  file: FileRef,
  open: OpenFile,
  definition: AnyCalculator,
  { options: { projectNumber, revision, preparedBy, checkedBy }, purpose }: IssueDetails,
): Promise<ActionResult<IssueResult>> {
  const links = await linkedResults(workspace, file, open, definition);
  const result = await open.issue({
    note: purpose.trim(),
    projectNumber,
    revision,
    preparedBy,
    checkedBy,
    project,
    company: company.name,
    location: company.location,
    issuedBy: user.email,
    links,
  });
  if (result.ok && result.isStored) {
    // A sent issue is on this device only after it has been read: then its link opens without a network, and its revision is known.
    const issue = workspace.files.issue(file, result.issueId);
    await untilHolds(() => issue.getSnapshot().status !== "loading", [issue]);
  }
  return result;
}
