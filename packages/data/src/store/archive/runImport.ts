import { waitForPendingWrites } from "firebase/firestore";
import type { ImportEntry, ImportJournal } from "../device/importJournal.ts";
import type { StoreContext } from "../storeContext.ts";
import type { Creation } from "../writes/fileWrites.ts";
import type { ImportProgress } from "./importProgress.ts";
import { missingPieces, writeImport } from "./importWrites.ts";

/** Number of refusals after which an import is rolled back. */
const maxAttempts = 2;
const retryDelayMs = 10_000;

export interface ImportRun {
  readonly context: StoreContext;
  readonly journal: ImportJournal;
  readonly entry: ImportEntry;
  readonly pieces: readonly Creation[];
  /** Ends the run before the next batch. */
  readonly signal: AbortSignal;
  readonly show: (progress: ImportProgress) => void;
}

/**
 * Stores all documents of an import, or, where the server refuses some, none of them.
 *
 * @param isNew nothing of it has been written yet
 * @throws when it was rolled back
 */
export async function runImport(run: ImportRun, isNew: boolean): Promise<void> {
  const { context, journal, entry, pieces, signal } = run;
  let isStored = isNew && (await write(run, pieces));
  for (let attempt = 0; !isStored && !signal.aborted; attempt += 1) {
    const missing = await missingOnceOnline(run);
    if (signal.aborted) return;
    if (attempt === maxAttempts) {
      if (missing.length > 0) return rollBack(run);
      break;
    }
    await write(run, missing);
    // The earlier page's queued writes are on their way too.
    await waitForPendingWrites(context.database);
    isStored = missing.length === 0;
  }
  if (signal.aborted) return;
  await journal.remove(entry.id);
}

/** @returns whether the server has taken all of it */
async function write({ context, pieces: all, signal, show }: ImportRun, pieces: readonly Creation[]): Promise<boolean> {
  const total = all.length;
  const before = total - pieces.length;
  show({ stored: before, total });
  try {
    await writeImport({ database: context.database, pieces, signal, onStored: (count) => show({ stored: before + count, total }) });
    return true;
  } catch (error) {
    context.report.warn("A part of an import was refused.", error);
    return false;
  }
}

/** The documents that are not stored yet, as soon as the server can be reached. */
async function missingOnceOnline({ context, journal, pieces, signal }: ImportRun): Promise<readonly Creation[]> {
  for (;;) {
    try {
      return await missingPieces(pieces, await journal.skipped());
    } catch (error) {
      if (signal.aborted) return [];
      context.report.warn("An import waits for the server.", error);
      await onlineOrLater(signal);
    }
  }
}

async function rollBack({ context, journal, entry }: ImportRun): Promise<void> {
  for (const projectId of entry.projectIds)
    context.removals
      .removeForGood({ projectId })
      .catch((error: unknown) => context.report.error("A refused import could not be removed.", error));
  await journal.remove(entry.id);
  throw Object.assign(new Error("The server refused an import."), { code: "permission-denied" });
}

/** Resolves when the browser is online again, or after a while. */
function onlineOrLater(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", go);
      resolve();
    };
    const timer = setTimeout(go, retryDelayMs);
    globalThis.addEventListener?.("online", go);
    signal.addEventListener("abort", go);
  });
}
