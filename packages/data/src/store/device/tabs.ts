import { deviceLocks, isDenied } from "./locks.ts";

/** One of the tabs that share this device's storage. */
export interface Tab {
  readonly id: string;
  /** Ids of the open tabs; `undefined` where the browser does not tell. */
  readonly openTabs: () => Promise<ReadonlySet<string> | undefined>;
  /** Ends the announcement: the next user of the drafts, in this tab too, finds them abandoned. */
  readonly leave: () => void;
}

const lockName = "plenum.tab:";

/** The locks that tabs of this browser hold; `undefined` where it denies them. */
async function heldLocks(locks: LockManager): Promise<readonly LockInfo[] | undefined> {
  try {
    return (await locks.query()).held ?? [];
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Announces this tab until it leaves or closes: a lock ends with its tab, also after a crash. */
export function announceTab(): Tab {
  const id = crypto.randomUUID();
  const locks = deviceLocks();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  // Without the lock the drafts of this tab may be stored by another one too: the same values, merged.
  locks?.request(lockName + id, () => left).catch(() => undefined);
  return {
    id,
    leave,
    openTabs: async () => {
      if (!locks) return undefined;
      const held = await heldLocks(locks);
      return held && new Set(held.flatMap(({ name = "" }) => (name.startsWith(lockName) ? [name.slice(lockName.length)] : [])));
    },
  };
}
