import { doc, getDoc, getDocFromServer } from "firebase/firestore";
import { kindOfCollection, type FileCollection } from "../collections.ts";
import {
  ContentError,
  cutText,
  limits,
  storedFile,
  storedRevision,
  storedSummary,
  type FileContent,
  type PlainRecord,
  type Remark,
  type Revision,
} from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { revisionsPath, summaryPath, type FileRef } from "../paths.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { commitPieces } from "./writes/batches.ts";
import { failureText, isUnreachable } from "./failures.ts";
import type { FileCalculator } from "./file/calculator.ts";
import type { OpenFile } from "./file/fileState.ts";
import { MissingFileError } from "./file/storeFile.ts";
import type { RunningOutbox } from "./file/outbox.ts";
import type { KeptVersion } from "./file/versionPlan.ts";
import { readVersion, watchVersions, type VersionsState } from "./file/versions.ts";
import { watchIssue, type IssueState } from "./file/watchIssue.ts";
import { openFileLists, withId, type FileLists } from "./fileLists.ts";
import type { ListState } from "./lists/listModel.ts";
import { liveList } from "./lists/liveList.ts";
import type { Removal } from "./removal/removals.ts";
import type { StoreContext } from "./storeContext.ts";
import { fileDocument, newFile } from "./writes/fileWrites.ts";
import type { Moves } from "./writes/move.ts";
import { rename } from "./writes/rename.ts";
import { texts } from "./texts.ts";

/** Content of a new file, with the most severe warning of its results where it was calculated. */
export type NewContent = FileContent & { readonly remark?: Remark };

/** A file's input as it is here: with the changes on this device that were not sent yet. */
export interface FileInput {
  readonly name: string;
  readonly input: PlainRecord;
  readonly calculatorVersion: number;
}

export interface Files extends FileLists {
  /** Opens a file for editing. Close it when the page goes. */
  readonly open: (file: FileRef, calculator: FileCalculator) => OpenFile;
  /** Reads the content of a file once; without a network from this device. */
  readonly read: (file: FileRef) => Promise<ActionResult<{ readonly content: FileInput }>>;
  /** Creates a file. It is in the lists at once; offline too. */
  readonly create: (
    projectId: string,
    collection: FileCollection,
    content: NewContent,
  ) => Promise<ActionResult<{ readonly file: FileRef }>>;
  readonly rename: (file: FileRef, name: string) => Promise<ActionResult>;
  /** Copies a file as it is here, without its revisions. */
  readonly duplicate: (file: FileRef) => Promise<ActionResult<{ readonly file: FileRef }>>;
  /** Moves a file with its revisions to another project, which needs the server. It keeps its id and the time of its creation. */
  readonly move: (file: FileRef, toProjectId: string) => Promise<ActionResult<{ readonly file: FileRef }>>;
  /** Puts a file with its revisions into the bin. */
  readonly remove: (file: FileRef) => Removal;
  /** The revisions that explicit saves kept, newest first. */
  readonly revisions: (file: FileRef) => Readable<ListState<Revision>>;
  /** The states of a file that were kept automatically, newest first. */
  readonly versions: (file: FileRef) => Readable<VersionsState>;
  /** Reads such a state. */
  readonly readVersion: (file: FileRef, version: KeptVersion) => Promise<ActionResult<{ readonly revision: Revision }>>;
  /** An issued report of a file, as it was issued. */
  readonly issue: (file: FileRef, issueId: string) => Readable<IssueState>;
}

type FilesOutbox = Pick<RunningOutbox, "open" | "unsentInput" | "pendingIssue">;

