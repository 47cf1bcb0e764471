import { loadAppCheck, openBackend, type Backend } from "@org/data";
import { forgetPages, movePages } from "@org/ui/surface";
import { forgetCompanyDraft } from "./companyDraft.ts";
import { hasSessionEnded, noteEndedSession } from "./endedSession.ts";
import { draftOwner, noteSignedInUser, signedInEmail } from "./signedInUser.ts";
import { noteUnsent, noteWaitingFiles } from "./unsent.ts";

/** Opens accounts and stored data: once for a tab, which `loadBackend` sees to. */
export async function startBackend(): Promise<Backend> {
  const environment: Readonly<Record<string, unknown>> = import.meta.env;
  // Who was here at the last visit most likely still is: the store comes while the service is asked. The backend loads it too, and says what fails.
  if (signedInEmail() !== undefined) import("@org/data/store").catch(() => {});
  const backend = openBackend({ environment, startAppCheck: await loadAppCheck({ environment }) });
  const before = signedInEmail();
  let isKnown = false;
  let lastUser: string | undefined;
  const note = (): void => {
    const state = backend.account.state.getSnapshot();
    const { status, user } = state;
    // Who was here at the last visit, signed out nowhere on this device, and is not here any more, was signed out by the service.
    if (status === "signedOut" && (state.isRevoked === true || (!isKnown && before !== undefined))) noteEndedSession(true);
    if (status === "signedIn") noteEndedSession(false);
    // Another tab that signs out has noted it by now; this one still has the pages it kept.
    const left = status === "signedOut" && !hasSessionEnded() ? lastUser : undefined;
    if (status !== "loading") lastUser = user?.uid;
    isKnown ||= status !== "loading";
    // Where only the address was known, drafts were kept under it.
    if (user && draftOwner() === user.email) movePages(user.email, user.uid);
    if (status !== "loading") noteSignedInUser(user);
    // A session that the service has ended leaves the drafts to its user's next one.
    if (left !== undefined) {
      forgetPages(left);
      forgetCompanyDraft(left);
    }
    if (status === "signedOut") noteUnsent(false);
  };
  backend.account.state.subscribe(note);
  note();
  let leave = (): void => {};
  backend.workspace.subscribe(() => {
    leave();
    const state = backend.workspace.getSnapshot();
    leave = (): void => {};
    if (state.status !== "ready") return noteWaitingFiles([]);
    const { unsent, outbox } = state.workspace;
    const follow = (): void => noteUnsent(unsent.getSnapshot());
    const followOutbox = (): void => noteWaitingFiles(outbox.getSnapshot());
    const leaves = [unsent.subscribe(follow), outbox.subscribe(followOutbox)];
    leave = () => leaves.forEach((one) => one());
    follow();
    followOutbox();
  });
  return backend;
}

/** Comes along with the session: it is asked offline too, when nothing can be loaded any more. */
export { confirmSignOut } from "./confirmSignOut.tsx";
