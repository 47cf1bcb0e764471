import { IncompleteDeletionError } from "./account/index.ts";
import type { Workspace } from "./store/index.ts";

/** The connection may come back within so long, in milliseconds; then the deletion counts as stopped. */
const connectionTimeoutMs = 10_000;

/** Names that are told; the rest is counted. */
const maxNames = 3;

/**
 * Removes all data of a user, or says what is left.
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

/** A write that cannot be sent waits for ever: this rejects when the connection has been lost for a while. */
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
  // Whoever races it may have won.
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
    ? "The server cannot be reached."
    : "The server did not complete the deletion.";
}

/** What this device knows to be stored still. */
function remaining({ projects }: Workspace): string {
  const { status, items } = projects.list.getSnapshot();
  if (status !== "ready") return "Some of your data is still stored.";
  if (items.length === 0) return "Your projects are deleted; company details and lists may still be stored.";
  const names = items.slice(0, maxNames).map((item) => (item.ok ? `“${item.value.name}”` : "one that cannot be read"));
  const more = items.length > maxNames ? ` and ${items.length - maxNames} more` : "";
  return `Still stored: ${items.length === 1 ? "1 project" : `${items.length} projects`} (${names.join(", ")}${more}) and your company details.`;
}
