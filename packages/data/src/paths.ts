import type { FileCollection } from "./collections.ts";

declare const kind: unique symbol;
/** Path of a document, an even number of segments. */
export type DocumentPath = string & { readonly [kind]: "document" };
/** Path of a collection, an odd number of segments. */
export type CollectionPath = string & { readonly [kind]: "collection" };

/** The owner of data: nothing else is ever read or written. */
export interface Owner {
  readonly appId: string;
  readonly uid: string;
}

/** The place of a saved file. */
export interface FileRef {
  readonly projectId: string;
  readonly collection: FileCollection;
  readonly fileId: string;
}

/** Whether Firestore accepts a text as the id of a document. */
export function isDocumentId(id: string): boolean {
  return id !== "" && id !== "." && id !== ".." && !id.includes("/") && !/^__.*__$/.test(id) && new TextEncoder().encode(id).length <= 1500;
}

/**
 * The id of a member of a series of documents that are created together. Such ids sort in the order of the series, and the same series has the same ids
 * again. Ids that Firestore draws have letters and digits only, so the underscore distinguishes the two.
 *
 * @param series a unique id
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

/** A project. */
export function projectPath(owner: Owner, projectId: string): DocumentPath {
  return path(...userSegments(owner), "projects", projectId) as DocumentPath;
}

/** The site of a project. */
export function sitePath(owner: Owner, projectId: string): DocumentPath {
  return path(...userSegments(owner), "projects", projectId, "site", "details") as DocumentPath;
}

/** The user's company profile. */
export function companyProfilePath(owner: Owner): DocumentPath {
  return path(...userSegments(owner), "companyDetails", "profile") as DocumentPath;
}

/** The files of one kind in a project. */
export function filesPath(owner: Owner, projectId: string, collection: FileCollection): CollectionPath {
  return path(...userSegments(owner), "projects", projectId, collection) as CollectionPath;
}

/** A file. */
export function filePath(owner: Owner, { projectId, collection, fileId }: FileRef): DocumentPath {
  return path(...userSegments(owner), "projects", projectId, collection, fileId) as DocumentPath;
}

/** Names of the collections below a file. Whatever deletes or moves a file goes through all of them; a test compares them with the security rules. */
export const fileParts = ["revisions", "versions"] as const;
/** Names of the collections below a project besides those of its files. */
export const projectParts: readonly string[] = ["site"];

/** A collection below a file. */
export function filePartPath(owner: Owner, file: FileRef, part: (typeof fileParts)[number]): CollectionPath {
  return path(...filePath(owner, file).split("/"), part) as CollectionPath;
}

/** A collection below a project. */
export function projectPartPath(owner: Owner, projectId: string, part: string): CollectionPath {
  return path(...projectPath(owner, projectId).split("/"), part) as CollectionPath;
}

/** The revisions of a file. */
export function revisionsPath(owner: Owner, file: FileRef): CollectionPath {
  return filePartPath(owner, file, "revisions");
}

/** A revision of a file. */
export function revisionPath(owner: Owner, file: FileRef, revisionId: string): DocumentPath {
  return path(...revisionsPath(owner, file).split("/"), revisionId) as DocumentPath;
}

/** The summaries of all files of the user, over all projects. */
export function summariesPath(owner: Owner): CollectionPath {
  return path(...userSegments(owner), "fileSummaries") as CollectionPath;
}

/** The summary of a file, under the file's id. */
export function summaryPath(owner: Owner, fileId: string): DocumentPath {
  return path(...userSegments(owner), "fileSummaries", fileId) as DocumentPath;
}

/** Requests to remove files and projects. */
export function removalsPath(owner: Owner): CollectionPath {
  return path(...userSegments(owner), "removals") as CollectionPath;
}

/** The request to remove a file or project, under the id of its target. */
export function removalPath(owner: Owner, id: string): DocumentPath {
  return path(...userSegments(owner), "removals", id) as DocumentPath;
}
