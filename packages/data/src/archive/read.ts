import type { ActionResult } from "../messages.ts";
import { accountArchive, archiveVersion, projectArchive, type ArchivedProject } from "./format.ts";

/** The projects of an exported file, of one project or of all data. @param text the file's content */
export function readArchive(text: string): ActionResult<{ readonly projects: readonly ArchivedProject[] }> {
  const refuse = (message: string): ActionResult<never> => ({ ok: false, message });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // What is wrong with the text helps nobody who chose the wrong file.
    return refuse("This is not an exported project: the file is not JSON.");
  }
  const { format, version } = (typeof content === "object" && content !== null ? content : {}) as { format?: unknown; version?: unknown };
  if (format !== "plenum-project" && format !== "plenum-account") return refuse("This is not an exported project.");
  if (typeof version === "number" && version > archiveVersion)
    return refuse("This file was exported by a later version. Reload the page and try again.");
  const parsed = format === "plenum-project" ? projectArchive.safeParse(content) : accountArchive.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // Our own words say what is wrong; zod's are for programmers.
    const why = issue?.code === "custom" ? `, which ${issue.message}` : "";
    return refuse(
      `The exported file cannot be imported because of ${issue ? `${issue.path.map(String).join(".")}${why}` : "its content"}.`,
    );
  }
  return { ok: true, projects: parsed.data.format === "plenum-project" ? [parsed.data.project] : parsed.data.projects };
}
