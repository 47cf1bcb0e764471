import { kindOfCollection, type FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

/** The address that shows an issued report. */
export function issueLink({ projectId, collection, fileId }: FileRef, issueId: string): string {
  return `${location.origin}/projects/${projectId}/${kindOfCollection(collection).route}/${fileId}?issue=${issueId}`;
}

/** Puts the address on the clipboard, and says what came of it. */
export async function copyIssueLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify({ key: "issue-link", message: texts.copied, tone: "success" });
  } catch {
    // A page without https, or a browser that was told so, has no clipboard.
    notify({ key: "issue-link", message: texts.notCopied, tone: "error" });
  }
}
