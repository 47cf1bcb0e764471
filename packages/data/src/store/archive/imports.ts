import { collection, doc } from "firebase/firestore";
import type { Readable } from "@org/device/observable";
import { readArchive, type ArchivedProject } from "../../archive/index.ts";
import { projectsPath } from "../../paths.ts";
import { openImportJournal, type ImportEntry } from "../device/importJournal.ts";
import { deviceLocks } from "../device/locks.ts";
import type { DeviceDatabase } from "../device/storedItems.ts";
import { withTabLock } from "../device/tabLock.ts";
import type { StoreContext } from "../storeContext.ts";
import type { Creation } from "../writes/fileWrites.ts";
import { importedPieces } from "./importedPieces.ts";
import { createProgressSum, type ImportProgress } from "./importProgress.ts";
import { runImport } from "./runImport.ts";

export interface Imports {
  /** Progress of the imports under way, begun here or continued; `undefined` without any. */
  readonly progress: Readable<ImportProgress | undefined>;
  /**
   * Begins to write projects, under the names that they have here. Resolves once all of it is noted on this device: after that nothing can be lost.
   * @returns the projects' ids, and a promise that settles when the server has all of it, or has refused
   * @throws {ContentError} before anything is written
   */
  readonly begin: (
    text: string,
    projects: readonly ArchivedProject[],
  ) => Promise<{ readonly ids: readonly string[]; readonly stored: Promise<void> }>;
  /** Continues the imports of closed or crashed tabs. Resolves when they are stored. */
  readonly resume: () => Promise<void>;
  /** Whether an import is not completely stored. */
  readonly isPending: () => Promise<boolean>;
  /** Drops all imports that are not completely stored: the user has agreed. */
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

const lockName = "plenum.import:";
/** Age at which an import is taken to be abandoned in browsers without locks, which cannot tell which tabs are open, in milliseconds. */
const abandonedAfterMs = 60_000;

/** Imports of projects. Each is noted on the device, then written; after a reload the next page completes it, and nothing is written twice. */
export function openImports(context: StoreContext, device: DeviceDatabase): Imports {
  const { owner, report } = context;
  const journal = openImportJournal(device);
  const progress = createProgressSum();
  const stopped = new AbortController();
  const { signal } = stopped;

  /** Holds an import for this tab, until its end or the tab's: meanwhile no other tab continues it. */
  const locked = (id: string, work: () => Promise<void>): Promise<void> => withTabLock(lockName + id, signal, work);
  const run = (entry: ImportEntry, pieces: readonly Creation[], isNew: boolean): Promise<void> => {
    const show = (state: ImportProgress): void => progress.show(entry.id, state);
    return runImport({ context, journal, entry, pieces, signal, show }, isNew).finally(() => progress.show(entry.id, undefined));
  };
  const resume = (entry: ImportEntry): Promise<void> =>
    locked(entry.id, async () => {
      // The tab that held it may have finished.
      if (signal.aborted || !(await journal.entries(owner)).some(({ id }) => id === entry.id)) return;
      const read = readArchive(entry.text);
      if (!read.ok) return report.error("An import cannot be continued.", read.message);
      const pieces = await importedPieces(context, withNames(read.projects, entry.names), entry.projectIds);
      await context.sync.trackWrite(run(entry, pieces, false));
    });

  return {
    progress,
    begin: async (text, projects) => {
      const ids = projects.map(() => doc(collection(context.database, projectsPath(owner))).id);
      const pieces = await importedPieces(context, projects, ids);
      const names = projects.map(({ name }) => name);
      const entry: ImportEntry = { ...owner, id: crypto.randomUUID(), startedAt: Date.now(), text, projectIds: ids, names };
      if (!(await journal.add(entry)))
        report.warn("This device has no room to note the import; a reload before it is stored loses a part of it.");
      return { ids, stored: locked(entry.id, () => run(entry, pieces, true)) };
    },
    resume: async () => {
      const locks = deviceLocks();
      const left = (await journal.entries(owner)).filter(({ startedAt }) => locks || Date.now() - startedAt > abandonedAfterMs);
      const ends = await Promise.allSettled(left.map(resume));
      for (const end of ends) if (end.status === "rejected") report.error("An import could not be completed.", end.reason);
    },
    isPending: async () => (await journal.entries(owner)).length > 0,
    forget: async () => {
      for (const { id } of await journal.entries(owner)) await journal.remove(id);
    },
    stop: () => {
      stopped.abort();
      progress.stop();
    },
  };
}

function withNames(projects: readonly ArchivedProject[], names: readonly string[] = []): readonly ArchivedProject[] {
  return projects.map((project, index) => ({ ...project, name: names[index] ?? project.name }));
}
