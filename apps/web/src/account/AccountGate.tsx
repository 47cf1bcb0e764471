import { Button } from "@org/ui/kit";
import type { Backend } from "@org/data";
import { commonTexts, useObservable } from "@org/ui/elements";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, type ReactNode } from "react";
import pageStyles from "../page/page.module.css";
import { runAction } from "../page/runAction.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { texts } from "./texts.tsx";
import { AccountLoading } from "./AccountLoading.tsx";
import { isSigningOut } from "./signOut.ts";
import { useSessionCheck } from "./useSessionCheck.ts";
import { SignedInContext } from "./signedIn.ts";

/** Wraps every page of a signed-in user: waits for the stored data, and opens the sign-in page when the session ends, here or in another tab. */
export function AccountGate({ backend, children }: { readonly backend: Backend; readonly children: ReactNode }): ReactNode {
  const { status, user } = useObservable(backend.account.state);
  const stored = useObservable(backend.workspace);
  const router = useRouter();
  useEffect(() => {
    if (status === "signedOut" && !isSigningOut())
      runAction(() => router.navigate({ to: "/login", search: { redirect: router.state.location.href }, replace: true }));
  }, [status, router]);
  useSessionCheck(backend.account);

  const workspace = stored.status === "ready" ? stored.workspace : undefined;
  const signedIn = useMemo(() => user && workspace && { backend, user, workspace }, [backend, user, workspace]);
  if (stored.status === "failed") return <Failed message={stored.message} retry={backend.retry} />;
  if (!signedIn) return <AccountLoading />;
  return <SignedInContext value={signedIn}>{children}</SignedInContext>;
}

function Failed({ message, retry }: { readonly message: string; readonly retry: () => void }): ReactNode {
  usePageTitle(texts.loadFailed);
  return (
    <div className={pageStyles.page} role="alert">
      <h1>{texts.loadFailed}</h1>
      <p className={pageStyles.lead}>{message}</p>
      <Button onClick={retry}>{commonTexts.tryAgain}</Button>
    </div>
  );
}
