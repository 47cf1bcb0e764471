import { authErrorText, passwordProblem, shortestPassword, type Done } from "@org/data";
import { Button, PasswordField, TextField } from "@org/ui";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { emailFault } from "./emailFault.ts";
import { TaskState } from "./FormFailure.tsx";
import { useTask } from "./useTask.ts";
import styles from "./account.module.css";

interface CredentialsFormProps {
  /** Whether the password is a new one: then its rule is stated and checked. */
  readonly isNew: boolean;
  readonly action: string;
  readonly processing: string;
  readonly submit: (email: string, password: string) => Promise<Done>;
}

/** The rule that stands at the field of a new password. Length is what makes a password hard to guess; rules about signs make it hard to remember. */
export const passwordRule = `At least ${shortestPassword} characters. Blanks and all signs are welcome.`;

const taken = authErrorText({ code: "auth/email-already-in-use" });

/** E-mail address and password. */
export function CredentialsForm({ isNew, action, processing, submit }: CredentialsFormProps): ReactNode {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => emailInput.current?.focus(), []);

  const emailProblem = emailFault(email);
  const passwordMistake = isNew ? passwordProblem(password) : password === "" ? "Enter your password." : undefined;
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (emailProblem !== undefined) return emailInput.current?.focus();
    if (passwordMistake !== undefined) return passwordInput.current?.focus();
    if (!(await task.run(() => submit(email, password)))) passwordInput.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)} aria-busy={task.isBusy}>
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
      <PasswordField
        ref={passwordInput}
        label="Password"
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        value={password}
        onChange={setPassword}
        error={shows ? passwordMistake : undefined}
        {...(isNew && { hint: passwordRule })}
      />
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
