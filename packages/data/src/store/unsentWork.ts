import { waitForPendingWrites } from "firebase/firestore";
import { createObservable, type Readable } from "@org/device/observable";
import type { Imports } from "./archive/imports.ts";
import { isTyped } from "./device/draft.ts";
import type { Drafts } from "./device/drafts.ts";
import { setUnsentOf } from "./device/unsentFlag.ts";
import type { Outbox } from "./file/outbox.ts";
import type { StoreContext } from "./storeContext.ts";
import { isWithoutNetwork } from "./sync.ts";
import type { Moves } from "./writes/move.ts";

/** Whatever of a user only this device has. */
export interface UnsentWork {
  /** Whether there may be any. True until the contrary is known. */
  readonly unsent: Readable<boolean>;
  /** Sends all of it. @returns whether nothing is left within the time, in milliseconds */
  readonly settle: (timeoutMs?: number) => Promise<boolean>;
  readonly stop: () => void;
}

interface UnsentWorkOptions {
  readonly context: StoreContext;
  readonly drafts: Drafts;
  readonly imports: Imports;
  readonly moves: Moves;
  readonly outbox: Outbox;
}

/** How long `settle` waits unless told otherwise, in milliseconds: on a slow device with several tabs even to learn that nothing waits takes seconds; without a connection there is nothing to wait for. */
const settleTimeoutMs = 12_000;
const offlineSettleTimeoutMs = 3000;
const settlePollMs = 100;

export function openUnsentWork({ context, drafts, imports, moves, outbox }: UnsentWorkOptions): UnsentWork {
  const { database, storage, owner, sync, removals, report } = context;
  const unsent = createObservable(true);
  const warn = (error: unknown): void => {
    if (!context.isClosed()) report.warn("Whether everything has been sent is not known.", error);
  };

  /** Whether nothing is left; waits for the writes that are under way. */
  const isSettled = async (): Promise<boolean> => {
    await drafts.ready;
    const isTypedAnywhere = drafts.all.getSnapshot().some(({ draft }) => isTyped(draft));
    if (isTypedAnywhere || removals.hasPending() || (await imports.isPending()) || (await moves.isPending())) return false;
    try {
      await waitForPendingWrites(database);
      return true;
    } catch (error) {
      warn(error);
      return false;
    }
  };

  const setUnsent = (isUnsent: boolean): void => {
    setUnsentOf(storage, owner, isUnsent);
    unsent.set(isUnsent);
  };
  let checks = 0;
  const check = async (): Promise<void> => {
    const own = (checks += 1);
    if (sync.getSnapshot().status !== "saved" || outbox.getSnapshot().length > 0 || removals.hasPending()) return setUnsent(true);
    const settled = await isSettled();
    if (own === checks && !context.isClosed()) setUnsent(!settled);
  };
  const onChange = (): void => void check().catch(warn);
  const unsubscribers = [sync.subscribe(onChange), removals.hidden.subscribe(onChange), outbox.subscribe(onChange)];
  onChange();

  return {
    unsent: { getSnapshot: unsent.getSnapshot, subscribe: unsent.subscribe },
    settle: async (given) => {
      removals.runNow();
      outbox.retry();
      const timeoutMs = given ?? (isWithoutNetwork() ? offlineSettleTimeoutMs : settleTimeoutMs);
      const end = Date.now() + timeoutMs;
      for (;;) {
        const late = new Promise<boolean>((resolve) => setTimeout(resolve, Math.max(0, end - Date.now()), false));
        if (await Promise.race([isSettled(), late])) return true;
        if (Date.now() >= end) return false;
        await new Promise((resolve) => {
          setTimeout(resolve, settlePollMs);
        });
      }
    },
    stop: () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}
