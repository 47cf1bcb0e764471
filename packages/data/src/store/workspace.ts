import type { FirebaseApp } from "firebase/app";
import { waitForPendingWrites } from "firebase/firestore";
import type { Configuration } from "../configuration.ts";
import { kindOfCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";
import type { Report } from "../messages.ts";
import { createObservable, type Readable } from "../observable.ts";
import { filePath, projectPath, type FileRef, type Owner } from "../paths.ts";
import { openArchives, type Archives } from "./archives.ts";
import { calculatorOf, contentFor, type FileCalculator } from "./calculator.ts";
import { openCompany, type Company } from "./company.ts";
import { endDatabase, eraseDatabase, openDatabase } from "./database.ts";
import { openDeviceStorage } from "./deviceStorage.ts";
import { openDrafts } from "./drafts.ts";
import { openFiles, type Files } from "./files.ts";
import { openImports } from "./imports.ts";
import { knownLists } from "./knownLists.ts";
import { openProjects, type Calculate, type Projects } from "./projects.ts";
import { openRemovals } from "./removals.ts";
import { removeEverything, removeFile, removeProject } from "./removeAll.ts";
import type { Session } from "./session.ts";
import { openSync, type SyncState } from "./sync.ts";
import { announceTab } from "./tabs.ts";

/** Everything that a signed-in user has stored, live. Made after sign-in, closed at sign-out. */
export interface Workspace {
  readonly owner: Owner;
  /** How things stand between this device and the server: the badge. */
  readonly sync: Readable<SyncState> & { readonly dismissFailure: () => void };
  /** Whether this device may have something that the server has not: written, typed, imported or removed. True until the contrary is known. */
  readonly unsent: Readable<boolean>;
  readonly projects: Projects;
  readonly company: Company;
  readonly files: Files;
  readonly archives: Archives;
  /** Stores what closed or crashed tabs left on this device. Conflicts stay until their file is opened. @returns the files that could not be stored */
  readonly recoverDrafts: () => Promise<readonly FileRef[]>;
  /** Removes everything that the user has stored. @throws when the server cannot be reached */
  readonly removeEverything: () => Promise<void>;
  /**
   * Sends what has not reached the server: drafts of all tabs, writes that wait, imports, removals that could still be undone.
   * @param patience waits at most so long, in milliseconds
   * @returns whether nothing is left that only this device has
   */
  readonly settle: (patience?: number) => Promise<boolean>;
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
  /** Finds a route's calculator; the engine's catalogue unless told otherwise. */
  readonly calculatorOf?: (route: string) => Promise<FileCalculator | undefined>;
  /** For tests without accounts. */
  readonly mockUserToken?: { readonly sub: string };
}

/** So long is waited for what has not reached the server yet, in milliseconds. */
const settleTime = 3000;
const settleStep = 100;

/** A draft that is stored without anybody looking has this long, in milliseconds. */
const recoveryTime = 15_000;

/** Opens a user's workspace: projects and company details are read at once and stay live. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { app, configuration, uid, report, mockUserToken } = options;
  const findCalculator = options.calculatorOf ?? calculatorOf;
  const owner: Owner = { appId: configuration.appId, uid };
  const storage = openDeviceStorage();
  const database = openDatabase(app, configuration, storage, report, mockUserToken);
  const sync = openSync(report);
  const removals = openRemovals(owner, storage, async (target) => {
    try {
      await imports.skip("file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId));
      await sync.write("file" in target ? removeFile(database, owner, target.file) : removeProject(database, owner, target.projectId));
    } catch (error) {
      report.error("A removal could not be carried out yet.", error);
      throw error;
    }
  });
  let isClosed = false;
  const session: Session = { database, owner, sync, report, storage, removals, isClosed: () => isClosed };
  const tab = announceTab();
  const drafts = openDrafts(owner, storage, tab);
  const imports = openImports(session);
  imports.resume().catch((error: unknown) => report.error("What was left of imports could not be read.", error));

  const calculate: Calculate = async ({ collection, name, input }) => {
    const calculator = (await findCalculator(kindOfCollection(collection).route)) ?? withoutCalculator;
    return { name, ...contentFor(calculator, input) };
  };
  const projects = openProjects(session, calculate);
  const company = openCompany(session);
  const files = openFiles(session, drafts);
  const leaves = [projects.list.subscribe(() => {}), company.details.subscribe(() => {})];

  const recover = async (file: FileRef): Promise<boolean> => {
    const calculator = await findCalculator(kindOfCollection(file.collection).route);
    if (!calculator) return false;
    const open = files.open(file, calculator);
    const isStored = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, recoveryTime, false);
      const look = (): void => {
        const state = open.getSnapshot();
        if (state.status === "loading" || (state.status === "ready" && state.saving.status === "saving")) return;
        clearTimeout(timer);
        resolve(state.status === "ready" && state.saving.status === "saved");
      };
      open.subscribe(look);
      look();
    });
    open.close();
    return isStored;
  };

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const leave of leaves) leave();
    imports.stop();
    removals.stop();
    sync.stop();
    tab.leave();
    endDatabase(app, database).catch((error: unknown) => report.warn("The database did not end well.", error));
  };

  /** Whether nothing is left that only this device has; waits for the writes that are under way. */
  const isSettled = async (): Promise<boolean> => {
    if (drafts.isPending() || removals.hidden.getSnapshot().size > 0 || (await imports.isPending())) return false;
    return waitForPendingWrites(database).then(
      () => true,
      (error: unknown) => {
        if (!isClosed) report.warn("Whether everything has been sent is not known.", error);
        return false;
      },
    );
  };
  const unsent = createObservable(true);
  let looks = 0;
  const look = (): void => {
    const own = (looks += 1);
    if (sync.getSnapshot().status !== "saved" || removals.hidden.getSnapshot().size > 0) return unsent.set(true);
    const follow = async (): Promise<void> => {
      const settled = await isSettled();
      if (own === looks && !isClosed) unsent.set(!settled);
    };
    follow().catch((error: unknown) => report.warn("Whether everything has been sent is not known.", error));
  };
  leaves.push(sync.subscribe(look), removals.hidden.subscribe(look));
  look();

  return {
    owner,
    sync,
    unsent: { getSnapshot: unsent.getSnapshot, subscribe: unsent.subscribe },
    projects,
    company,
    files,
    archives: openArchives(session, imports),
    recoverDrafts: async () => {
      const left: FileRef[] = [];
      for (const { file } of await drafts.orphans()) if (!(await recover(file))) left.push(file);
      return left;
    },
    removeEverything: () => removeEverything(database, owner),
    close,
    settle: async (patience = settleTime) => {
      removals.hurry();
      const end = Date.now() + patience;
      for (;;) {
        const late = new Promise<boolean>((resolve) => setTimeout(resolve, Math.max(0, end - Date.now()), false));
        if (await Promise.race([isSettled(), late])) return true;
        if (Date.now() >= end) return false;
        await new Promise((resolve) => {
          setTimeout(resolve, settleStep);
        });
      }
    },
    forgetDevice: async () => {
      const erased = eraseDatabase(app, database, storage, report);
      close();
      drafts.forget();
      removals.forget();
      knownLists(session).forget();
      await imports.forget();
      await erased;
    },
  };
}

/** Stands for a calculator that does not exist yet: the input is kept, version 1 of it. */
const withoutCalculator: FileCalculator = { version: 1, calculate: () => ({ ok: false }), complete: (input) => input as PlainRecord, open: (input) => ({ input, notes: [] }) };
