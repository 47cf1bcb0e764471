import { IncompleteDeletionError } from "./account/index.ts";
import type { Workspace } from "./store/index.ts";
import { texts } from "./texts.ts";

/** Maximum time without a connection before the deletion is taken to have failed, in milliseconds. */
const connectionTimeoutMs = 10_000;

/** Number of names in the message; the rest is counted. */
const maxNames = 3;

/**
 * Removes all data of a user.
 *
 * @throws {IncompleteDeletionError} when the server refuses, or cannot be reached
 */
export async function removeData(workspace: Workspace): Promise<void> {
  const lost = connectionLost(workspace);
  try {
    await Promise.race([workspace.removeEverything(), lost.promise]);
  } catch (error) {
    throw new IncompleteDeletionError(`${reasonFor(error)} ${remaining(workspace)}`, { cause: error });
  } finally {
    lost.stop();
  }
}

class ConnectionLost extends Error {}

/** Rejects when the connection has been lost for a while: a write that cannot be sent would wait for ever. */
function connectionLost({ sync }: Workspace): { readonly promise: Promise<never>; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = (): void => {};
  const promise = new Promise<never>((_resolve, reject) => {
    const check = (): void => {
      clearTimeout(timer);
      if (sync.getSnapshot().status === "offline") timer = setTimeout(reject, connectionTimeoutMs, new ConnectionLost());
    };
    unsubscribe = sync.subscribe(check);
    check();
  });
  // The other promise of the race may have settled first.
  promise.catch(() => undefined);
  return {
    promise,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function reasonFor(error: unknown): string {
  const code = String((error as { code?: unknown } | null)?.code);
  return error instanceof ConnectionLost || code === "unavailable" || code === "deadline-exceeded"
    ? texts.deletion.unreachable
    : texts.deletion.incomplete;
}

/** The remaining data known to this device. */
function remaining({ projects }: Workspace): string {
  const { status, items } = projects.list.getSnapshot();
  if (status !== "ready") return texts.deletion.someRemains;
  if (items.length === 0) return texts.deletion.companyRemains;
  const names = items
    .slice(0, maxNames)
    .map((item) => (item.ok ? texts.deletion.project(item.value.name) : texts.deletion.unreadableProject));
  return texts.deletion.projectsRemain(items.length, names);
}
