import { useId, type ReactNode } from "react";
import styles from "./refrigerantLines.module.css";

interface LineSelectProps {
  /** Ids and names, in the order they are offered. */
  readonly lines: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Which line a chart shows; nothing where there is no choice. */
export function LineSelect({ lines, chosen, choose }: LineSelectProps): ReactNode {
  const id = useId();
  if (lines.length < 2) return null;
  return (
    <div className={`${styles.choice} screen-only`}>
      <label htmlFor={id}>Line</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {lines.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
