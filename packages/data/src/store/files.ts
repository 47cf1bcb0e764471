import { collection, doc, getDoc, getDocs, serverTimestamp, type DocumentData, type QueryDocumentSnapshot, type Timestamp } from "firebase/firestore";
import { fileKinds, kindOfCollection, type FileCollection, type FileKind } from "../collections.ts";
import { limits, sentBytes, storedFile, storedRecentFile, storedRevision, toPlain, type FileContent, type RecentFile, type Revision, type SavedFile } from "../documents/index.ts";
import type { Done } from "../messages.ts";
import type { Readable } from "../observable.ts";
import { filePath, filesPath, projectPath, recentFilesPath, revisionPath, revisionsPath, type FileRef } from "../paths.ts";
import { acknowledged } from "./acknowledged.ts";
import { commitPieces, type Piece } from "./batches.ts";
import type { FileCalculator } from "./calculator.ts";
import { combine } from "./combine.ts";
import type { Drafts } from "./drafts.ts";
import { failureText } from "./failures.ts";
import { fileDocument, newFile, pointerTo } from "./fileWrites.ts";
import { liveList, type ListState } from "./liveList.ts";
import type { OpenFile } from "./fileState.ts";
import { openFile } from "./openFile.ts";
import type { Removal } from "./removals.ts";
import { renamed } from "./rename.ts";
import type { Session } from "./session.ts";

/** The files of a project, kind by kind, in the order of `fileKinds`. */
export type ProjectFiles = readonly { readonly kind: FileKind; readonly list: ListState<SavedFile> }[];

export interface Files {
  /** All files of a project, kind by kind; each list newest first. */
  readonly ofProject: (projectId: string) => Readable<ProjectFiles>;
  /** The files of one kind in a project, newest first. */
  readonly ofKind: (projectId: string, collection: FileCollection) => Readable<ListState<SavedFile>>;
  /** The files that were worked on last, over all projects. */
  readonly recent: Readable<ListState<RecentFile>>;
  /** Opens a file for editing. Close it when the page goes. */
  readonly open: (file: FileRef, calculator: FileCalculator) => OpenFile;
  /** Creates a file. It is in the lists at once; offline too. */
  readonly create: (projectId: string, collection: FileCollection, content: FileContent) => Promise<Done<{ readonly file: FileRef }>>;
  readonly rename: (file: FileRef, name: string) => Promise<Done>;
  /** Makes a second file of it, without its revisions. */
  readonly duplicate: (file: FileRef) => Promise<Done<{ readonly file: FileRef }>>;
  /** Moves a file with its revisions to another project. It keeps its id and the time of its creation. */
  readonly move: (file: FileRef, toProjectId: string) => Promise<Done<{ readonly file: FileRef }>>;
  /** Removes a file with its revisions, unless that is undone in time. */
  readonly remove: (file: FileRef, delay?: number) => Removal;
  /** What explicit saves kept, newest first. */
  readonly revisions: (file: FileRef) => Readable<ListState<Revision>>;
}

/** Files of a kind that are asked for first, in a project that this device does not know: what a screen holds. */
const firstScreen = 30;
/** How long a project's lists go on following when its page is left, in milliseconds. */
const linger = 60_000;
const mostLooked = 3;

const withId = <T>(id: string, stored: T): T & { readonly id: string } => ({ id, ...stored });

