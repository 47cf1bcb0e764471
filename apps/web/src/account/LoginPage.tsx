import { useObservable } from "@org/ui/elements";
import { Alert } from "@org/ui/kit";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { useEndedSession } from "./endedSession.ts";
import { requestedPage } from "./requestedPage.ts";
import { returnPath } from "./returnPath.ts";
import { isSigningOut } from "./signOut.ts";
import { texts } from "./texts.tsx";
import { useBackend } from "./useBackend.ts";
import { runAction } from "../page/runAction.ts";
import styles from "./account.module.css";

const route = getRouteApi("/login");

export function LoginPage(): ReactNode {
  const { create } = route.useSearch();
  return (
    <AccountPage title={create ? texts.signUp.title : texts.signIn.title} description={texts.signIn.description}>
      <Login isNew={create !== undefined} />
    </AccountPage>
  );
}

function Login({ isNew }: { readonly isNew: boolean }): ReactNode {
  const { account, isConfigured } = useBackend();
  const search = route.useSearch();
  const router = useRouter();
  const { status } = useObservable(account.state);
  const [isJustCreated, setJustCreated] = useState(false);
  const hasEnded = useEndedSession();
  useEffect(() => {
    // A user who signs out comes to this page first.
    if (status !== "signedIn" || isSigningOut()) return;
    if (isJustCreated) runAction(() => router.navigate({ to: "/verify-email", search: { redirect: search.redirect }, replace: true }));
    else router.history.replace(returnPath(search));
  }, [status, isJustCreated, search, router]);

  if (!isConfigured) return <NotConfigured />;
  return (
    <>
      <Reason isNew={isNew} redirect={search.redirect} />
      {hasEnded && !isNew && (
        <Alert color="yellow" mb="lg">
          {texts.signIn.ended((label) => (
            <Link to="/reset-password">{label}</Link>
          ))}
        </Alert>
      )}
      {isNew ? (
        <CredentialsForm
          key="new"
          newPasswords={account.newPasswords}
          action={texts.signUp.action}
          processing={texts.signUp.processing}
          submit={async (email, password) => {
            setJustCreated(true);
            const result = await account.signUp(email, password);
            if (!result.ok) setJustCreated(false);
            return result;
          }}
        />
      ) : (
        <CredentialsForm key="known" action={texts.signIn.action} processing={texts.signIn.processing} submit={account.signIn} />
      )}
      <OtherPages isNew={isNew} redirect={search.redirect} />
    </>
  );
}

/** Says which page needs an account, or what an account offers. */
function Reason({ isNew, redirect }: { readonly isNew: boolean; readonly redirect: string | undefined }): ReactNode {
  const requested = requestedPage(redirect);
  const words = isNew ? texts.signUp : texts.signIn;
  return (
    <>
      {requested && <p className={styles.lead}>{requested.kind === "save" ? words.toSave : words.toOpen(requested.name)}</p>}
      {(isNew || requested) && <p className={styles.gives}>{texts.signUp.advantages}</p>}
    </>
  );
}

function NotConfigured(): ReactNode {
  return (
    <>
      <p className={styles.lead}>{texts.notConfigured.lead}</p>
      <p>
        <Link to="/heat-load">{texts.notConfigured.heatLoad}</Link> · <a href="/">{texts.notConfigured.all}</a>
      </p>
    </>
  );
}

/** Links to the other sign-in pages, for visitors who opened the wrong one. */
function OtherPages({ isNew, redirect }: { readonly isNew: boolean; readonly redirect: string | undefined }): ReactNode {
  return (
    <div className={styles.otherPages}>
      {isNew ? (
        <p>
          {texts.signUp.hasAccount}{" "}
          <Link to="/login" search={{ redirect }}>
            {texts.signIn.action}
          </Link>
        </p>
      ) : (
        <>
          <p>
            {texts.signIn.isNew}{" "}
            <Link to="/login" search={{ redirect, create: "yes" }}>
              {texts.signIn.create}
            </Link>
          </p>
          <p>
            <Link to="/reset-password">{texts.signIn.forgotten}</Link>
          </p>
        </>
      )}
      <p>
        {texts.signIn.noAccountNeeded((label) => (
          <Link to="/heat-load">{label}</Link>
        ))}
      </p>
    </div>
  );
}
