import { Spinner } from "@org/ui/elements";
import { getRouteApi, Link, useLocation } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { LinkNotChecked } from "./LinkNotChecked.tsx";
import { emailError } from "./emailError.ts";
import { EmailInput } from "./EmailInput.tsx";
import { FormFailure, TaskState } from "../forms/FormFailure.tsx";
import { NewPasswordInput } from "./NewPasswordInput.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { texts } from "./texts.tsx";
import { isUnreachable, useActionCode } from "./useActionCode.ts";
import { useBackend } from "./useBackend.ts";
import { useTaskForm } from "../forms/useTaskForm.ts";
import styles from "./account.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** E-mail address that the form starts with. */
    readonly email?: string;
  }
}

const route = getRouteApi("/reset-password");

/** Requests a link by e-mail; opened from that link, sets the new password. */
export function ResetPasswordPage(): ReactNode {
  const { oobCode } = route.useSearch();
  return (
    <AccountPage title={texts.reset.title} description={texts.reset.description}>
      {oobCode === undefined ? <RequestLink /> : <CheckedLink code={oobCode} />}
    </AccountPage>
  );
}

function RequestLink(): ReactNode {
  const { account } = useBackend();
  // The address entered on the previous page. It is in the history state, not in the page's address, which is copied and stored.
  const typedBefore = useLocation().state.email ?? "";
  const [sentTo, setSentTo] = useState<string>();
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { email: typedBefore },
    validate: { email: emailError },
    submit: ({ email }) => account.sendPasswordReset(email),
    focusAtStart: "email",
    focusAfterError: "email",
    onDone: ({ email }) => setSentTo(email.trim()),
  });
  if (sentTo !== undefined) {
    return (
      <output>
        <p className={styles.lead}>{texts.reset.sent(sentTo)}</p>
        <p>
          <Link to="/login">{texts.reset.back}</Link>
        </p>
      </output>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={task.isBusy}>
      <p className={styles.lead}>{texts.reset.lead}</p>
      <EmailInput {...form.getInputProps("email")} />
      <TaskState task={task} />
      <SubmitButton action={texts.reset.send} processing={texts.reset.sending} isBusy={task.isBusy} fullWidth mt="lg" />
      <div className={styles.otherPages}>
        <p>
          <Link to="/login">{texts.reset.back}</Link>
        </p>
      </div>
    </form>
  );
}

function CheckedLink({ code }: { readonly code: string }): ReactNode {
  const { account } = useBackend();
  const { answer: checked, retry } = useActionCode(account, code);
  if (!checked) return <Spinner label={texts.link.checking} />;
  if (!checked.ok && isUnreachable(checked)) return <LinkNotChecked message={checked.message} retry={retry} />;
  if (checked.ok && checked.mode === "resetPassword") return <NewPassword code={code} email={checked.email} />;
  return (
    <>
      <FormFailure message={checked.ok ? texts.reset.otherLink : checked.message} />
      <div className={styles.actions}>
        <Link to="/reset-password">{texts.link.requestNew}</Link>
      </div>
    </>
  );
}

function NewPassword({ code, email }: { readonly code: string; readonly email: string }): ReactNode {
  const { account } = useBackend();
  const [isDone, setDone] = useState(false);
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { password: "" },
    validate: { password: account.newPasswords.problem },
    submit: ({ password }) => account.resetPassword(code, password),
    focusAtStart: "password",
    focusAfterError: "password",
    onDone: () => setDone(true),
  });
  if (isDone) {
    return (
      <output>
        <p className={styles.lead}>{texts.reset.done}</p>
        <p>
          <Link to="/login">{texts.signIn.action}</Link>
        </p>
      </output>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={task.isBusy}>
      <p className={styles.lead}>{texts.reset.newFor(email)}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput
        label={texts.newPassword}
        name="password"
        passwords={account.newPasswords}
        email={email}
        {...form.getInputProps("password")}
        value={form.values.password}
      />
      <TaskState task={task} />
      <SubmitButton action={texts.reset.set} processing={texts.reset.setting} isBusy={task.isBusy} fullWidth mt="lg" />
    </form>
  );
}
