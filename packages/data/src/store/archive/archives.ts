import { engineVersion } from "@org/hvac-core/loading";
import { collection, doc, getDocFromServer, getDocsFromServer, type DocumentSnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import {
  archiveNotRead,
  archiveTooLarge,
  archiveVersion,
  maxArchiveBytes,
  readArchive,
  type AccountArchive,
  type ArchivedFile,
  type ArchivedProject,
  type ArchivedUnreadable,
  type ProjectArchive,
} from "../../archive/index.ts";
import { fileCollections, type FileCollection } from "../../collections.ts";
import { emptyCompanyProfile, readDocument, storedFile, storedProfile, storedProject, storedRevision } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import { companyProfilePath, filesPath, projectPath, projectsPath, revisionsPath, type CollectionPath, type FileRef } from "../../paths.ts";
import { waitForWriteWhileOnline } from "../writes/waitForWrite.ts";
import { failureText, isUnreachable } from "../failures.ts";
import type { RunningOutbox } from "../file/outbox.ts";
import { distinctNames } from "./distinctNames.ts";
import type { ImportProgress, Imports } from "./imports.ts";
import type { StoreContext } from "../storeContext.ts";

export interface Archives {
  /**
   * One project with files and revisions, as the server has it: a device may know only a part. What cannot be read goes along as it is stored; `notes` say
   * what was typed here and is not in it.
   */
  readonly exportProject: (projectId: string) => Promise<Exported<ProjectArchive>>;
  /** Everything that the user has stored. */
  readonly exportAll: () => Promise<Exported<AccountArchive>>;
  /** How far imports have come that are under way, those included that an earlier page left; `undefined` when there are none. */
  readonly importing: Readable<ImportProgress | undefined>;
  /**
   * Creates new projects from an exported file; a name that is taken gets a number. Files get new ids and times, in the order of the export; revisions keep their times. It is noted on this
   * device first: a reload in the middle goes on with it.
   * @param source the file, or its content
   * @returns the ids of the projects, and in words what of the file could not be read
   */
  readonly importProjects: (
    source: string | Blob,
  ) => Promise<ActionResult<{ readonly ids: readonly string[]; readonly notes: readonly string[] }>>;
}

export type Exported<T> = ActionResult<{ readonly archive: T; readonly notes: readonly string[] }>;

const unreachable = "The server cannot be reached, and this device may have only part of the data. Try again when you are online.";

export function openArchives(
  context: StoreContext,
  imports: Imports,
  outbox: Pick<RunningOutbox, "flush" | "getSnapshot">,
  /** Names of the projects that are there, as far as this device knows. */
  projectNames: () => readonly string[],
): Archives {
  const { database, owner } = context;
  const head = () => ({ version: archiveVersion, exportedAt: new Date().toISOString(), engineVersion }) as const;
  const newest = (one: { createdAt: string }, other: { createdAt: string }): number => other.createdAt.localeCompare(one.createdAt);

  /** Reads a document, or puts it among the unreadable ones. */
  const readInto = <S extends z.ZodMiniType>(
    schema: S,
    document: DocumentSnapshot,
    unreadable: ArchivedUnreadable[],
  ): z.output<S> | undefined => {
    const read = readDocument(schema, document.id, document.data({ serverTimestamps: "estimate" }), (_, stored) => stored);
    if (read.ok) return read.value;
    unreadable.push({ path: document.ref.path, reason: read.reason, raw: read.raw });
    return undefined;
  };
  const documentsIn = async (path: CollectionPath): Promise<readonly DocumentSnapshot[]> =>
    (await getDocsFromServer(collection(database, path))).docs;

  const archiveFiles = async (projectId: string, name: FileCollection, unreadable: ArchivedUnreadable[]): Promise<ArchivedFile[]> => {
    const documents = await documentsIn(filesPath(owner, projectId, name));
    const files = await Promise.all(
      documents.map(async (document): Promise<ArchivedFile[]> => {
        const kept = await documentsIn(revisionsPath(owner, { projectId, collection: name, fileId: document.id }));
        const revisions = kept.flatMap((revision) => {
          const stored = readInto(storedRevision, revision, unreadable);
          return stored ? [{ ...stored, createdAt: stored.createdAt.toISOString() }] : [];
        });
        const file = readInto(storedFile, document, unreadable);
        if (!file) return [];
        const { movedFrom: _, createdAt, updatedAt, ...content } = file;
        return [
          {
            ...content,
            id: document.id,
            collection: name,
            createdAt: createdAt.toISOString(),
            updatedAt: updatedAt.toISOString(),
            revisions: revisions.sort(newest),
          },
        ];
      }),
    );
    return files.flat().sort(newest);
  };

  const archiveProject = async (document: DocumentSnapshot): Promise<ArchivedProject> => {
    const unreadable: ArchivedUnreadable[] = [];
    const stored = readInto(storedProject, document, unreadable);
    const files: ArchivedFile[] = [];
    for (const name of fileCollections) files.push(...(await archiveFiles(document.id, name, unreadable)));
    const { createdAt = new Date(), ...content } = stored ?? { name: "Unreadable project", description: "" };
    return { ...content, createdAt: createdAt.toISOString(), files, unreadable };
  };

  const attempt = async <T extends object>(work: () => Promise<T>): Promise<ActionResult<T>> => {
    try {
      return { ok: true, ...(await work()) };
    } catch (error) {
      context.report.error("An import failed.", error);
      return { ok: false, message: failureText(error) };
    }
  };

  /** An export holds what was typed a moment ago, or says that it does not. */
  const exported = async <T>(belongs: (file: FileRef) => boolean, make: () => Promise<T>): Promise<Exported<T>> => {
    try {
      await outbox.flush();
      const archive = await make();
      const left = outbox.getSnapshot().filter(({ file }) => belongs(file));
      const notes = left.map(({ name }) => `“${name || "A file"}” has unsent changes on this device; they are not in the export.`);
      return { ok: true, archive, notes };
    } catch (error) {
      context.report.error("An export failed.", error);
      return { ok: false, message: isUnreachable(error) ? unreachable : failureText(error) };
    }
  };

  return {
    exportProject: (projectId) =>
      exported(
        (file) => file.projectId === projectId,
        async () => {
          const document = await getDocFromServer(doc(database, projectPath(owner, projectId)));
          if (!document.exists()) throw Object.assign(new Error("The project is not there."), { code: "not-found" });
          return { format: "plenum-project", ...head(), project: await archiveProject(document) };
        },
      ),
    exportAll: () =>
      exported(
        () => true,
        async () => {
          const unreadable: ArchivedUnreadable[] = [];
          const profile = await getDocFromServer(doc(database, companyProfilePath(owner)));
          const company = profile.exists() ? (readInto(storedProfile, profile, unreadable) ?? emptyCompanyProfile) : emptyCompanyProfile;
          const projects: ArchivedProject[] = [];
          for (const document of await documentsIn(projectsPath(owner))) projects.push(await archiveProject(document));
          return { format: "plenum-account", ...head(), company, projects, unreadable };
        },
      ),
    importing: { getSnapshot: imports.progress.getSnapshot, subscribe: imports.progress.subscribe },
    importProjects: async (source) => {
      if (typeof source !== "string" && source.size > maxArchiveBytes) return { ok: false, message: archiveTooLarge };
      let text: string;
      try {
        text = typeof source === "string" ? source : await source.text();
      } catch (error) {
        context.report.warn("A chosen file could not be read.", error);
        return { ok: false, message: archiveNotRead };
      }
      const read = readArchive(text);
      if (!read.ok) return read;
      return attempt(async () => {
        const names = distinctNames(
          read.projects.map(({ name }) => name),
          projectNames(),
        );
        const projects = read.projects.map((project, index) => ({ ...project, name: names[index]! }));
        const { ids, stored } = await imports.begin(text, projects);
        await waitForWriteWhileOnline(context, stored);
        return { ids, notes: read.notes };
      });
    },
  };
}
