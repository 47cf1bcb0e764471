import { notify } from "@org/ui/elements";
import { PasswordInput, Stack } from "@org/ui/kit";
import type { ReactNode } from "react";
import { NewPasswordInput } from "../account/NewPasswordInput.tsx";
import { useSignedIn } from "../account/signedIn.ts";
import { useTaskForm } from "../forms/useTaskForm.ts";
import { passwordRequired, wrongPasswordAt } from "./currentPassword.ts";
import { InlineForm } from "./InlineForm.tsx";
import { texts } from "./texts.ts";

export function ChangePassword({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const { newPasswords, changePassword } = backend.account;
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { current: "", next: "" },
    validate: { current: passwordRequired, next: newPasswords.problem },
    submit: ({ current, next }) => changePassword(current, next),
    fieldError: wrongPasswordAt("current"),
    focusAtStart: "current",
    focusAfterError: "next",
    onDone: () => {
      onClose();
      notify({ message: texts.changePassword.changed, tone: "success" });
    },
  });
  return (
    <InlineForm
      task={task}
      onSubmit={onSubmit}
      onClose={onClose}
      action={texts.changePassword.open}
      processing={texts.changePassword.changing}
    >
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Stack gap="md">
        <PasswordInput label={texts.changePassword.current} autoComplete="current-password" {...form.getInputProps("current")} />
        <NewPasswordInput
          label={texts.changePassword.next}
          passwords={newPasswords}
          email={user.email}
          {...form.getInputProps("next")}
          value={form.values.next}
        />
      </Stack>
    </InlineForm>
  );
}
