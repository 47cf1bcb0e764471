import { NativeSelect } from "@org/ui/kit";
import type { ReactNode } from "react";
import styles from "./referenceFields.module.css";

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

/** A choice among several options, in a topic. */
export function ChoiceField<T extends string>({ label, value, options, onChange }: ChoiceFieldProps<T>): ReactNode {
  return (
    <NativeSelect
      className={styles.choice}
      label={label}
      value={value}
      data={options.map(([option, text]) => ({ value: option, label: text }))}
      onChange={(event) => onChange(event.currentTarget.value as T)}
    />
  );
}
