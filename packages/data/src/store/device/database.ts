import type { FirebaseApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from "firebase/firestore";
import type { BrowserDatabase } from "@org/device/database";
import type { Logger } from "@org/device/log";
import type { TextStorage } from "@org/device/storage";
import type { Configuration } from "../../configuration.ts";
import { hasUnsent } from "./unsentFlag.ts";
import { storedItems } from "./storedItems.ts";

/** Characters that the SDK may write into local storage for its tabs and their listeners, with a margin. */
const roomForTabs = 50_000;

const opened = new WeakMap<FirebaseApp, Firestore>();
const ended = new WeakMap<Firestore, Promise<void>>();

/** The database of an app with its cache on this device, shared by the tabs of a browser. An app has one at a time. */
export function openDatabase(
  app: FirebaseApp,
  { firestoreEmulator }: Pick<Configuration, "firestoreEmulator">,
  storage: TextStorage,
  { isDenied }: Pick<BrowserDatabase, "isDenied">,
  report: Logger,
  mockUserToken?: { readonly sub: string; readonly email?: string },
): Firestore {
  const existing = opened.get(app);
  if (existing) return existing;
  const hasRoom = !isDenied && hasRoomForTabs(storage);
  if (!hasRoom) report.warn("This device has no room left, or keeps nothing: documents are kept for this page only.");
  // The SDK fails without a message where a database is denied.
  const localCache = hasRoom ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache();
  const database = initializeFirestore(app, { localCache, ignoreUndefinedProperties: true });
  if (firestoreEmulator)
    connectFirestoreEmulator(database, firestoreEmulator.host, firestoreEmulator.port, mockUserToken && { mockUserToken });
  opened.set(app, database);
  // The SDK works in order: later reads find the emptied cache.
  if (storedItems(storage).forget.read() !== undefined && !hasUnsent(storage)) void clear(database, storage, report);
  return database;
}

/** The tabs of a browser communicate through local storage; where that is full, the SDK fails to start without a message. */
function hasRoomForTabs(storage: TextStorage): boolean {
  const { room } = storedItems(storage);
  const hasRoom = room.write("x".repeat(roomForTabs));
  room.remove();
  return hasRoom;
}

/** Ends the database of an app. Unsent writes stay on this device for the next one. */
export function endDatabase(app: FirebaseApp, database: Firestore): Promise<void> {
  const ending = ended.get(database) ?? terminate(database);
  ended.set(database, ending);
  if (opened.get(app) === database) opened.delete(app);
  return ending;
}

/**
 * Ends the database of an app and erases all documents from this device, unsent writes too. Other tabs' databases end with it. Where the device has unsent
 * writes of another user, whose session was ended by the service, the documents stay until those are sent: the SDK can only erase everything.
 */
export async function eraseDatabase(app: FirebaseApp, database: Firestore, storage: TextStorage, report: Logger): Promise<void> {
  storedItems(storage).forget.write("yes");
  await endDatabase(app, database);
  if (!hasUnsent(storage)) await clear(database, storage, report);
}

async function clear(database: Firestore, storage: TextStorage, report: Logger): Promise<void> {
  try {
    await clearIndexedDbPersistence(database);
    storedItems(storage).forget.remove();
  } catch (error) {
    report.warn("The documents are still on this device; the next page erases them.", error);
  }
}
