import type { ActionResult, FileRef, User, Workspace } from "@org/data";
import type { IssueResult, OpenFile } from "@org/data/store";
import type { AnyCalculator } from "@org/ui/surface";
import type { ReportOptions } from "../../reports/keptOptions.ts";
import type { ReportCompany } from "../../reports/report.ts";
import { followedResults } from "./followedResults.ts";

/** Who issues, and in whose name. */
export interface Issuer {
  readonly workspace: Workspace;
  readonly user: User;
  readonly project: string;
  readonly company: ReportCompany;
}

/** What is stated of what is issued. */
export interface Stated {
  readonly options: ReportOptions;
  readonly purpose: string;
}

/** Issues a file as it stands. */
export async function issueFile(
  { workspace, user, project, company }: Issuer,
  file: FileRef,
  open: OpenFile,
  definition: AnyCalculator,
  { options: { projectNumber, revision, preparedBy, checkedBy }, purpose }: Stated,
): Promise<ActionResult<IssueResult>> {
  const followed = await followedResults(workspace, file, open, definition);
  return open.issue({
    note: purpose.trim(),
    projectNumber,
    revision,
    preparedBy,
    checkedBy,
    project,
    company: company.name,
    location: company.location,
    issuedBy: user.email,
    followed,
  });
}
