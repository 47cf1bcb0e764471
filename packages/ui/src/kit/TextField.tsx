import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import { FormField, type FieldProps } from "./FormField.tsx";
import styles from "./forms.module.css";

interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<"input">, "onChange" | "value" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, onChange, ...rest }: TextFieldProps): ReactNode {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(connection) => (
        <input type="text" className={styles.input} {...connection} {...rest} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithoutRef<"textarea">, "onChange" | "value" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps): ReactNode {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(connection) => (
        <textarea rows={3} className={styles.area} {...connection} {...rest} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}

interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<"select">, "onChange" | "value" | "id"> {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, hint, error, options, onChange, ...rest }: SelectFieldProps): ReactNode {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(connection) => (
        <select className={styles.select} {...connection} {...rest} onChange={(event) => onChange(event.target.value)}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
