import { useId, type ReactNode } from "react";
import styles from "./forms.module.css";

/** What a field is about, in every kind of field. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** In words, under the field. */
  readonly error?: string | undefined;
}

/** What connects an input with its label, hint and error. */
export interface Connection {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

/** Label above, input, and beneath it what is wrong with it or what helps. */
export function FormField({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (connection: Connection) => ReactNode }): ReactNode {
  const id = useId();
  const described = error !== undefined ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": described, "aria-invalid": error !== undefined })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
