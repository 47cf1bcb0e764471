import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";

/** Waits in the page until a condition on the collected events of its listener holds. */
export async function until(tab: Page, condition: (seen: readonly Seen[]) => boolean, timeout = limit(20)): Promise<readonly Seen[]> {
  await tab.waitForFunction(`(${condition.toString()})(window.seen ?? [])`, undefined, { timeout, polling: 50 });
  return tab.evaluate(() => window.seen);
}

export type Seen = {
  readonly documents: Readonly<Record<string, unknown>>;
  readonly changes: readonly string[];
  readonly isPending: boolean;
  readonly isFromCache: boolean;
  readonly error?: string;
};

declare global {
  interface Window {
    seen: Seen[];
    stopWatching: () => void;
  }
}

export type Watching = { readonly collection: string; readonly limit?: number; readonly where?: readonly [string, string, unknown] };

/** Listens to a collection and collects the snapshots and errors. */
export async function watch(tab: Page, watching: Watching): Promise<void> {
  await tab.evaluate(({ collection, limit, where }) => {
    const { sdk, db } = window.harness;
    window.seen = [];
    const constraints = [
      ...(where === undefined ? [] : [sdk.where(where[0], where[1] as "==", where[2])]),
      ...(limit === undefined ? [] : [sdk.orderBy("n"), sdk.limit(limit)]),
    ];
    window.stopWatching = sdk.onSnapshot(
      sdk.query(sdk.collection(db, collection), ...constraints),
      { includeMetadataChanges: true },
      (snapshot) => {
        window.seen.push({
          documents: Object.fromEntries(snapshot.docs.map((document) => [document.id, document.data()])),
          changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`),
          isPending: snapshot.metadata.hasPendingWrites,
          isFromCache: snapshot.metadata.fromCache,
        });
      },
      (error) => {
        window.seen.push({ documents: {}, changes: [], isPending: false, isFromCache: false, error: error.code });
      },
    );
  }, watching);
  await until(tab, (seen) => seen.some(({ isFromCache, error }) => !isFromCache || error !== undefined));
}

export async function write(tab: Page, documents: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): Promise<void> {
  await tab.evaluate(async (given) => {
    const { sdk, db } = window.harness;
    const batch = sdk.writeBatch(db);
    for (const [path, data] of Object.entries(given)) {
      if (data === null) batch.delete(sdk.doc(db, path));
      else batch.set(sdk.doc(db, path), data);
    }
    await batch.commit();
  }, documents);
}
