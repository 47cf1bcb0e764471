import { useId, type ReactNode } from "react";
import styles from "./ventilation.module.css";
import { texts } from "./texts.ts";

interface ZoneSelectProps {
  /** Ids and names, in the order they are offered. */
  readonly zones: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Which zone a chart shows; nothing where there is no choice. */
export function ZoneSelect({ zones, chosen, choose }: ZoneSelectProps): ReactNode {
  const id = useId();
  if (zones.length < 2) return null;
  return (
    <div className={`${styles.choice} screen-only`}>
      <label htmlFor={id}>{texts.zone}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {zones.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
