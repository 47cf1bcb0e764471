import { openBackend, type Backend } from "@org/data";
import { notePresence } from "./presence.ts";
import { noteUnsent } from "./unsent.ts";

function open(): Backend {
  const backend = openBackend({ environment: import.meta.env });
  const note = (): void => {
    const { status, user } = backend.account.state.getSnapshot();
    if (status !== "loading") notePresence(user?.email);
    if (status === "signedOut") noteUnsent(false);
  };
  backend.account.state.subscribe(note);
  note();
  let leave = (): void => {};
  backend.workspace.subscribe(() => {
    leave();
    const state = backend.workspace.getSnapshot();
    if (state.status !== "ready") return;
    const { unsent } = state.workspace;
    const follow = (): void => noteUnsent(unsent.getSnapshot());
    leave = unsent.subscribe(follow);
    follow();
  });
  return backend;
}

/** Accounts and stored data, opened once for this tab. */
export const session: Backend = open();

/** Comes along with the session: it is asked offline too, when nothing can be loaded any more. */
export { askToDiscard } from "./askToDiscard.tsx";