export function openFiles(context: StoreContext, outbox: FilesOutbox, moves: Moves): Files {
  const { owner } = context;
  const attempt = async <T extends object>(work: () => Promise<T>, unreachable?: string): Promise<ActionResult<T>> => {
    try {
      return { ok: true, ...(await work()) };
    } catch (error) {
      context.report.error("A file could not be read or changed.", error);
      return { ok: false, message: unreachable !== undefined && isUnreachable(error) ? unreachable : failureText(error) };
    }
  };
  return {
    ...openFileLists(context),
    open: (file, calculator) => outbox.open(file, calculator),
    read: (file) => attempt(() => readFile(context, outbox, file), texts.file.notOnDevice),
    create: (projectId, name, content) => attempt(() => createFile(context, projectId, name, content)),
    rename: (file, name) =>
      attempt(async () => {
        await waitForWrite(context, rename(context, file, name));
        return {};
      }),
    duplicate: (file) => attempt(() => duplicateFile(context, outbox, file)),
    move: (file, toProjectId) => attempt(async () => ({ file: await moves.move(file, toProjectId) }), texts.file.moveNeedsServer),
    remove: (file) => context.removals.request({ file }),
    revisions: (file) =>
      liveList(context, { path: revisionsPath(owner, file), schema: storedRevision, build: withId, sortBy: "createdAt" }),
    versions: (file) => watchVersions(context, file),
    readVersion: (file, version) => readVersion(context, file, version),
    issue: (file, issueId) =>
      watchIssue(context, file, issueId, { pendingIssue: outbox.pendingIssue, findMoved: (moved) => findMoved(context, moved) }),
  };
}

async function createFile(
  context: StoreContext,
  projectId: string,
  name: FileCollection,
  { remark, ...content }: NewContent,
): Promise<{ readonly file: FileRef }> {
  const headline = await context.headlineOf(name);
  const { file, pieces } = newFile(context, projectId, { collection: name, content, headline, ...(remark !== undefined && { remark }) });
  await waitForWrite(context, commitPieces(context.database, pieces));
  return { file };
}

/** The stored content of a file. @throws where the file does not exist, or is not valid */
async function readStored(context: StoreContext, file: FileRef): Promise<ReturnType<typeof storedFile.parse>> {
  const data = (await getDoc(fileDocument(context, file))).data({ serverTimestamps: "estimate" });
  if (!data) throw new MissingFileError();
  const parsed = storedFile.safeParse(data);
  if (!parsed.success) throw new ContentError(texts.file.invalid, { cause: parsed.error });
  return parsed.data;
}

async function readFile(context: StoreContext, outbox: FilesOutbox, file: FileRef): Promise<{ readonly content: FileInput }> {
  const { name, ...stored } = await readStored(context, file);
  const { input, calculatorVersion } = outbox.unsentInput(file) ?? { ...stored, ...stored.data };
  return { content: { name, input, calculatorVersion } };
}

async function duplicateFile(context: StoreContext, outbox: FilesOutbox, file: FileRef): Promise<{ readonly file: FileRef }> {
  const { name, calculatorVersion, engineVersion, data } = await readStored(context, file);
  const unsent = outbox.unsentInput(file);
  const typed = unsent && { calculatorVersion: unsent.calculatorVersion, data: { input: unsent.input, results: {} } };
  return createFile(context, file.projectId, file.collection, { name: copyName(name), calculatorVersion, engineVersion, data, ...typed });
}

/** The new place of a file that is not at its place, by its summary, which moves with it. @returns `undefined` where it does not exist, or has not moved */
export async function findMoved(
  { database, owner }: Pick<StoreContext, "database" | "owner">,
  file: FileRef,
): Promise<FileRef | undefined> {
  const read = storedSummary.safeParse((await getDocFromServer(doc(database, summaryPath(owner, file.fileId)))).data());
  return read.success && read.data.projectId !== file.projectId ? { ...file, projectId: read.data.projectId } : undefined;
}

/** `Room` → `Room (copy)` → `Room (copy 2)`, within the maximum length of names. */
export function copyName(name: string): string {
  const [, stem, number] = texts.copy.pattern.exec(name) ?? [undefined, name, undefined];
  const suffix = texts.copy.suffix(stem === name ? 1 : Number(number ?? 1) + 1);
  return cutText(stem ?? name, limits.nameLength - suffix.length) + suffix;
}

/** Name of a new file until it is renamed. */
export function newFileName(name: FileCollection): string {
  return kindOfCollection(name).title;
}
