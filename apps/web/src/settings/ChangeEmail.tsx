import { notify } from "@org/ui/elements";
import { PasswordInput, Stack } from "@org/ui/kit";
import type { ReactNode } from "react";
import { emailError } from "../account/emailError.ts";
import { EmailInput } from "../account/EmailInput.tsx";
import { useSignedIn } from "../account/signedIn.ts";
import { useTaskForm } from "../forms/useTaskForm.ts";
import { passwordRequired, wrongPasswordAt } from "./currentPassword.ts";
import { InlineForm } from "./InlineForm.tsx";
import { texts } from "./texts.ts";

/** Sends a link that changes the address. */
export function ChangeEmail({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: (email) => emailError(email) ?? (email.trim() === user.email ? texts.changeEmail.same : undefined),
      password: passwordRequired,
    },
    submit: ({ email, password }) => backend.account.changeEmail(password, email),
    fieldError: wrongPasswordAt("password"),
    focusAtStart: "email",
    focusAfterError: "password",
    onDone: ({ email }) => {
      onClose();
      notify({ message: texts.changeEmail.sent(email.trim(), user.email), tone: "success" });
    },
  });
  return (
    <InlineForm task={task} onSubmit={onSubmit} onClose={onClose} action={texts.changeEmail.send} processing={texts.changeEmail.sending}>
      <Stack gap="md">
        <EmailInput label={texts.changeEmail.newEmail} autoComplete="email" {...form.getInputProps("email")} />
        <PasswordInput label={texts.currentPassword} autoComplete="current-password" {...form.getInputProps("password")} />
      </Stack>
    </InlineForm>
  );
}
