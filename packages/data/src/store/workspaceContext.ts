import { loadCalculator } from "@org/hvac-core/loading";
import type { FirebaseApp } from "firebase/app";
import type { Configuration } from "../configuration.ts";
import { openDeviceDatabase } from "@org/device/database";
import type { Logger } from "@org/device/log";
import { deviceOrMemoryStorage } from "@org/device/storage";
import { kindOfCollection, type FileCollection } from "../collections.ts";
import type { Owner } from "../paths.ts";
import { endDatabase, eraseDatabase, openDatabase } from "./device/database.ts";
import { openImportJournal } from "./device/importJournal.ts";
import { knownLists } from "./device/knownLists.ts";
import { databaseName, deviceStores, type DeviceDatabase } from "./device/storedItems.ts";
import { setUnsentOf } from "./device/unsentFlag.ts";
import type { FileCalculator } from "./file/calculator.ts";
import { removeFile, removeProject } from "./removal/removeAll.ts";
import { removalDocuments } from "./removal/removalDocuments.ts";
import type { RemovalTarget } from "./removal/removalTarget.ts";
import { targetPath } from "./removal/removalNotes.ts";
import { openRemovals } from "./removal/removals.ts";
import type { StoreConnection } from "./storeConnection.ts";
import type { StoreContext } from "./storeContext.ts";
import { openSync } from "./sync.ts";

export interface WorkspaceOptions {
  readonly app: FirebaseApp;
  readonly configuration: Configuration;
  readonly uid: string;
  readonly report: Logger;
  /** Finds a route's calculator; the engine's by default. */
  readonly calculatorOf?: (route: string) => Promise<FileCalculator | undefined>;
  /** For tests without accounts. */
  readonly mockUserToken?: { readonly sub: string; readonly email?: string };
}

/** The part of a workspace that all others work with. */
export interface WorkspaceContext {
  readonly context: StoreContext;
  readonly device: DeviceDatabase;
  readonly findCalculator: (route: string) => Promise<FileCalculator | undefined>;
  /** Ends it for `isClosed`; the parts of the workspace stop after that. */
  readonly markClosed: () => void;
  /** Ends the database, after the parts of the workspace have stopped. */
  readonly endDatabase: () => void;
  /** Erases the documents of the user from this device; ends the database. */
  readonly eraseDatabase: () => Promise<void>;
}

export function openWorkspaceContext(options: WorkspaceOptions): WorkspaceContext {
  const { app, configuration, uid, report, calculatorOf: findCalculator = loadCalculator } = options;
  const owner: Owner = { appId: configuration.appId, uid };
  const storage = deviceOrMemoryStorage();
  const device = openDeviceDatabase(databaseName, deviceStores);
  const database = openDatabase(app, configuration, storage, device, report, options.mockUserToken);
  const sync = openSync(report);
  const connection = { database, owner, sync, report };
  let isClosed = false;

  const context: StoreContext = {
    ...connection,
    storage,
    removals: openRemovals({ owner, documents: removalDocuments(connection), storage, report, carryOut: carryOut(connection, device) }),
    headlineOf: (collection) => headlineOf(collection, findCalculator, report),
    isClosed: () => isClosed,
  };
  return {
    context,
    device,
    findCalculator,
    markClosed: () => {
      isClosed = true;
    },
    endDatabase: () => {
      endDatabase(app, database).catch((error: unknown) => report.warn("The database did not end well.", error));
    },
    eraseDatabase: async () => {
      setUnsentOf(storage, owner, false);
      const erased = eraseDatabase(app, database, storage, report);
      knownLists(context).forget();
      await erased;
    },
  };
}

/** Removes the target of a removal from the server. */
function carryOut(connection: StoreConnection, device: DeviceDatabase): (target: RemovalTarget) => Promise<void> {
  return async (target) => {
    // An import that continues must not restore the target.
    await openImportJournal(device).skip(targetPath(connection.owner, target));
    await connection.sync.trackWrite("file" in target ? removeFile(connection, target.file) : removeProject(connection, target.projectId));
  };
}

async function headlineOf(
  collection: FileCollection,
  findCalculator: WorkspaceContext["findCalculator"],
  report: Logger,
): Promise<readonly string[]> {
  try {
    return (await findCalculator(kindOfCollection(collection).route))?.headline ?? [];
  } catch (error) {
    // Without a network the calculators may be out of reach; the file's next store writes its headline.
    report.warn("The calculators could not be loaded.", error);
    return [];
  }
}
