import { engineVersion } from "@org/hvac-core/loading";
import {
  archiveNotRead,
  archiveTooLarge,
  archiveVersion,
  maxArchiveBytes,
  readArchive,
  type AccountArchive,
  type ProjectArchive,
} from "../../archive/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import { waitForWriteWhileOnline } from "../writes/waitForWrite.ts";
import { failureText, isUnreachable } from "../failures.ts";
import type { RunningOutbox } from "../file/outbox.ts";
import { distinctNames } from "./distinctNames.ts";
import { exportedAccount, exportedProject } from "./exports.ts";
import type { ImportProgress } from "./importProgress.ts";
import type { Imports } from "./imports.ts";
import type { StoreContext } from "../storeContext.ts";
import { texts } from "../texts.ts";

export interface Archives {
  /**
   * One project with files and revisions, as the server has it: a device may have only a part. Unreadable documents are exported as they are stored;
   * `notes` name files with changes on this device that are not in it.
   */
  readonly exportProject: (projectId: string) => Promise<Exported<ProjectArchive>>;
  /** Everything that the user has stored. */
  readonly exportAll: () => Promise<Exported<AccountArchive>>;
  /** Progress of the imports under way, also of those that an earlier page has left; `undefined` without any. */
  readonly importing: Readable<ImportProgress | undefined>;
  /**
   * Creates new projects from an exported file; a name that is taken gets a number. Files get new ids and times, in the order of the export; revisions
   * keep their times. The import is noted on this device first: after a reload it continues.
   * @param source the file, or its content
   * @returns the ids of the projects, and messages on parts of the file that could not be read
   */
  readonly importProjects: (
    source: string | Blob,
  ) => Promise<ActionResult<{ readonly ids: readonly string[]; readonly notes: readonly string[] }>>;
}

export type Exported<T> = ActionResult<{ readonly archive: T; readonly notes: readonly string[] }>;

type ArchiveOutbox = Pick<RunningOutbox, "flush" | "getSnapshot">;

export function openArchives(
  context: StoreContext,
  imports: Imports,
  outbox: ArchiveOutbox,
  /** Names of the existing projects, as far as this device knows. */
  projectNames: () => readonly string[],
): Archives {
  const head = () => ({ version: archiveVersion, exportedAt: new Date().toISOString(), engineVersion }) as const;
  return {
    exportProject: (projectId) =>
      exported(
        context,
        outbox,
        (file) => file.projectId === projectId,
        async () => {
          await context.removals.answered;
          const project = await exportedProject(context, projectId, context.removals.hidden.getSnapshot());
          return { format: "plenum-project", ...head(), project };
        },
      ),
    exportAll: () =>
      exported(
        context,
        outbox,
        () => true,
        async () => ({ format: "plenum-account", ...head(), ...(await exportedAccount(context)) }),
      ),
    importing: { getSnapshot: imports.progress.getSnapshot, subscribe: imports.progress.subscribe },
    importProjects: async (source) => {
      const text = await readSource(context, source);
      const read = text.ok ? readArchive(text.text) : text;
      if (!text.ok || !read.ok) return read as ActionResult<never>;
      try {
        const names = distinctNames(
          read.projects.map(({ name }) => name),
          projectNames(),
        );
        const projects = read.projects.map((project, index) => ({ ...project, name: names[index]! }));
        const { ids, stored } = await imports.begin(text.text, projects);
        await waitForWriteWhileOnline(context, stored);
        return { ok: true, ids, notes: read.notes };
      } catch (error) {
        context.report.error("An import failed.", error);
        return { ok: false, message: failureText(error) };
      }
    },
  };
}

/** An export with the changes typed a moment ago, or with notes that name those it does not have. */
async function exported<T>(
  context: StoreContext,
  outbox: ArchiveOutbox,
  belongs: (file: FileRef) => boolean,
  make: () => Promise<T>,
): Promise<Exported<T>> {
  try {
    await outbox.flush();
    const archive = await make();
    const unsent = outbox.getSnapshot().filter(({ file }) => belongs(file));
    const notes = unsent.map(({ name }) => texts.export.unsent(name || texts.export.unnamedFile));
    return { ok: true, archive, notes };
  } catch (error) {
    context.report.error("An export failed.", error);
    return { ok: false, message: isUnreachable(error) ? texts.export.unreachable : failureText(error) };
  }
}

async function readSource(context: StoreContext, source: string | Blob): Promise<ActionResult<{ readonly text: string }>> {
  if (typeof source === "string") return { ok: true, text: source };
  if (source.size > maxArchiveBytes) return { ok: false, message: archiveTooLarge };
  try {
    return { ok: true, text: await source.text() };
  } catch (error) {
    context.report.warn("A chosen file could not be read.", error);
    return { ok: false, message: archiveNotRead };
  }
}
