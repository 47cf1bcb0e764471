import { useId, type ReactNode } from "react";
import styles from "./energy.module.css";

interface ChoiceProps {
  readonly label: string;
  /** Ids and names, in the order they are offered. */
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** What figures show; nothing where there is no choice. */
export function Choice({ label, options, chosen, choose }: ChoiceProps): ReactNode {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={`${styles.choice} screen-only`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
