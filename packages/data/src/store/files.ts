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
  type FileSummary,
  type PlainRecord,
  type Remark,
  type Revision,
} from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { filePath, projectPath, revisionsPath, summariesPath, summaryPath, type FileRef } from "../paths.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { commitPieces } from "./writes/batches.ts";
import { failureText, isUnreachable } from "./failures.ts";
import type { FileCalculator } from "./file/calculator.ts";
import type { OpenFile } from "./file/fileState.ts";
import { MissingFileError } from "./file/storeFile.ts";
import type { RunningOutbox } from "./file/outbox.ts";
import { watchIssue, type IssueState } from "./file/watchIssue.ts";
import type { ListState } from "./lists/listModel.ts";
import { liveList } from "./lists/liveList.ts";
import type { Removal } from "./removal/removals.ts";
import type { StoreContext } from "./storeContext.ts";
import { fileDocument, newFile } from "./writes/fileWrites.ts";
import type { Moves } from "./writes/move.ts";
import { rename } from "./writes/rename.ts";

/** What a new file holds, with the gravest remark of its results where it was calculated. */
export type NewContent = FileContent & { readonly remark?: Remark };

/** A file's input as it stands here: what was typed on this device and not yet sent is in it. */
export interface FileInput {
  readonly name: string;
  readonly input: PlainRecord;
  readonly calculatorVersion: number;
}

export interface Files {
  /** All files of a project, newest first. */
  readonly ofProject: (projectId: string) => Readable<ListState<FileSummary>>;
  /** The files that were worked on last, over all projects. */
  readonly recent: Readable<ListState<FileSummary>>;
  /** The files of all projects, newest first: for search and totals. Followed only while somebody looks. */
  readonly all: Readable<ListState<FileSummary>>;
  /** Opens a file for editing. Close it when the page goes. */
  readonly open: (file: FileRef, calculator: FileCalculator) => OpenFile;
  /** Reads what stands in a file, once. Without a network what this device has of it. */
  readonly read: (file: FileRef) => Promise<ActionResult<{ readonly content: FileInput }>>;
  /** Creates a file. It is in the lists at once; offline too. */
  readonly create: (
    projectId: string,
    collection: FileCollection,
    content: NewContent,
  ) => Promise<ActionResult<{ readonly file: FileRef }>>;
  readonly rename: (file: FileRef, name: string) => Promise<ActionResult>;
  /** Makes a second file of it, as it stands here, without its revisions. */
  readonly duplicate: (file: FileRef) => Promise<ActionResult<{ readonly file: FileRef }>>;
  /** Moves a file with its revisions to another project, which takes the server. It keeps its id and the time of its creation. */
  readonly move: (file: FileRef, toProjectId: string) => Promise<ActionResult<{ readonly file: FileRef }>>;
  /** Removes a file with its revisions, unless that is undone in time. */
  readonly remove: (file: FileRef, delay?: number) => Removal;
  /** What explicit saves kept, newest first. */
  readonly revisions: (file: FileRef) => Readable<ListState<Revision>>;
  /** An issued report of a file, as it was issued. */
  readonly issue: (file: FileRef, issueId: string) => Readable<IssueState>;
}

/** Files that are asked for first, in a project that this device does not know: what a screen holds. */
const firstScreen = 50;
/** How long a project's list goes on following when its page is left, in milliseconds. */
const keepAliveMs = 60_000;
/** So many projects that were looked at last are remembered, so that going to a file and back finds the list as it was. */
const maxLists = 3;
/** Recent files that are shown, and read: some may be on their way out. */
const [recentShown, recentRead] = [20, 30];

const withId = <T>(id: string, stored: T): T & { readonly id: string } => ({ id, ...stored });

