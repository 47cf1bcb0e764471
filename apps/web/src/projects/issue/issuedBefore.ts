import type { FileRef, Workspace } from "@org/data";
import type { OpenFile } from "@org/data/store";
import { untilListed } from "../untilListed.ts";

/** Revisions are compared as people read them: "P01" is "p01 ". */
const designation = (revision: string): string => revision.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/**
 * Date on which a file was last issued under this revision, if it was: from the server's list, or without a server from this device, and from the
 * issues of this page.
 */
export async function issuedBefore(workspace: Workspace, file: FileRef, open: OpenFile, revision: string): Promise<Date | undefined> {
  const revisions = workspace.files.revisions(file);
  await untilListed(workspace, revisions);
  const issues = [...open.localIssues(), ...revisions.getSnapshot().items.flatMap((item) => (item.ok && item.value.issue) || [])];
  const same = issues.filter((issue) => designation(issue.revision) === designation(revision)).map(({ issuedAt }) => Date.parse(issuedAt));
  return same.length === 0 ? undefined : new Date(Math.max(...same));
}