export function openFiles(session: Session, drafts: Drafts): Files {
  const { database, owner } = session;

  const ofKind = (projectId: string, name: FileCollection): Readable<ListState<SavedFile>> =>
    liveList(session, { path: filesPath(owner, projectId, name), schema: storedFile, build: withId, newestBy: "createdAt", firstScreen, linger });

  /** The projects that were looked at last, so that going to a file and back finds the list as it was. */
  const looked = new Map<string, Readable<ProjectFiles>>();
  const ofProject = (projectId: string): Readable<ProjectFiles> => {
    const files =
      looked.get(projectId) ??
      combine(
        fileKinds.map((kind) => ofKind(projectId, kind.collection)),
        (lists) => fileKinds.map((kind, index) => ({ kind, list: lists[index]! })),
      );
    looked.delete(projectId);
    looked.set(projectId, files);
    if (looked.size > mostLooked) looked.delete(looked.keys().next().value!);
    return files;
  };

  const done = async <T extends object>(work: () => Promise<T>): Promise<Done<T>> => {
    try {
      return { ok: true, ...(await work()) };
    } catch (error) {
      session.report.error("A file could not be changed.", error);
      return { ok: false, message: failureText(error) };
    }
  };

  const create = async (projectId: string, name: FileCollection, content: FileContent): Promise<{ file: FileRef }> => {
    const { file, pieces } = newFile(session, projectId, { collection: name, content });
    await acknowledged(session, commitPieces(database, pieces));
    return { file };
  };

  return {
    ofKind,
    ofProject,
    recent: liveList(session, {
      path: recentFilesPath(owner),
      schema: storedRecentFile,
      build: withId,
      newestBy: "updatedAt",
      most: 20,
      belongsTo: ({ projectId, collection: name, id }) => [projectPath(owner, projectId), filePath(owner, { projectId, collection: name, fileId: id })],
    }),
    open: (file, calculator) => openFile(session, drafts, file, calculator),
    create: (projectId, name, content) => done(() => create(projectId, name, content)),
    rename: (file, name) =>
      done(async () => {
        await acknowledged(session, commitPieces(database, [renamed(session, file, name)]));
        return {};
      }),
    duplicate: (file) =>
      done(async () => {
        const { name, calculatorVersion, engineVersion, data } = storedFile.parse((await getDoc(fileDocument(session, file))).data());
        return create(file.projectId, file.collection, { name: copyName(name), calculatorVersion, engineVersion, data });
      }),
    move: (file, toProjectId) => done(() => move(session, file, toProjectId)),
    remove: (file, delay) => session.removals.request({ file }, delay),
    revisions: (file) => liveList(session, { path: revisionsPath(owner, file), schema: storedRevision, build: withId, newestBy: "createdAt" }),
  };
}

async function move(session: Session, file: FileRef, toProjectId: string): Promise<{ file: FileRef }> {
  const { database, owner } = session;
  const target: FileRef = { ...file, projectId: toProjectId };
  if (toProjectId === file.projectId) return { file };
  const [stored, revisions] = await Promise.all([getDoc(fileDocument(session, file)), getDocs(collection(database, revisionsPath(owner, file)))]);
  const data = stored.data();
  if (!data) throw Object.assign(new Error("The file is not there."), { code: "not-found" });
  const [pointer, pointed] = pointerTo(session, target, (data as { name: string }).name);
  const head: Piece = {
    operations: ["deleteFile", "moveFile", "writeRecentFile"],
    bytes: sentBytes(toPlain(data)),
    apply: (batch) => {
      batch.delete(stored.ref);
      batch.set(doc(database, filePath(owner, target)), { ...data, movedFrom: file.projectId, updatedAt: serverTimestamp() });
      batch.set(pointer, pointed);
    },
  };
  await acknowledged(session, commitPieces(database, [head, ...revisions.docs.map((revision) => movedRevision(session, target, revision))]));
  return { file: target };
}

function movedRevision({ database, owner }: Session, target: FileRef, revision: QueryDocumentSnapshot): Piece {
  const data: DocumentData & { createdAt?: Timestamp } = revision.data();
  return {
    operations: ["deleteRevision", "createRevision"],
    bytes: sentBytes(toPlain(data)),
    apply: (batch) => {
      batch.delete(revision.ref);
      batch.set(doc(database, revisionPath(owner, target, revision.id)), data);
    },
  };
}

/** `Room` → `Room (copy)` → `Room (copy 2)`, within the length that names may have. */
export function copyName(name: string): string {
  const [, stem, number] = /^(.*) \(copy(?: (\d+))?\)$/s.exec(name) ?? [undefined, name, undefined];
  const isCopy = stem !== name;
  const suffix = isCopy ? ` (copy ${Number(number ?? 1) + 1})` : " (copy)";
  return Array.from(stem ?? name).slice(0, limits.nameLength - suffix.length).join("") + suffix;
}

/** What a new file of a kind is called until it is named. */
export function newFileName(name: FileCollection): string {
  return kindOfCollection(name).title;
}
