import { kindOfCollection, type FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

/** The address that shows an issued report. */
export function issueLink({ projectId, collection, fileId }: FileRef, issueId: string): string {
  return `${location.origin}/projects/${projectId}/${kindOfCollection(collection).route}/${fileId}?issue=${issueId}`;
}

async function copyText(text: string, said: { readonly copied: string; readonly notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ key: "issue-link", message: said.copied, tone: "success" });
  } catch {
    // A page without https, or a browser that was told so, has no clipboard.
    notify({ key: "issue-link", message: said.notCopied, tone: "error" });
  }
}

/** Puts the address on the clipboard, and says what came of it. */
export const copyIssueLink = (link: string): Promise<void> => copyText(link, texts);

/** The same with those of several files: a line each, the name before its link. */
export const copyIssueLinks = (links: readonly { readonly name: string; readonly link: string }[]): Promise<void> =>
  // A name may hold what would end its line or its column.
  copyText(links.map(({ name, link }) => `${name.replaceAll(/\s+/g, " ").trim()}\t${link}`).join("\n"), texts.together);
