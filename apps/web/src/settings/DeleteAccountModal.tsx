import { notify } from "@org/ui/elements";
import { PasswordInput } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { clearCompanyDraft } from "../account/companyDraft.ts";
import { FormModal } from "../forms/ModalForm.tsx";
import { useSignedIn } from "../account/signedIn.ts";
import { useTaskForm } from "../forms/useTaskForm.ts";
import { runAction } from "../page/runAction.ts";
import { passwordRequired, wrongPasswordAt } from "./currentPassword.ts";
import { texts } from "./texts.ts";

export function DeleteAccountModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const router = useRouter();
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { password: "" },
    validate: { password: passwordRequired },
    submit: ({ password }) => backend.account.deleteAccount(password),
    fieldError: wrongPasswordAt("password"),
    focusAfterError: "password",
    onDone: () => {
      clearCompanyDraft(user.uid);
      notify({ message: texts.data.deleted });
      runAction(() => router.navigate({ to: "/login" }));
    },
  });
  return (
    <FormModal
      title={texts.data.deleteTitle}
      task={task}
      action={texts.data.delete}
      processing={texts.data.deleting}
      color="red"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{texts.data.deleteMessage(user.email)}</p>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        label={texts.currentPassword}
        autoComplete="current-password"
        data-autofocus
        mt="md"
        {...form.getInputProps("password")}
      />
    </FormModal>
  );
}
