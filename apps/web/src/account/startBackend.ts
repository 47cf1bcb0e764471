import { loadAppCheck, openBackend, type Backend } from "@org/data";
import { movePageDrafts, removeItemsOf } from "../device/ownedItems.ts";
import { clearCompanyDraft } from "./companyDraft.ts";
import { hasSessionEnded, setSessionEnded } from "./endedSession.ts";
import { draftOwner, rememberUser, signedInEmail } from "./signedInUser.ts";
import { rememberUnsent, waitingFiles } from "./unsent.ts";

/** Opens accounts and stored data: once for a tab, which `loadBackend` sees to. */
export async function startBackend(): Promise<Backend> {
  const environment: Readonly<Record<string, unknown>> = import.meta.env;
  // Who was here at the last visit most likely still is: the store comes while the service is asked. The backend loads it too, and says what fails.
  if (signedInEmail() !== undefined) import("@org/data/store").catch(() => {});
  const backend = openBackend({ environment, startAppCheck: await loadAppCheck({ environment }) });
  const before = signedInEmail();
  let isKnown = false;
  let lastUser: string | undefined;
  const onAuthChange = (): void => {
    const state = backend.account.state.getSnapshot();
    const { status, user } = state;
    // Who was here at the last visit, signed out nowhere on this device, and is not here any more, was signed out by the service.
    if (status === "signedOut" && (state.isRevoked === true || (!isKnown && before !== undefined))) setSessionEnded(true);
    if (status === "signedIn") setSessionEnded(false);
    // Another tab that signs out has noted it by now; this one still has the pages it kept.
    const leftUser = status === "signedOut" && !hasSessionEnded() ? lastUser : undefined;
    if (status !== "loading") lastUser = user?.uid;
    isKnown ||= status !== "loading";
    // Where only the address was known, drafts were kept under it.
    if (user && draftOwner() === user.email) movePageDrafts(user.email, user.uid);
    if (status !== "loading") rememberUser(user);
    // A session that the service has ended leaves the drafts to its user's next one.
    if (leftUser !== undefined) {
      removeItemsOf(leftUser);
      clearCompanyDraft(leftUser);
    }
    if (status === "signedOut") rememberUnsent(false);
  };
  backend.account.state.subscribe(onAuthChange);
  onAuthChange();
  let unsubscribe = (): void => {};
  backend.workspace.subscribe(() => {
    unsubscribe();
    const state = backend.workspace.getSnapshot();
    unsubscribe = (): void => {};
    if (state.status !== "ready") return waitingFiles.set([]);
    const { unsent, outbox } = state.workspace;
    const updateUnsentFlag = (): void => rememberUnsent(unsent.getSnapshot());
    const updateWaitingFiles = (): void => waitingFiles.set(outbox.getSnapshot());
    const unsubscribers = [unsent.subscribe(updateUnsentFlag), outbox.subscribe(updateWaitingFiles)];
    unsubscribe = () => unsubscribers.forEach((one) => one());
    updateUnsentFlag();
    updateWaitingFiles();
  });
  return backend;
}

/** Comes along with the session: it is asked offline too, when nothing can be loaded any more. */
export { confirmSignOut } from "./confirmSignOut.tsx";
