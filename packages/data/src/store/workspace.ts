import { loadCalculator } from "@org/hvac-core/loading";
import type { FirebaseApp } from "firebase/app";
import type { Configuration } from "../configuration.ts";
import { kindOfCollection, type FileCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";
import type { Report } from "../messages.ts";
import { openDeviceDatabase } from "@org/device/database";
import type { Readable } from "@org/device/observable";
import { deviceOrMemoryStorage } from "@org/device/storage";
import { filePath, projectPath, type Owner } from "../paths.ts";
import { openArchives, type Archives } from "./archive/archives.ts";
import { openImports } from "./archive/imports.ts";
import { openCompany, type Company } from "./company.ts";
import { endDatabase, eraseDatabase, openDatabase } from "./device/database.ts";
import { openDrafts } from "./device/drafts.ts";
import { knownLists } from "./device/knownLists.ts";
import { announceTab } from "./device/tabs.ts";
import { databaseName, deviceStores } from "./device/storedItems.ts";
import { setUnsentOf } from "./device/unsentFlag.ts";
import { contentFor, type FileCalculator } from "./file/calculator.ts";
import { openOutbox, type Outbox } from "./file/outbox.ts";
import { findMoved, openFiles, copyName, newFileName, type Files } from "./files.ts";
import { openProjects, type Calculate, type Projects } from "./projects.ts";
import { removeEverything, removeFile, removeProject } from "./removal/removeAll.ts";
import { removalDocuments } from "./removal/removalDocuments.ts";
import type { RemovalTarget } from "./removal/removalModel.ts";
import { openRemovals } from "./removal/removals.ts";
import type { StoreContext } from "./storeContext.ts";
import { openSync, type SyncState } from "./sync.ts";
import { openUnsentWork } from "./unsentWork.ts";
import { openMoves } from "./writes/move.ts";

/** Everything that a signed-in user has stored, live. Made after sign-in, closed at sign-out. */
export interface Workspace {
  readonly owner: Owner;
  /** How things stand between this device and the server: the badge. */
  readonly sync: Readable<SyncState> & { readonly dismissFailure: () => void };
  /** Whether this device may have something that the server has not: written, typed, imported or removed. True until the contrary is known. */
  readonly unsent: Readable<boolean>;
  /** The files with something typed that the server does not have. */
  readonly outbox: Outbox;
  readonly projects: Projects;
  readonly company: Company;
  readonly files: Files;
  readonly archives: Archives;
  /** Removes everything that the user has stored. @throws when the server cannot be reached */
  readonly removeEverything: () => Promise<void>;
  /**
   * Sends what has not reached the server: drafts of all tabs, writes that wait, imports, removals that could still be undone.
   * @param timeoutMs waits at most so long, in milliseconds
   * @returns whether nothing is left that only this device has
   */
  readonly settle: (timeoutMs?: number) => Promise<boolean>;
  /** Ends all listening and clears the lists. What has not been sent stays on this device. */
  readonly close: () => void;
  /** Closes, and takes everything of the user off this device: documents, drafts, what waits. What has not been sent is lost: `settle` first, and ask. */
  readonly forgetDevice: () => Promise<void>;
}

export interface WorkspaceOptions {
  readonly app: FirebaseApp;
  readonly configuration: Configuration;
  readonly uid: string;
  readonly report: Report;
  /** Finds a route's calculator; the engine's unless told otherwise. */
  readonly calculatorOf?: (route: string) => Promise<FileCalculator | undefined>;
  /** For tests without accounts. */
  readonly mockUserToken?: { readonly sub: string; readonly email?: string };
}

/** Opens a user's workspace: projects and company details are read at once and stay live. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { app, configuration, uid, report, mockUserToken } = options;
  const findCalculator = options.calculatorOf ?? loadCalculator;
  const owner: Owner = { appId: configuration.appId, uid };
  const storage = deviceOrMemoryStorage();
  const device = openDeviceDatabase(databaseName, deviceStores);
  const database = openDatabase(app, configuration, storage, device, report, mockUserToken);
  const sync = openSync(report);
  const warn = (what: string) => (error: unknown) => {
    if (!isClosed) report.warn(what, error);
  };
  let isClosed = false;

  const carryOut = async (target: RemovalTarget): Promise<void> => {
    await imports.skip("file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId));
    await sync.trackWrite("file" in target ? removeFile(context, target.file) : removeProject(context, target.projectId));
  };
  const removals = openRemovals({ owner, documents: removalDocuments({ database, owner, sync, report }), storage, report, carryOut });
  const headlineOf = async (collection: FileCollection): Promise<readonly string[]> => {
    try {
      return (await findCalculator(kindOfCollection(collection).route))?.headline ?? [];
    } catch (error) {
      // Without a network the calculators may be out of reach; the file's next store brings its headline.
      report.warn("The calculators could not be loaded.", error);
      return [];
    }
  };
  const context: StoreContext = { database, owner, sync, report, storage, removals, headlineOf, isClosed: () => isClosed };
  const tab = announceTab();
  const drafts = openDrafts(owner, storage, device, tab);
  const imports = openImports(context, device);
  const moves = openMoves(context, device);
  const outbox = openOutbox({
    context,
    drafts,
    tabId: tab.id,
    findCalculator,
    findMoved: (file) => findMoved(context, file),
    create: (file, name, calculator, input) =>
      files.create(file.projectId, file.collection, {
        name: name === "" ? newFileName(file.collection) : copyName(name),
        ...contentFor(calculator, input),
      }),
  });
  const files = openFiles(context, outbox, moves);
  imports.resume().catch(warn("What was left of imports could not be read."));
  moves.resume().catch(warn("Moves of earlier pages could not be read."));

  const calculate: Calculate = async ({ collection, name, input }) => {
    const calculator = (await findCalculator(kindOfCollection(collection).route)) ?? withoutCalculator;
    return { name, ...contentFor(calculator, input) };
  };
  const projects = openProjects(context, calculate);
  const company = openCompany(context);
  const unsubscribers = [projects.list.subscribe(() => {}), company.details.subscribe(() => {})];

  const unsentWork = openUnsentWork({ context, drafts, imports, moves, outbox });

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    unsentWork.stop();
    for (const unsubscribe of unsubscribers) unsubscribe();
    outbox.stop();
    imports.stop();
    moves.stop();
    removals.stop();
    sync.stop();
    tab.leave();
    endDatabase(app, database).catch((error: unknown) => report.warn("The database did not end well.", error));
  };

  return {
    owner,
    sync,
    unsent: unsentWork.unsent,
    outbox,
    projects,
    company,
    files,
    archives: openArchives(context, imports, outbox, () =>
      projects.list.getSnapshot().items.flatMap((item) => (item.ok ? [item.value.name] : [])),
    ),
    removeEverything: () => removeEverything(context),
    close,
    settle: unsentWork.settle,
    forgetDevice: async () => {
      setUnsentOf(storage, owner, false);
      const forgotten = Promise.all([drafts.forget(), moves.forget(), imports.forget()]);
      const erased = eraseDatabase(app, database, storage, report);
      close();
      knownLists(context).forget();
      await forgotten;
      await erased;
    },
  };
}

/** Stands for a calculator that does not exist yet: the input is kept, version 1 of it. */
const withoutCalculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as PlainRecord,
  open: (input) => ({ input, notes: [] }),
};
