import { loadAppCheck, openBackend, type Backend } from "@org/data";
import { movePageDrafts, removeItemsOf } from "../device/ownedItems.ts";
import { clearCompanyDraft } from "./companyDraft.ts";
import { hasSessionEnded, setSessionEnded } from "./endedSession.ts";
import { draftOwner, rememberUser, signedInEmail } from "./signedInUser.ts";
import { waitingFiles } from "./unsent.ts";

/** Opens accounts and stored data: once per tab, which `loadBackend` ensures. */
export async function startBackend(): Promise<Backend> {
  const environment: Readonly<Record<string, unknown>> = import.meta.env;
  // The user of the last visit is probably still signed in: load the store while the service answers. The backend loads it too and reports failures.
  if (signedInEmail() !== undefined) import("@org/data/store").catch(() => {});
  const backend = openBackend({ environment, startAppCheck: await loadAppCheck({ environment }) });
  const before = signedInEmail();
  let isKnown = false;
  let lastUser: string | undefined;
  const onAuthChange = (): void => {
    const state = backend.account.state.getSnapshot();
    const { status, user } = state;
    // The user of the last visit, who has not signed out on this device and is no longer signed in, was signed out by the service.
    if (status === "signedOut" && (state.isRevoked === true || (!isKnown && before !== undefined))) setSessionEnded(true);
    if (status === "signedIn") setSessionEnded(false);
    // Another tab that signs out has recorded it by now; this tab still has its pages.
    const leftUser = status === "signedOut" && !hasSessionEnded() ? lastUser : undefined;
    if (status !== "loading") lastUser = user?.uid;
    isKnown ||= status !== "loading";
    // Drafts of a user whose id was unknown were stored under the address.
    if (user && draftOwner() === user.email) movePageDrafts(user.email, user.uid);
    if (status !== "loading") rememberUser(user);
    // After a session that the service has ended, the drafts wait for the user's next session.
    if (leftUser !== undefined) {
      removeItemsOf(leftUser);
      clearCompanyDraft(leftUser);
    }
  };
  backend.account.state.subscribe(onAuthChange);
  onAuthChange();
  let unsubscribe = (): void => {};
  backend.workspace.subscribe(() => {
    unsubscribe();
    const state = backend.workspace.getSnapshot();
    unsubscribe = (): void => {};
    if (state.status !== "ready") return waitingFiles.set([]);
    const { outbox } = state.workspace;
    const updateWaitingFiles = (): void => waitingFiles.set(outbox.getSnapshot());
    unsubscribe = outbox.subscribe(updateWaitingFiles);
    updateWaitingFiles();
  });
  return backend;
}

/** Loaded with the session, because it is needed offline too, when nothing can be loaded. */
export { confirmSignOut } from "./confirmSignOut.tsx";
