import type { FileCollection } from "./collections.ts";

declare const kind: unique symbol;
/** Path of a document, an even number of segments. */
export type DocumentPath = string & { readonly [kind]: "document" };
/** Path of a collection, an odd number of segments. */
export type CollectionPath = string & { readonly [kind]: "collection" };

/** Whose data: nothing outside of it is ever read or written. */
export interface Owner {
  readonly appId: string;
  readonly uid: string;
}

/** A saved file's place. */
export interface FileRef {
  readonly projectId: string;
  readonly collection: FileCollection;
  readonly fileId: string;
}

/** Whether Firestore takes a text as the id of a document. */
export function isDocumentId(id: string): boolean {
  return id !== "" && id !== "." && id !== ".." && !id.includes("/") && !/^__.*__$/.test(id) && new TextEncoder().encode(id).length <= 1500;
}

/**
 * The id of one of several things that are made together: such ids sort in the order in which the things stood, and naming them again names the same ones.
 * Ids that Firestore draws are letters and digits, so the low line tells the two apart.
 *
 * @param series an id that nothing else has
 */
export function serialId(series: string, index: number): string {
  return `${series}_${String(index).padStart(6, "0")}`;
}

/** Whether an id was made by `serialId`. */
export function isSerialId(id: string): boolean {
  return /_\d{6,}$/.test(id);
}

function path(...segments: readonly string[]): string {
  const wrong = segments.find((segment) => !isDocumentId(segment));
  if (wrong !== undefined) throw new RangeError(`"${wrong}" cannot be a part of a path.`);
  return segments.join("/");
}

const userSegments = ({ appId, uid }: Owner): readonly string[] => ["artifacts", appId, "users", uid];

/** The user's projects. */
export function projectsPath(owner: Owner): CollectionPath {
  return path(...userSegments(owner), "projects") as CollectionPath;
}

/** One project. */
export function projectPath(owner: Owner, projectId: string): DocumentPath {
  return path(...userSegments(owner), "projects", projectId) as DocumentPath;
}

/** The user's company profile. */
export function companyProfilePath(owner: Owner): DocumentPath {
  return path(...userSegments(owner), "companyDetails", "profile") as DocumentPath;
}

/** The files of one kind in a project. */
export function filesPath(owner: Owner, projectId: string, collection: FileCollection): CollectionPath {
  return path(...userSegments(owner), "projects", projectId, collection) as CollectionPath;
}

/** One file. */
export function filePath(owner: Owner, { projectId, collection, fileId }: FileRef): DocumentPath {
  return path(...userSegments(owner), "projects", projectId, collection, fileId) as DocumentPath;
}

/** What explicit saves of a file kept. */
export function revisionsPath(owner: Owner, { projectId, collection, fileId }: FileRef): CollectionPath {
  return path(...userSegments(owner), "projects", projectId, collection, fileId, "revisions") as CollectionPath;
}

/** One kept revision of a file. */
export function revisionPath(owner: Owner, file: FileRef, revisionId: string): DocumentPath {
  return path(...revisionsPath(owner, file).split("/"), revisionId) as DocumentPath;
}

/** What lists show of every file of the user, over all projects. */
export function summariesPath(owner: Owner): CollectionPath {
  return path(...userSegments(owner), "fileSummaries") as CollectionPath;
}

/** What lists show of one file; it bears the file's own id. */
export function summaryPath(owner: Owner, fileId: string): DocumentPath {
  return path(...userSegments(owner), "fileSummaries", fileId) as DocumentPath;
}

/** Files and projects that are on their way out. */
export function removalsPath(owner: Owner): CollectionPath {
  return path(...userSegments(owner), "removals") as CollectionPath;
}

/** The removal of a file or project; it bears the id of what is removed. */
export function removalPath(owner: Owner, id: string): DocumentPath {
  return path(...userSegments(owner), "removals", id) as DocumentPath;
}
