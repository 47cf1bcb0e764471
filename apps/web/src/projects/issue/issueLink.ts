import { kindOfCollection, type FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

/** Address of an issued report. */
export function issueLink({ projectId, collection, fileId }: FileRef, issueId: string): string {
  return `${location.origin}/projects/${projectId}/${kindOfCollection(collection).route}/${fileId}?issue=${issueId}`;
}

async function copyText(text: string, notices: { readonly copied: string; readonly notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ key: "issue-link", message: notices.copied, tone: "success" });
  } catch {
    // Pages without https, and browsers without the permission, have no clipboard.
    notify({ key: "issue-link", message: notices.notCopied, tone: "error" });
  }
}

/** Copies the address to the clipboard, and shows a notice. */
export const copyIssueLink = (link: string): Promise<void> => copyText(link, texts);

/** Copies the addresses of several files: a line for each, with the name before its link. */
export const copyIssueLinks = (links: readonly { readonly name: string; readonly link: string }[]): Promise<void> =>
  // A name may contain line breaks or tabs.
  copyText(links.map(({ name, link }) => `${name.replaceAll(/\s+/g, " ").trim()}\t${link}`).join("\n"), texts.severalFiles);
