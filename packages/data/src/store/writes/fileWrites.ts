import {
  collection,
  doc,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type FieldValue,
  type Firestore,
} from "firebase/firestore";
import type { FileCollection } from "../../collections.ts";
import {
  checkContent,
  fileContent,
  modeOf,
  plainData,
  revisionContent,
  sentBytes,
  summaryContent,
  summaryResults,
  type FileContent,
  type FileData,
  type Plain,
  type Remark,
  type RevisionContent,
} from "../../documents/index.ts";
import {
  filePath,
  filesPath,
  projectPath,
  revisionPath,
  revisionsPath,
  serialId,
  summaryPath,
  type FileRef,
  type Owner,
} from "../../paths.ts";
import type { Piece } from "./batches.ts";
import type { StoreContext } from "../storeContext.ts";
import type { RulesOperation } from "./rulesCost.ts";

type Place = Pick<StoreContext, "database" | "owner">;

/** A file that is to be created, with revisions where it comes from an archive. */
export interface NewFile {
  readonly collection: FileCollection;
  readonly content: FileContent;
  /** The gravest remark of its results, where it was calculated here. */
  readonly remark?: Remark;
  /** Names of the results that lists show. */
  readonly headline: readonly string[];
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

/** What the security rules judge when a revision is created. */
export function revisionOperation({ issue }: { readonly issue?: unknown }): RulesOperation {
  return issue === undefined ? "createRevision" : "createIssue";
}

/** What a summary is made of. */
export interface Summarised {
  readonly name: string;
  readonly createdAt: Timestamp | FieldValue;
  readonly data: FileData;
  readonly remark?: Remark | undefined;
}

/** The document that lists show of a file, and its content: written whenever the file is. */
export function summaryWrite(
  { database, owner }: Place,
  file: FileRef,
  { name, createdAt, data, remark }: Summarised,
  headline: readonly string[] = [],
): readonly [DocumentReference, DocumentData] {
  const { unitSystem } = data.input;
  const content = checkContent(summaryContent, {
    projectId: file.projectId,
    collection: file.collection,
    name,
    unitSystem: unitSystem === "Metric" || unitSystem === "Imperial" ? unitSystem : "",
    results: summaryResults(data, headline),
    mode: modeOf(data.input),
    ...(remark !== undefined && { remark }),
  });
  return [doc(database, summaryPath(owner, file.fileId)), { ...content, createdAt, updatedAt: serverTimestamp() }];
}

/** Writes that make a document which was not there. */
export interface Creation extends Piece {
  readonly creates: DocumentReference;
}

/** The writes that create a file: itself with its summary, then its revisions. @param fileId a new one unless told otherwise */
export function newFile(
  place: Place,
  projectId: string,
  { collection: name, content, remark, headline, revisions = [] }: NewFile,
  fileId = newFileId(place.database, place.owner, projectId, name),
): { readonly file: FileRef; readonly pieces: readonly Creation[] } {
  const file: FileRef = { projectId, collection: name, fileId };
  const checked = checkContent(fileContent, content);
  const [summary, summarised] = summaryWrite(place, file, { ...checked, remark, createdAt: serverTimestamp() }, headline);
  const creates = fileDocument(place, file);
  const written = { ...checked, data: plainData(checked.data) };
  const head: Creation = {
    operations: ["createFile", "writeSummary"],
    reads: projectPath(place.owner, projectId),
    bytes: sentBytes(written) + sentBytes(checked.name),
    creates,
    apply: (batch) => {
      batch.set(creates, { ...written, createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
      batch.set(summary, summarised);
    },
  };
  return { file, pieces: [head, ...revisions.map((revision, index) => keptRevision(place, file, revision, index))] };
}

function keptRevision(
  place: Place,
  file: FileRef,
  { createdAt, ...revision }: NonNullable<NewFile["revisions"]>[number],
  index: number,
): Creation {
  const checked = checkContent(revisionContent, revision);
  const written = { ...checked, data: plainData(checked.data) };
  const creates = doc(place.database, revisionPath(place.owner, file, serialId(file.fileId, index)));
  return {
    operations: [revisionOperation(checked)],
    reads: filePath(place.owner, file),
    bytes: sentBytes(written as unknown as Plain),
    creates,
    apply: (batch) =>
      void batch.set(creates, {
        ...written,
        createdAt: Timestamp.fromDate(createdAt),
        // What a file says that somebody imports.
        ...(checked.issue && { importedAt: serverTimestamp() }),
      }),
  };
}
