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

/** Changes of a user that only this device has. */
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

/** Maximum wait of `settle`, in milliseconds: a slow device with several tabs takes seconds to find that nothing waits; without a connection there is nothing to wait for. */
const settleTimeoutMs = 12_000;
const offlineSettleTimeoutMs = 3000;
const settlePollMs = 100;

export function openUnsentWork(options: UnsentWorkOptions): UnsentWork {
  const { context, outbox } = options;
  const { sync, removals } = context;
  const unsent = createObservable(true);
  let checks = 0;

  const show = (isUnsent: boolean): void => {
    setUnsentOf(context.storage, context.owner, isUnsent);
    unsent.set(isUnsent);
  };
  const check = async (): Promise<void> => {
    const number = (checks += 1);
    if (sync.getSnapshot().status !== "saved" || outbox.getSnapshot().length > 0 || removals.hasPending()) return show(true);
    const settled = await isSettled(options);
    if (number === checks && !context.isClosed()) show(!settled);
  };
  const onChange = (): void => void check().catch((error: unknown) => warn(context, error));
  const unsubscribers = [sync.subscribe(onChange), removals.hidden.subscribe(onChange), outbox.subscribe(onChange)];
  onChange();

  return {
    unsent: { getSnapshot: unsent.getSnapshot, subscribe: unsent.subscribe },
    settle: (timeoutMs = isWithoutNetwork() ? offlineSettleTimeoutMs : settleTimeoutMs) => {
      outbox.retry();
      return isTrueWithin(timeoutMs, () => isSettled(options));
    },
    stop: () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}

/** Whether nothing is left; waits for the writes that are under way. */
async function isSettled({ context, drafts, imports, moves }: UnsentWorkOptions): Promise<boolean> {
  await drafts.ready;
  const isTypedAnywhere = drafts.all.getSnapshot().some(({ draft }) => isTyped(draft));
  if (isTypedAnywhere || context.removals.hasPending() || (await imports.isPending()) || (await moves.isPending())) return false;
  try {
    await waitForPendingWrites(context.database);
    return true;
  } catch (error) {
    warn(context, error);
    return false;
  }
}

function warn(context: StoreContext, error: unknown): void {
  if (!context.isClosed()) context.report.warn("Whether everything has been sent is not known.", error);
}

/** Whether a check succeeds within a time, in milliseconds; it is repeated until then. */
async function isTrueWithin(milliseconds: number, check: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, Math.max(0, end - Date.now()), false));
    if (await Promise.race([check(), late])) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, settlePollMs);
    });
  }
}
