import type { NewPasswords, PasswordStrength } from "@org/data";
import { PasswordInput, Progress } from "@org/ui/kit";
import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { texts } from "./texts.tsx";
import styles from "./account.module.css";

interface NewPasswordInputProps extends Omit<ComponentProps<typeof PasswordInput>, "autoComplete" | "description" | "value"> {
  readonly passwords: NewPasswords;
  /** The user's address: the password must not be easy to guess from it. */
  readonly email: string;
  readonly value: string;
}

/** Input of a new password, with its rule and its strength. */
export function NewPasswordInput({ passwords, email, ...rest }: NewPasswordInputProps): ReactNode {
  const strength = useStrength(passwords, rest.value, email);
  return (
    <div>
      <PasswordInput {...rest} autoComplete="new-password" description={rest.error === undefined ? passwords.rule : undefined} />
      <StrengthMeter strength={strength} />
    </div>
  );
}

/** Pause in typing after which the strength is shown, in milliseconds: not at each key. */
const pauseMs = 500;

/** The strength of the last entered password; `undefined` while it breaks the rule, is being estimated, or cannot be estimated. */
function useStrength(passwords: NewPasswords, password: string, email: string): PasswordStrength | undefined {
  const [estimated, setEstimated] = useState<{ readonly password: string; readonly strength: PasswordStrength | undefined }>();
  useEffect(() => {
    if (password === "") return;
    let isCurrent = true;
    const estimate = async (): Promise<void> => {
      const strength = await passwords.strength(password, email);
      if (isCurrent) setEstimated({ password, strength });
    };
    const timer = setTimeout(() => runAction(estimate), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [passwords, password, email]);
  return estimated?.password === password && passwords.problem(password) === undefined ? estimated.strength : undefined;
}

const colors = ["red", "red", "yellow", "green", "green"] as const;

/** The strength in words and as a bar, whose length shows it without colour. */
function StrengthMeter({ strength }: { readonly strength: PasswordStrength | undefined }): ReactNode {
  return (
    <div className={styles.strength}>
      {strength && <Progress aria-hidden mt="xs" mb={4} value={(strength.score + 1) * 20} color={colors[strength.score]} />}
      <output aria-live="polite">{strength && texts.passwordStrength(strength)}</output>
    </div>
  );
}
