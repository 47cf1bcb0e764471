import type { FileRef, Workspace } from "@org/data";
import type { OpenFile } from "@org/data/store";
import { untilListed } from "../untilListed.ts";

/** Designations of revisions are told apart as people read them: "P01" is "p01 ". */
const designation = (revision: string): string => revision.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/**
 * When a file was last issued as this revision, if it was: by what the server lists, or without it by what this device knows, and by what was issued
 * here.
 */
export async function issuedBefore(workspace: Workspace, file: FileRef, open: OpenFile, revision: string): Promise<Date | undefined> {
  const revisions = workspace.files.revisions(file);
  await untilListed(workspace, revisions);
  const issues = [...open.localIssues(), ...revisions.getSnapshot().items.flatMap((item) => (item.ok && item.value.issue) || [])];
  const same = issues.filter((issue) => designation(issue.revision) === designation(revision)).map(({ issuedAt }) => Date.parse(issuedAt));
  return same.length === 0 ? undefined : new Date(Math.max(...same));
}
