import type * as z from "zod/mini";
import { cutText, issuesText, limits, projectContent } from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import { parseJson } from "@org/device/json";
import { archivedFile, archivedRevision, archiveVersion, type ArchivedFile, type ArchivedProject } from "./format.ts";
import { readTruncated } from "./readTruncated.ts";

/** Maximum size of an exported file, in bytes: a page holds the text and its content at the same time. */
export const maxArchiveBytes = 100_000_000;
export const archiveNotRead = "The file could not be read. It may have been changed or moved since it was chosen. Choose it again.";
export const archiveTooLarge = `The file is larger than ${maxArchiveBytes / 1e6} MB, and cannot be imported at once. Export and import its projects one at a time.`;

/** The content of an exported file. */
export interface ReadArchive {
  readonly projects: readonly ArchivedProject[];
  /** Messages: whether the file was cut off, and which parts could not be read; as many as a page can show. */
  readonly notes: readonly string[];
}

const cutOff = "The exported file was cut off: its end is missing. Export it again if you can.";

type Fields = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value.trim() !== "" ? value.trim() : undefined);

/** Accepted lead of the exporting clock over this one, in milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The projects of an exported file, of one project or of all data. Unreadable parts are left out, and named in `notes`.
 *
 * @param text the file's content
 */
export function readArchive(text: string): ActionResult<ReadArchive> {
  const refuse = (message: string): ActionResult<never> => ({ ok: false, message });
  if (text.length > maxArchiveBytes) return refuse(archiveTooLarge);
  const whole = parseJson(text.replace(/^\uFEFF/, ""));
  const content = recordOf(whole ?? readTruncated(text));
  const { format, version } = content;
  if (format !== "plenum-project" && format !== "plenum-account") {
    // Details of the syntax do not help a user who chose the wrong file.
    return refuse(`This is not an exported project${whole === undefined ? ": the file is not JSON" : ""}.`);
  }
  if (typeof version === "number" && version > archiveVersion)
    return refuse("This file was exported by a later version. Reload the page and try again.");
  if (whole === undefined && version === undefined) return refuse(cutOff);
  if (version !== archiveVersion) return refuse("This exported file does not say of which version it is.");
  const entries = format === "plenum-project" ? [content["project"]] : listOf(content["projects"]);
  const read = entries.filter((project) => Object.keys(recordOf(project)).length > 0).map((project) => readProject(recordOf(project)));
  const notes = read.flatMap((each) => each.notes);
  const projects = read.map(({ project }) => project);
  const count = projects.reduce((sum, { files }) => sum + files.length, 0);
  if (projects.length === 0 || (count === 0 && notes.length > 0))
    return refuse([whole === undefined ? cutOff : "Nothing in this exported file can be read.", ...notes.slice(0, 3)].join(" "));
  const here = `${count === 1 ? "1 file" : `${count} files`} could be read.`;
  const most = 200;
  const shownNotes =
    notes.length <= most ? notes : [...notes.slice(0, most), `${notes.length - most} more of its files or revisions could not be read.`];
  return { ok: true, projects, notes: whole === undefined ? [`${cutOff} ${here}`, ...shownNotes] : shownNotes };
}

function readProject(entry: Fields): { readonly project: ArchivedProject; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const parsed = projectContent.safeParse(entry);
  const name = textOf(entry["name"]);
  const content = parsed.success
    ? parsed.data
    : { name: name === undefined ? "Imported project" : cutText(name, limits.nameLength), description: "" };
  if (!parsed.success) notes.push(`“${content.name}”: ${issuesText(parsed.error.issues)}`);
  const files = listOf(entry["files"]).flatMap((file, index): ArchivedFile[] => {
    const read = readFile(recordOf(file));
    const title = textOf(recordOf(file)["name"]);
    const called =
      title === undefined ? `File ${index + 1} of “${content.name}”` : `“${cutText(title, limits.nameLength)}” of “${content.name}”`;
    notes.push(...read.notes.map((note) => `${called} ${note}`));
    return read.file ? [read.file] : [];
  });
  const createdAt = textOf(entry["createdAt"]) ?? "";
  return { project: { ...content, createdAt, files, unreadable: [] }, notes };
}

function readFile(entry: Fields): { readonly file?: ArchivedFile; readonly notes: readonly string[] } {
  const { revisions: revisionEntries, ...rest } = entry;
  const parsed = archivedFile.safeParse({ ...rest, revisions: [] });
  if (!parsed.success) return { notes: [`was left out. ${reason(parsed.error)}`] };
  const notes: string[] = [];
  const revisions = listOf(revisionEntries).flatMap((revision, index) => {
    const revisionResult = archivedRevision.safeParse(revision);
    const isToCome =
      revisionResult.success &&
      revisionResult.data.issue !== undefined &&
      Date.parse(revisionResult.data.issue.issuedAt) > Date.now() + dayMs;
    if (revisionResult.success && !isToCome) return [revisionResult.data];
    notes.push(
      `is there without its revision ${index + 1}. ${revisionResult.success ? "It was issued at a time to come." : reason(revisionResult.error)}`,
    );
    return [];
  });
  if (!Array.isArray(revisionEntries)) notes.push("is there without its revisions.");
  return { file: { ...parsed.data, revisions }, notes };
}

function reason({ issues }: z.core.$ZodError): string {
  return issuesText(issues);
}