export function openFiles(
  context: StoreContext,
  outbox: Pick<RunningOutbox, "open" | "unsentInput" | "pendingIssue">,
  moves: Moves,
): Files {
  const { database, owner } = context;
  const summaries = {
    path: summariesPath(owner),
    schema: storedSummary,
    build: withId,
    belongsTo: ({ projectId, collection, id }: FileSummary) => [
      projectPath(owner, projectId),
      filePath(owner, { projectId, collection, fileId: id }),
    ],
  } as const;

  const lists = new Map<string, Readable<ListState<FileSummary>>>();
  const ofProject = (projectId: string): Readable<ListState<FileSummary>> => {
    const files =
      lists.get(projectId) ??
      liveList(context, { ...summaries, filter: ["projectId", projectId], sortBy: "createdAt", firstScreen, keepAliveMs });
    lists.delete(projectId);
    lists.set(projectId, files);
    if (lists.size > maxLists) lists.delete(lists.keys().next().value!);
    return files;
  };

  const attempt = async <T extends object>(work: () => Promise<T>): Promise<ActionResult<T>> => {
    try {
      return { ok: true, ...(await work()) };
    } catch (error) {
      context.report.error("A file could not be changed.", error);
      return { ok: false, message: failureText(error) };
    }
  };

  const create = async (projectId: string, name: FileCollection, { remark, ...content }: NewContent): Promise<{ file: FileRef }> => {
    const headline = await context.headlineOf(name);
    const { file, pieces } = newFile(context, projectId, { collection: name, content, headline, ...(remark !== undefined && { remark }) });
    await waitForWrite(context, commitPieces(database, pieces));
    return { file };
  };

  /** What is stored of a file. @throws {Error} where that is nothing, or not valid */
  const readStored = async (file: FileRef): Promise<ReturnType<typeof storedFile.parse>> => {
    const data = (await getDoc(fileDocument(context, file))).data();
    if (!data) throw new MissingFileError();
    const parsed = storedFile.safeParse(data);
    if (!parsed.success) throw new ContentError("Its stored data is not valid.", { cause: parsed.error });
    return parsed.data;
  };

  const read = async (file: FileRef): Promise<{ readonly content: FileInput }> => {
    const { name, ...stored } = await readStored(file);
    const { input, calculatorVersion } = outbox.unsentInput(file) ?? { ...stored, ...stored.data };
    return { content: { name, input, calculatorVersion } };
  };

  const duplicate = async (file: FileRef): Promise<{ file: FileRef }> => {
    const { name, calculatorVersion, engineVersion, data } = await readStored(file);
    const unsent = outbox.unsentInput(file);
    const typed = unsent && { calculatorVersion: unsent.calculatorVersion, data: { input: unsent.input, results: {} } };
    return create(file.projectId, file.collection, { name: copyName(name), calculatorVersion, engineVersion, data, ...typed });
  };

  return {
    ofProject,
    recent: liveList(context, { ...summaries, sortBy: "updatedAt", maxRead: recentRead, maxShown: recentShown }),
    all: liveList(context, { ...summaries, sortBy: "updatedAt", keepAliveMs }),
    open: (file, calculator) => outbox.open(file, calculator),
    read: async (file) => {
      try {
        return { ok: true, ...(await read(file)) };
      } catch (error) {
        context.report.error("A file could not be read.", error);
        return {
          ok: false,
          message: isUnreachable(error)
            ? "The server cannot be reached, and this device has no copy of the file. Try again when you are online."
            : failureText(error),
        };
      }
    },
    create: (projectId, name, content) => attempt(() => create(projectId, name, content)),
    rename: (file, name) =>
      attempt(async () => {
        await waitForWrite(context, rename(context, file, name));
        return {};
      }),
    duplicate: (file) => attempt(() => duplicate(file)),
    move: async (file, toProjectId) => {
      try {
        return { ok: true, file: await moves.move(file, toProjectId) };
      } catch (error) {
        context.report.error("A file could not be moved.", error);
        return {
          ok: false,
          message: isUnreachable(error)
            ? "The server cannot be reached. A file is moved with its whole history, which is on the server only. Try again when you are online."
            : failureText(error),
        };
      }
    },
    remove: (file, delay) => context.removals.request({ file }, delay),
    revisions: (file) =>
      liveList(context, { path: revisionsPath(owner, file), schema: storedRevision, build: withId, sortBy: "createdAt" }),
    issue: (file, issueId) =>
      watchIssue(context, file, issueId, { pendingIssue: outbox.pendingIssue, findMoved: (moved) => findMoved(context, moved) }),
  };
}

/** Where a file that is not at its place stands now: its summary goes with it. @returns `undefined` when it is nowhere, or where it was */
export async function findMoved(
  { database, owner }: Pick<StoreContext, "database" | "owner">,
  file: FileRef,
): Promise<FileRef | undefined> {
  const read = storedSummary.safeParse((await getDocFromServer(doc(database, summaryPath(owner, file.fileId)))).data());
  return read.success && read.data.projectId !== file.projectId ? { ...file, projectId: read.data.projectId } : undefined;
}

/** `Room` → `Room (copy)` → `Room (copy 2)`, within the length that names may have. */
export function copyName(name: string): string {
  const [, stem, number] = /^(.*) \(copy(?: (\d+))?\)$/s.exec(name) ?? [undefined, name, undefined];
  const isCopy = stem !== name;
  const suffix = isCopy ? ` (copy ${Number(number ?? 1) + 1})` : " (copy)";
  return cutText(stem ?? name, limits.nameLength - suffix.length) + suffix;
}

/** What a new file of a kind is called until it is named. */
export function newFileName(name: FileCollection): string {
  return kindOfCollection(name).title;
}
