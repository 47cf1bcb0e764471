import type * as z from "zod/mini";
import { cutText, issuesText, limits, projectContent } from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import { parseJson } from "@org/device/json";
import { archivedFile, archivedRevision, archiveVersion, type ArchivedFile, type ArchivedProject } from "./format.ts";
import { readTruncated } from "./readTruncated.ts";

/** Largest exported file that is read, in bytes: what a page can hold beside what it makes of it. */
export const maxArchiveBytes = 100_000_000;
export const archiveNotRead = "The file could not be read. It may have been changed or moved since it was chosen. Choose it again.";
export const archiveTooLarge = `The file is larger than ${maxArchiveBytes / 1e6} MB, and cannot be imported at once. Export and import its projects one at a time.`;

/** What an exported file holds. */
export interface ReadArchive {
  readonly projects: readonly ArchivedProject[];
  /** In words: whether the file was cut off, and what of it could not be read; no more than a page can show. */
  readonly notes: readonly string[];
}

const cutOff = "The exported file was cut off: its end is missing. Export it again if you can.";

type Fields = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value.trim() !== "" ? value.trim() : undefined);

/** Exports are dated by a clock that may be ahead of this one; so much is taken, in milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The projects of an exported file, of one project or of all data. What cannot be read leaves itself out, and `notes` name it.
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
    // What is wrong with the text helps nobody who chose the wrong file.
    return refuse(`This is not an exported project${whole === undefined ? ": the file is not JSON" : ""}.`);
  }
  if (typeof version === "number" && version > archiveVersion)
    return refuse("This file was exported by a later version. Reload the page and try again.");
  if (whole === undefined && version === undefined) return refuse(cutOff);
  if (version !== archiveVersion) return refuse("This exported file does not say of which version it is.");
  const stated = format === "plenum-project" ? [content["project"]] : listOf(content["projects"]);
  const read = stated.filter((project) => Object.keys(recordOf(project)).length > 0).map((project) => readProject(recordOf(project)));
  const notes = read.flatMap((each) => each.notes);
  const projects = read.map(({ project }) => project);
  const count = projects.reduce((sum, { files }) => sum + files.length, 0);
  if (projects.length === 0 || (count === 0 && notes.length > 0))
    return refuse([whole === undefined ? cutOff : "Nothing in this exported file can be read.", ...notes.slice(0, 3)].join(" "));
  const here = `${count === 1 ? "1 file" : `${count} files`} could be read.`;
  const most = 200;
  const told =
    notes.length <= most ? notes : [...notes.slice(0, most), `${notes.length - most} more of its files or revisions could not be read.`];
  return { ok: true, projects, notes: whole === undefined ? [`${cutOff} ${here}`, ...told] : told };
}

function readProject(stated: Fields): { readonly project: ArchivedProject; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const parsed = projectContent.safeParse(stated);
  const name = textOf(stated["name"]);
  const content = parsed.success
    ? parsed.data
    : { name: name === undefined ? "Imported project" : cutText(name, limits.nameLength), description: "" };
  if (!parsed.success) notes.push(`“${content.name}”: ${issuesText(parsed.error.issues)}`);
  const files = listOf(stated["files"]).flatMap((file, index): ArchivedFile[] => {
    const read = readFile(recordOf(file));
    const title = textOf(recordOf(file)["name"]);
    const called =
      title === undefined ? `File ${index + 1} of “${content.name}”` : `“${cutText(title, limits.nameLength)}” of “${content.name}”`;
    notes.push(...read.notes.map((note) => `${called} ${note}`));
    return read.file ? [read.file] : [];
  });
  const createdAt = textOf(stated["createdAt"]) ?? "";
  return { project: { ...content, createdAt, files, unreadable: [] }, notes };
}

function readFile(stated: Fields): { readonly file?: ArchivedFile; readonly notes: readonly string[] } {
  const { revisions: statedRevisions, ...rest } = stated;
  const parsed = archivedFile.safeParse({ ...rest, revisions: [] });
  if (!parsed.success) return { notes: [`was left out. ${reason(parsed.error)}`] };
  const notes: string[] = [];
  const revisions = listOf(statedRevisions).flatMap((revision, index) => {
    const kept = archivedRevision.safeParse(revision);
    const isToCome = kept.success && kept.data.issue !== undefined && Date.parse(kept.data.issue.issuedAt) > Date.now() + dayMs;
    if (kept.success && !isToCome) return [kept.data];
    notes.push(`is there without its revision ${index + 1}. ${kept.success ? "It was issued at a time to come." : reason(kept.error)}`);
    return [];
  });
  if (!Array.isArray(statedRevisions)) notes.push("is there without its revisions.");
  return { file: { ...parsed.data, revisions }, notes };
}

function reason({ issues }: z.core.$ZodError): string {
  return issuesText(issues);
}
