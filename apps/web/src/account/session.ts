import { openBackend, type Backend } from "@org/data";
import { notePresence } from "./presence.ts";

function open(): Backend {
  const backend = openBackend({ environment: import.meta.env });
  const note = (): void => {
    const { status, user } = backend.account.state.getSnapshot();
    if (status !== "loading") notePresence(user?.email);
  };
  backend.account.state.subscribe(note);
  note();
  return backend;
}

/** Accounts and stored data, opened once for this tab. */
export const session: Backend = open();

/** Comes along with the session: it is asked offline too, when nothing can be loaded any more. */
export { askToDiscard } from "./askToDiscard.tsx";
