import { useId, type ReactNode } from "react";
import styles from "./system.module.css";

interface ShadedByProps<Shading extends string> {
  readonly names: Readonly<Record<Shading, string>>;
  readonly offered: readonly Shading[];
  readonly shading: Shading;
  readonly choose: (shading: Shading) => void;
}

/** Chooses the quantity that a drawing is shaded by. */
export function ShadedBy<Shading extends string>({ names, offered, shading, choose }: ShadedByProps<Shading>): ReactNode {
  const id = useId();
  return (
    <div className={`${styles.choice} screen-only`}>
      <label htmlFor={id}>Shaded by</label>
      <select id={id} value={shading} onChange={(event) => choose(event.target.value as Shading)}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
