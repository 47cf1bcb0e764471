import { useId, type ReactNode } from "react";
import styles from "./forms.module.css";

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
