import type * as z from "zod/mini";
import { cutText, isBlank, issuesText, limits, projectContent, siteContent } from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import { parseJson } from "@org/device/json";
import { archivedFile, archivedRevision, archiveVersion, type ArchivedFile, type ArchivedProject } from "./format.ts";
import { readTruncated } from "./readTruncated.ts";
import { texts } from "./texts.ts";

/** Maximum size of an exported file, in bytes: a page holds the text and its content at the same time. */
export const maxArchiveBytes = 100_000_000;
export const archiveNotRead = texts.notRead;
export const archiveTooLarge = texts.tooLarge(maxArchiveBytes / 1e6);

/** The content of an exported file. */
export interface ReadArchive {
  readonly projects: readonly ArchivedProject[];
  /** Messages: whether the file was cut off, and which parts could not be read; as many as a page can show. */
  readonly notes: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && !isBlank(value) ? value.trim() : undefined);

/** Maximum number of notes. */
const maxNotes = 200;

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
    return refuse(whole === undefined ? texts.notJson : texts.notProject);
  }
  if (typeof version === "number" && version > archiveVersion) return refuse(texts.laterVersion);
  if (whole === undefined && version === undefined) return refuse(texts.cutOff);
  if (version !== archiveVersion) return refuse(texts.noVersion);
  const entries = format === "plenum-project" ? [content["project"]] : listOf(content["projects"]);
  const read = entries.filter((project) => Object.keys(recordOf(project)).length > 0).map((project) => readProject(recordOf(project)));
  const notes = read.flatMap((each) => each.notes);
  const projects = read.map(({ project }) => project);
  const count = projects.reduce((sum, { files }) => sum + files.length, 0);
  if (projects.length === 0 || (count === 0 && notes.length > 0))
    return refuse([whole === undefined ? texts.cutOff : texts.unreadable, ...notes.slice(0, 3)].join(" "));
  const shownNotes = notes.length <= maxNotes ? notes : [...notes.slice(0, maxNotes), texts.moreUnreadable(notes.length - maxNotes)];
  return { ok: true, projects, notes: whole === undefined ? [`${texts.cutOff} ${texts.readFiles(count)}`, ...shownNotes] : shownNotes };
}

function readProject(entry: Fields): { readonly project: ArchivedProject; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const parsed = projectContent.safeParse(entry);
  const name = textOf(entry["name"]);
  const content = parsed.success
    ? parsed.data
    : { name: name === undefined ? texts.importedProject : cutText(name, limits.nameLength), description: "" };
  if (!parsed.success) notes.push(texts.projectProblem(content.name, issuesText(parsed.error.issues)));
  const files = listOf(entry["files"]).flatMap((file, index): ArchivedFile[] => {
    const name = textOf(recordOf(file)["name"]);
    const title =
      name === undefined ? texts.file.unnamed(index + 1, content.name) : texts.file.named(cutText(name, limits.nameLength), content.name);
    const read = readFile(recordOf(file), title);
    notes.push(...read.notes);
    return read.file ? [read.file] : [];
  });
  const createdAt = textOf(entry["createdAt"]) ?? "";
  const site = entry["site"] === undefined ? undefined : siteContent.safeParse(entry["site"]);
  if (site?.success === false) notes.push(texts.siteProblem(content.name, issuesText(site.error.issues)));
  return { project: { ...content, createdAt, ...(site?.success && { site: site.data }), files, unreadable: [] }, notes };
}

/** @param title of the file in notes */
function readFile(entry: Fields, title: string): { readonly file?: ArchivedFile; readonly notes: readonly string[] } {
  const { revisions: revisionEntries, ...rest } = entry;
  const parsed = archivedFile.safeParse({ ...rest, revisions: [] });
  if (!parsed.success) return { notes: [texts.file.leftOut(title, reason(parsed.error))] };
  const notes: string[] = [];
  const revisions = listOf(revisionEntries).flatMap((revision, index) => {
    const revisionResult = archivedRevision.safeParse(revision);
    const isToCome =
      revisionResult.success &&
      revisionResult.data.issue !== undefined &&
      Date.parse(revisionResult.data.issue.issuedAt) > Date.now() + dayMs;
    if (revisionResult.success && !isToCome) return [revisionResult.data];
    notes.push(
      texts.file.withoutRevision(title, index + 1, revisionResult.success ? texts.file.issuedInFuture : reason(revisionResult.error)),
    );
    return [];
  });
  if (!Array.isArray(revisionEntries)) notes.push(texts.file.withoutRevisions(title));
  return { file: { ...parsed.data, revisions }, notes };
}

function reason({ issues }: z.core.$ZodError): string {
  return issuesText(issues);
}
