import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { useEndedSession } from "./endedSession.ts";
import { returnPath } from "./returnPath.ts";
import { useBackend } from "./useBackend.ts";
import { useReadable } from "./useReadable.ts";
import { runAction } from "../pageParts/runAction.ts";
import styles from "./account.module.css";

const route = getRouteApi("/login");

export function LoginPage(): ReactNode {
  const { create } = route.useSearch();
  return (
    <AccountPage title={create ? "Create an account" : "Sign in"} description="Sign in to Plenum to keep calculations in projects.">
      <Login isNew={create !== undefined} />
    </AccountPage>
  );
}

function Login({ isNew }: { readonly isNew: boolean }): ReactNode {
  const { account, isConfigured } = useBackend();
  const search = route.useSearch();
  const router = useRouter();
  const { status } = useReadable(account.state);
  const [isFresh, setFresh] = useState(false);
  const isEnded = useEndedSession();
  useEffect(() => {
    if (status !== "signedIn") return;
    if (isFresh) runAction(() => router.navigate({ to: "/verify-email", search: { redirect: search.redirect }, replace: true }));
    else router.history.replace(returnPath(search));
  }, [status, isFresh, search, router]);

  const { redirect } = search;
  if (!isConfigured) {
    return (
      <>
        <p className={styles.lead}>
          Accounts are not set up here. Projects, saved files, the reference and some calculators need one. The heat load calculator works
          without, and keeps your inputs in this browser.
        </p>
        <p>
          <Link to="/heat-load">Go to the heat load calculator</Link> · <Link to="/">All calculators</Link>
        </p>
      </>
    );
  }
  return (
    <>
      {isEnded && !isNew && (
        <output className={styles.ended}>
          Your session was ended from elsewhere: the password or the e-mail address of your account was changed, or the account was closed.
          Sign in again; what you typed is kept on this device. If it was not you, <Link to="/reset-password">reset the password</Link>.
        </output>
      )}
      {isNew ? (
        <CredentialsForm
          key="new"
          newPasswords={account.newPasswords}
          action="Create account"
          processing="Creating the account"
          submit={async (email, password) => {
            setFresh(true);
            const done = await account.signUp(email, password);
            if (!done.ok) setFresh(false);
            return done;
          }}
        />
      ) : (
        <CredentialsForm key="known" action="Sign in" processing="Signing in" submit={account.signIn} />
      )}
      <div className={styles.ways}>
        {isNew ? (
          <p>
            You have an account?{" "}
            <Link to="/login" search={{ redirect }}>
              Sign in
            </Link>
          </p>
        ) : (
          <>
            <p>
              New here?{" "}
              <Link to="/login" search={{ redirect, create: "yes" }}>
                Create an account
              </Link>
            </p>
            <p>
              <Link to="/reset-password">Forgot your password?</Link>
            </p>
          </>
        )}
        <p>
          <Link to="/heat-load">The heat load calculator</Link> works without an account.
        </p>
      </div>
    </>
  );
}
