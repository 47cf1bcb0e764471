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
  /** The most severe warning of its results, where it was calculated here. */
  readonly remark?: Remark;
  /** Names of the results that lists show. */
  readonly headline: readonly string[];
  readonly revisions?: readonly (RevisionContent & { readonly createdAt: Date })[];
}

/** The document of a file. */
export function fileDocument({ database, owner }: Place, file: FileRef): DocumentReference {
  return doc(database, filePath(owner, file));
}

/** The id of a new file. */
export function newFileId(database: Firestore, owner: Owner, projectId: string, name: FileCollection): string {
  return doc(collection(database, filesPath(owner, projectId, name))).id;
}

/** The document of a new revision. */
export function newRevision({ database, owner }: Place, file: FileRef): DocumentReference {
  return doc(database, revisionPath(owner, file, doc(collection(database, revisionsPath(owner, file))).id));
}

/** The operation that creates a revision, as the security rules judge it. */
export function revisionOperation({ issue }: { readonly issue?: unknown }): RulesOperation {
  return issue === undefined ? "createRevision" : "createIssue";
}

/** The content of a summary. */
export interface Summarised {
  readonly name: string;
  readonly createdAt: Timestamp | FieldValue;
  readonly data: FileData;
  readonly remark?: Remark | undefined;
}

/** The document that lists show of a file, and its content: it is written with every write of the file. */
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

/** Writes that create a document. */
export interface Creation extends Piece {
  readonly creates: DocumentReference;
}

/** The writes that create a file: itself with its summary, then its revisions. @param fileId a new one by default */
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
  return { file, pieces: [head, ...revisions.map((revision, index) => archivedRevision(place, file, revision, index))] };
}

function archivedRevision(
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
        // Only the imported file says who issued the report, and when.
        ...(checked.issue && { importedAt: serverTimestamp() }),
      }),
  };
}
