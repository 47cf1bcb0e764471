import type { Account } from "@org/data";
import { Spinner, useObservable } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { FormFailure } from "../forms/FormFailure.tsx";
import { useSignedInEmail } from "./signedInUser.ts";
import { texts } from "./texts.tsx";
import { LinkNotChecked } from "./LinkNotChecked.tsx";
import { isUnreachable, useActionCode, useAppliedCode, type CheckedCode } from "./useActionCode.ts";
import { useBackend } from "./useBackend.ts";
import { runAction } from "../page/runAction.ts";
import styles from "./account.module.css";

const route = getRouteApi("/action-confirmation");

/** The page that e-mailed links open: carries out the action of the link. */
export function ActionConfirmationPage(): ReactNode {
  const { oobCode, mode } = route.useSearch();
  return (
    <AccountPage title={texts.link.title(mode)}>
      {oobCode === undefined ? <Incomplete mode={mode} /> : <Action code={oobCode} mode={mode} />}
    </AccountPage>
  );
}

/** A link that was cut off: its action may still be known. */
function Incomplete({ mode }: { readonly mode: string | undefined }): ReactNode {
  const isSignedIn = useSignedInEmail() !== undefined;
  return (
    <>
      <FormFailure message={texts.link.incomplete} />
      <AccountLinks mode={mode} isSignedIn={isSignedIn} />
    </>
  );
}

interface AccountLinksProps {
  readonly mode: string | undefined;
  readonly isSignedIn: boolean;
  readonly isVerified?: boolean;
}

/** Links to request a new link of the same type, or to the account pages if there is no such request. */
function AccountLinks({ mode, isSignedIn, isVerified = false }: AccountLinksProps): ReactNode {
  const isForNewAddress = mode === "verifyAndChangeEmail" || mode === "recoverEmail";
  if (mode === "resetPassword") {
    return (
      <div className={styles.actions}>
        <Link to="/reset-password">{texts.link.requestNew}</Link>
      </div>
    );
  }
  if (isSignedIn) {
    return (
      <div className={styles.actions}>
        {isForNewAddress || isVerified ? (
          <Link to="/settings" hash="account">
            {texts.link.inSettings}
          </Link>
        ) : (
          <Link to="/verify-email">{texts.link.requestNew}</Link>
        )}
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Link to="/login" search={{ redirect: "/settings" }}>
        {mode === "recoverEmail" ? texts.signIn.action : texts.link.signInToRequestNew}
      </Link>
      <Link to="/reset-password">{texts.signUp.resetPassword}</Link>
    </div>
  );
}

function Action({ code, mode }: { readonly code: string; readonly mode: string | undefined }): ReactNode {
  const { account } = useBackend();
  const { answer: checked, retry } = useActionCode(account, code);
  if (!checked) return <Spinner label={texts.link.checking} />;
  if (!checked.ok)
    return isUnreachable(checked) ? (
      <LinkNotChecked message={checked.message} retry={retry} />
    ) : (
      <Refused message={checked.message} mode={mode} account={account} />
    );
  switch (checked.mode) {
    case "resetPassword":
      return <Navigate to="/reset-password" search={{ oobCode: code }} replace />;
    case "verifyEmail":
      return <Applied account={account} code={code} checked={checked} />;
    case "recoverEmail":
    case "verifyAndChangeEmail":
      return <ConfirmChange account={account} code={code} checked={checked} />;
  }
}

interface ActionProps {
  readonly account: Account;
  readonly code: string;
  readonly checked: Extract<CheckedCode, { ok: true }>;
}

/** Asks the user to confirm a change of address, because mail scanners open links too. */
function ConfirmChange(props: ActionProps): ReactNode {
  const { mode, email, newEmail } = props.checked;
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) return <Applied {...props} />;
  return (
    <>
      <p className={styles.lead}>{mode === "recoverEmail" ? texts.link.restoreLead(email) : texts.link.changeLead(email, newEmail)}</p>
      <Button onClick={() => setConfirmed(true)}>{mode === "recoverEmail" ? texts.link.restore : texts.link.change}</Button>
    </>
  );
}

function Applied({ account, code, checked }: ActionProps): ReactNode {
  const { answer: applied, retry } = useAppliedCode(account, code);
  const { status } = useObservable(account.state);
  if (!applied || status === "loading") return <Spinner label={texts.link.confirming} />;
  if (!applied.ok)
    return isUnreachable(applied) ? (
      <LinkNotChecked message={applied.message} retry={retry} />
    ) : (
      <Refused message={applied.message} mode={checked.mode} account={account} />
    );
  const { mode, email, newEmail } = checked;
  return (
    <output>
      <p className={styles.lead}>
        {mode === "verifyEmail" && texts.verify.isVerified(email)}
        {mode === "verifyAndChangeEmail" && texts.link.changed(email, newEmail)}
        {mode === "recoverEmail" && texts.link.restored(email)}
      </p>
      <p>
        {mode === "recoverEmail" ? (
          <Link to="/reset-password">{texts.link.setNewPassword}</Link>
        ) : status === "signedIn" ? (
          <Link to="/dashboard">{texts.link.toDashboard}</Link>
        ) : (
          <Link to="/login">{texts.signIn.action}</Link>
        )}
      </p>
    </output>
  );
}

interface RefusedProps {
  readonly message: string;
  readonly mode: string | undefined;
  readonly account: Account;
}

/** A link that is no longer valid. The address that it was to verify may be verified already, by its first use. */
function Refused({ message, mode, account }: RefusedProps): ReactNode {
  const { status, user } = useObservable(account.state);
  const [isRechecked, setRechecked] = useState(false);
  // The address may have been verified on another device, which this one does not know yet. An unreachable server changes nothing.
  const isOpen = mode === "verifyEmail" && user?.emailVerified === false && !isRechecked;
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      await account.refresh();
      if (isCurrent) setRechecked(true);
    };
    runAction(ask);
    return () => {
      isCurrent = false;
    };
  }, [account, isOpen]);

  if (isOpen || status === "loading") return <Spinner label={texts.link.checking} />;
  if (mode === "verifyEmail" && user?.emailVerified) {
    return (
      <output>
        <p className={styles.lead}>
          {texts.verify.isVerified(user.email)} {texts.link.nothingLeft}
        </p>
        <p>
          <Link to="/dashboard">{texts.link.toDashboard}</Link>
        </p>
      </output>
    );
  }
  return (
    <>
      <FormFailure message={message} />
      <AccountLinks mode={mode} isSignedIn={user !== undefined} isVerified={user?.emailVerified === true} />
    </>
  );
}
