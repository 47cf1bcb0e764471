import { authErrorText } from "@org/data";
import { PasswordField } from "@org/ui/kit";
import type { ComponentProps, ReactNode } from "react";
import { FormFailure } from "../account/FormFailure.tsx";
import type { Task } from "../account/useTask.ts";

const wrongCredentials = authErrorText({ code: "auth/wrong-password" });

/** Whether the service refused the password: whoever is signed in is known, so nothing else of the credentials can be wrong. */
export function isWrongPassword({ failure }: Pick<Task, "failure">): boolean {
  return failure === wrongCredentials;
}

interface CurrentPasswordProps extends Omit<ComponentProps<typeof PasswordField>, "label" | "error" | "autoComplete"> {
  readonly label?: string;
  /** Whether it is said that it is missing. */
  readonly shows: boolean;
  readonly task: Task;
}

/** The password of who is signed in, for what is asked for with it. That it is wrong stands here. */
export function CurrentPassword({ label = "Password", shows, task, value, onChange, ...rest }: CurrentPasswordProps): ReactNode {
  const missing = shows && value === "" ? "Enter your password." : undefined;
  return (
    <PasswordField
      label={label}
      autoComplete="current-password"
      value={value}
      onChange={(typed) => {
        onChange(typed);
        if (isWrongPassword(task)) task.setFailure(undefined);
      }}
      error={missing ?? (isWrongPassword(task) ? "The password is wrong." : undefined)}
      {...rest}
    />
  );
}

/** Why something failed that was asked for with a password, unless that stands at the password. */
export function FailureBesides({ task }: { readonly task: Task }): ReactNode {
  return <FormFailure message={isWrongPassword(task) ? undefined : task.failure} />;
}
