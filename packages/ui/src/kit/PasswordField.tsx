import { useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from "react";
import { FormField, type FieldProps } from "./FormField.tsx";
import styles from "./forms.module.css";

interface PasswordFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<"input">, "onChange" | "value" | "id" | "type"> {
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password, which can be shown to check what was typed. */
export function PasswordField({ label, hint, error, onChange, ...rest }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(connection) => (
        <div className={styles.password}>
          <input
            type={shown ? "text" : "password"}
            className={styles.input}
            autoCapitalize="none"
            spellCheck={false}
            {...connection}
            {...rest}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            {shown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </FormField>
  );
}
