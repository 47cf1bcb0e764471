import { Button, Spinner } from "@org/ui/elements";
import { TextField } from "@org/ui/kit";
import { getRouteApi, Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { emailError } from "./emailError.ts";
import { FormFailure, TaskState } from "./FormFailure.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { CheckLinkAgain } from "./CheckLinkAgain.tsx";
import { isUnreachable, useActionCode } from "./useActionCode.ts";
import { useBackend } from "./useBackend.ts";
import { useTask } from "./useTask.ts";
import { runAction } from "../pageParts/runAction.ts";
import styles from "./account.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** E-mail address that a form begins with. */
    readonly email?: string;
  }
}

const route = getRouteApi("/reset-password");

/** Asks for the link, and sets the password of whoever comes with one. */
export function ResetPasswordPage(): ReactNode {
  const { oobCode } = route.useSearch();
  return (
    <AccountPage title="Reset your password" description="Get a link to set a new password for Plenum.">
      {oobCode === undefined ? <AskForLink /> : <NewPassword code={oobCode} />}
    </AccountPage>
  );
}

function AskForLink(): ReactNode {
  const { account } = useBackend();
  // Typed into the form that led here. It comes with the visit, not in the address: addresses are copied and kept.
  const [email, setEmail] = useState(useLocation().state.email ?? "");
  const [shows, setShows] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const fault = emailError(email);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (fault !== undefined) return input.current?.focus();
    if (await task.run(() => account.sendPasswordReset(email))) setSentTo(email.trim());
  };
  if (sentTo !== undefined) {
    return (
      <output>
        <p className={styles.lead}>
          If there is an account for <strong>{sentTo}</strong>, a link to set a new password is on its way. It is good for an hour.
        </p>
        <p>
          <Link to="/login">Back to sign in</Link>
        </p>
      </output>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => runAction(() => send(event))}>
      <p className={styles.lead}>Enter the address of your account. We send a link to set a new password.</p>
      <TextField
        ref={input}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={shows ? fault : undefined}
      />
      <TaskState task={task} />
      <Button type="submit" look="primary" disabled={task.isBusy}>
        {task.isBusy ? "Sending" : "Send the link"}
      </Button>
      <div className={styles.ways}>
        <p>
          <Link to="/login">Back to sign in</Link>
        </p>
      </div>
    </form>
  );
}

function NewPassword({ code }: { readonly code: string }): ReactNode {
  const { account } = useBackend();
  const { answer: checked, askAgain } = useActionCode(account, code);
  const [password, setPassword] = useState("");
  const [shows, setShows] = useState(false);
  const [isDone, setDone] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  if (!checked) return <Spinner label="Checking the link" />;
  if (isUnreachable(checked)) return <CheckLinkAgain message={checked.ok ? "" : checked.message} askAgain={askAgain} />;
  if (!checked.ok || checked.mode !== "resetPassword") {
    return (
      <>
        <FormFailure message={checked.ok ? "This link is for something else than a password." : checked.message} />
        <div className={styles.actions}>
          <Link to="/reset-password">Ask for a new link</Link>
        </div>
      </>
    );
  }
  if (isDone) {
    return (
      <output>
        <p className={styles.lead}>
          Your password is changed. Wherever you are signed in, the session ends within an hour: sign in with the new one.
        </p>
        <p>
          <Link to="/login">Sign in</Link>
        </p>
      </output>
    );
  }
  const fault = account.newPasswords.problem(password);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (fault !== undefined) return input.current?.focus();
    if (await task.run(() => account.resetPassword(code, password))) setDone(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => runAction(() => send(event))}>
      <p className={styles.lead}>
        A new password for <strong>{checked.email}</strong>.
      </p>
      <input type="email" name="email" autoComplete="username" value={checked.email} readOnly hidden />
      <NewPasswordField
        ref={input}
        label="New password"
        name="password"
        passwords={account.newPasswords}
        email={checked.email}
        value={password}
        onChange={setPassword}
        error={shows ? fault : undefined}
      />
      <TaskState task={task} />
      <Button type="submit" look="primary" disabled={task.isBusy}>
        {task.isBusy ? "Changing" : "Set the password"}
      </Button>
    </form>
  );
}
