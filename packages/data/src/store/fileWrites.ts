import { collection, doc, serverTimestamp, Timestamp, type DocumentReference, type Firestore } from "firebase/firestore";
import type { FileCollection } from "../collections.ts";
import { checkContent, fileContent, recentFileContent, revisionContent, sentBytes, type FileContent, type RevisionContent } from "../documents/index.ts";
import { filePath, filesPath, recentFilePath, revisionPath, revisionsPath, serialId, type FileRef, type Owner } from "../paths.ts";
import type { Piece } from "./batches.ts";
import type { Session } from "./session.ts";

type Place = Pick<Session, "database" | "owner">;

/** A file that is to be created, with revisions where it comes from an archive. */
export interface NewFile {
  readonly collection: FileCollection;
  readonly content: FileContent;
  readonly revisions?: readonly (RevisionContent & { readonly createdAt: Date })[];
}

/** The document of a file. */
export function fileDocument({ database, owner }: Place, file: FileRef): DocumentReference {
  return doc(database, filePath(owner, file));
}

/** An id for a file that is not there yet. */
export function newFileId(database: Firestore, owner: Owner, projectId: string, name: FileCollection): string {
  return doc(collection(database, filesPath(owner, projectId, name))).id;
}

/** A document for a revision that is not there yet. */
export function newRevision({ database, owner }: Place, file: FileRef): DocumentReference {
  return doc(database, revisionPath(owner, file, doc(collection(database, revisionsPath(owner, file))).id));
}

/** The document that points to a file, and its content. */
export function pointerTo({ database, owner }: Place, file: FileRef, name: string): readonly [DocumentReference, object] {
  const content = checkContent(recentFileContent, { projectId: file.projectId, collection: file.collection, name });
  return [doc(database, recentFilePath(owner, file.fileId)), { ...content, updatedAt: serverTimestamp() }];
}

/** Writes that make a document which was not there. */
export interface Creation extends Piece {
  readonly creates: DocumentReference;
}

/** The writes that create a file: itself with the pointer to it, then its revisions. @param fileId a new one unless told otherwise */
export function newFile(
  place: Place,
  projectId: string,
  { collection: name, content, revisions = [] }: NewFile,
  fileId = newFileId(place.database, place.owner, projectId, name),
): { readonly file: FileRef; readonly pieces: readonly Creation[] } {
  const file: FileRef = { projectId, collection: name, fileId };
  const checked = checkContent(fileContent, content);
  const [pointer, pointed] = pointerTo(place, file, checked.name);
  const creates = fileDocument(place, file);
  const head: Creation = {
    operations: ["createFile", "writeRecentFile"],
    bytes: sentBytes(checked),
    creates,
    apply: (batch) => {
      batch.set(creates, { ...checked, createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
      batch.set(pointer, pointed);
    },
  };
  return { file, pieces: [head, ...revisions.map((revision, index) => keptRevision(place, file, revision, index))] };
}

function keptRevision(place: Place, file: FileRef, { createdAt, ...revision }: NonNullable<NewFile["revisions"]>[number], index: number): Creation {
  const checked = checkContent(revisionContent, revision);
  const creates = doc(place.database, revisionPath(place.owner, file, serialId(file.fileId, index)));
  return {
    operations: ["createRevision"],
    bytes: sentBytes(checked),
    creates,
    apply: (batch) => void batch.set(creates, { ...checked, createdAt: Timestamp.fromDate(createdAt) }),
  };
}
