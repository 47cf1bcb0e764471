import { doc, getDocFromCache } from "firebase/firestore";
import { companyProfilePath } from "../../paths.ts";
import type { Session } from "../session.ts";

/** So long an answer of the server is waited for before a write counts as kept on this device. */
const patience = 4000;

/**
 * Waits for a write to be confirmed. Offline, or when no answer comes, it is kept on this device and sent later.
 *
 * @returns `saved` when confirmed, `pending` when kept
 * @throws when the write is refused while waiting
 */
export async function acknowledged(session: Session, write: Promise<unknown>): Promise<"saved" | "pending"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  try {
    return await savedOr(session, write, late);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits for a long write to be confirmed, however long it takes while the server can be reached.
 *
 * @returns and throws as `acknowledged` does
 */
export async function acknowledgedInTime(session: Session, write: Promise<unknown>): Promise<"saved" | "pending"> {
  let leave: (() => void) | undefined;
  const offline = new Promise<void>((resolve) => {
    leave = session.sync.subscribe(() => {
      if (session.sync.isOffline() || session.isClosed()) resolve();
    });
  });
  try {
    return await savedOr(session, write, offline);
  } finally {
    leave?.();
  }
}

async function savedOr(session: Session, write: Promise<unknown>, enough: Promise<void>): Promise<"saved" | "pending"> {
  const saved = session.sync.write(write).then(() => "saved" as const);
  const end = session.sync.isOffline() ? "pending" : await Promise.race([saved, enough.then(() => "pending" as const)]);
  if (end === "saved") return end;
  // A refusal that comes later is shown by the sync state.
  saved.catch(() => undefined);
  await keptHere(session);
  return end;
}

/**
 * Resolves when this device has kept all writes that were asked for: the SDK does one thing after the other, so what is read after them from its cache is
 * read when they stand in it. A page that is left before that takes them along.
 */
async function keptHere({ database, owner, report }: Session): Promise<void> {
  try {
    await getDocFromCache(doc(database, companyProfilePath(owner)));
  } catch (error) {
    // The cache does not know this document, which is as good an answer; anything else is worth a line.
    if ((error as { code?: unknown } | null)?.code !== "unavailable")
      report.warn("Whether this device keeps what was written is not known.", error);
  }
}
