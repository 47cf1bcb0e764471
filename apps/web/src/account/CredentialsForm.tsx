import { authErrorText, type Done, type NewPasswords } from "@org/data";
import { Button } from "@org/ui/elements";
import { PasswordField, TextField } from "@org/ui/kit";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { emailError } from "./emailError.ts";
import { runAction } from "../pageParts/runAction.ts";
import { TaskState } from "./FormFailure.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useTask } from "./useTask.ts";
import styles from "./account.module.css";

interface CredentialsFormProps {
  /** For a new account: what its password must meet. */
  readonly newPasswords?: NewPasswords;
  readonly action: string;
  readonly processing: string;
  readonly submit: (email: string, password: string) => Promise<Done>;
}

const taken = authErrorText({ code: "auth/email-already-in-use" });

/** E-mail address and password. */
export function CredentialsForm({ newPasswords, action, processing, submit }: CredentialsFormProps): ReactNode {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => emailInput.current?.focus(), []);

  const emailProblem = emailError(email);
  const passwordMistake = newPasswords ? newPasswords.problem(password) : password === "" ? "Enter your password." : undefined;
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (emailProblem !== undefined) return emailInput.current?.focus();
    if (passwordMistake !== undefined) return passwordInput.current?.focus();
    if (!(await task.run(() => submit(email, password)))) passwordInput.current?.focus();
  };
  const field = {
    ref: passwordInput,
    label: "Password",
    name: "password",
    value: password,
    onChange: setPassword,
    error: shows ? passwordMistake : undefined,
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => runAction(() => send(event))} aria-busy={task.isBusy}>
      <TextField
        ref={emailInput}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={shows ? emailProblem : undefined}
      />
      {newPasswords ? (
        <NewPasswordField {...field} passwords={newPasswords} email={email.trim()} />
      ) : (
        <PasswordField {...field} autoComplete="current-password" />
      )}
      <TaskState task={task}>
        {task.failure === taken && (
          <p>
            <Link to="/reset-password" state={{ email: email.trim() }}>
              Reset the password
            </Link>
          </p>
        )}
      </TaskState>
      <Button type="submit" look="primary" disabled={task.isBusy}>
        {task.isBusy ? processing : action}
      </Button>
    </form>
  );
}
