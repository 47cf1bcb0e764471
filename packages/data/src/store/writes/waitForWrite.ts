import { doc, getDocFromCache } from "firebase/firestore";
import { companyProfilePath } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";

/** Maximum wait for the server, in milliseconds; after it a write is reported as kept on this device. */
const confirmationTimeoutMs = 4000;

/**
 * Waits for a write to be confirmed. Offline, or without an answer, it is kept on this device and sent later.
 *
 * @returns `saved` when confirmed, `pending` when kept
 * @throws when the write is refused while waiting
 */
export async function waitForWrite(context: StoreContext, write: Promise<unknown>): Promise<"saved" | "pending"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, confirmationTimeoutMs);
  });
  try {
    return await savedOrPending(context, write, late);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits for a long write to be confirmed, as long as the server can be reached.
 *
 * @returns and throws as `waitForWrite` does
 */
export async function waitForWriteWhileOnline(context: StoreContext, write: Promise<unknown>): Promise<"saved" | "pending"> {
  let unsubscribe: (() => void) | undefined;
  const offline = new Promise<void>((resolve) => {
    unsubscribe = context.sync.subscribe(() => {
      if (context.sync.isOffline() || context.isClosed()) resolve();
    });
  });
  try {
    return await savedOrPending(context, write, offline);
  } finally {
    unsubscribe?.();
  }
}

async function savedOrPending(context: StoreContext, write: Promise<unknown>, enough: Promise<void>): Promise<"saved" | "pending"> {
  const saved = context.sync.trackWrite(write).then(() => "saved" as const);
  const end = context.sync.isOffline() ? "pending" : await Promise.race([saved, enough.then(() => "pending" as const)]);
  if (end === "saved") return end;
  // The sync state shows a later refusal.
  saved.catch(() => undefined);
  await writesAreCached(context);
  return end;
}

/**
 * Resolves when this device has kept all requested writes: the SDK works in order, so a read from its cache ends after the writes before it. A page that
 * is left earlier takes them along.
 */
async function writesAreCached({ database, owner, report }: StoreContext): Promise<void> {
  try {
    await getDocFromCache(doc(database, companyProfilePath(owner)));
  } catch (error) {
    // A cache without this document has answered too; any other error is logged.
    if ((error as { code?: unknown } | null)?.code !== "unavailable")
      report.warn("Whether this device keeps the writes is not known.", error);
  }
}
