import { authErrorText, type ActionResult, type NewPasswords } from "@org/data";
import { PasswordInput, Stack } from "@org/ui/kit";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { emailError } from "./emailError.ts";
import { EmailInput } from "./EmailInput.tsx";
import { TaskState } from "../forms/FormFailure.tsx";
import { NewPasswordInput } from "./NewPasswordInput.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { texts } from "./texts.tsx";
import { useTaskForm } from "../forms/useTaskForm.ts";

interface CredentialsFormProps {
  /** Rules of the password, for a new account. */
  readonly newPasswords?: NewPasswords;
  readonly action: string;
  readonly processing: string;
  readonly submit: (email: string, password: string) => Promise<ActionResult>;
}

const emailTaken = authErrorText({ code: "auth/email-already-in-use" });

/** E-mail address and password. */
export function CredentialsForm({ newPasswords, action, processing, submit }: CredentialsFormProps): ReactNode {
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: emailError,
      password: (password) => (newPasswords ? newPasswords.problem(password) : password === "" ? texts.passwordMissing : undefined),
    },
    submit: ({ email, password }) => submit(email, password),
    focusAtStart: "email",
    focusAfterError: "password",
  });
  const email = form.values.email.trim();
  const password = { label: texts.password, name: "password", ...form.getInputProps("password"), value: form.values.password };
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={task.isBusy}>
      <Stack gap="md">
        <EmailInput {...form.getInputProps("email")} />
        {newPasswords ? (
          <NewPasswordInput {...password} passwords={newPasswords} email={email} />
        ) : (
          <PasswordInput {...password} autoComplete="current-password" />
        )}
      </Stack>
      <TaskState task={task}>
        {task.failure === emailTaken && (
          <p>
            <Link to="/reset-password" state={{ email }}>
              {texts.signUp.resetPassword}
            </Link>
          </p>
        )}
      </TaskState>
      <SubmitButton action={action} processing={processing} isBusy={task.isBusy} fullWidth mt="lg" />
    </form>
  );
}
