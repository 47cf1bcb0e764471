import { useId, type ReactNode } from "react";
import styles from "./projects.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** How many rows are searched. */
  readonly count: number;
  readonly onChange: (text: string) => void;
}

/** Of longer lists the browser holds a part, and its own search sees no more. */
const maxHeld = 60;

/** Searches a list, the rows that are not drawn too. */
export function SearchField({ label, value, count, onChange }: SearchFieldProps): ReactNode {
  const id = useId();
  const isLong = count > maxHeld;
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={label}
        aria-describedby={isLong ? id : undefined}
        placeholder="Search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isLong && (
        <p id={id} className={`${styles.hint} screen-only`}>
          Searches all {count}. The browser’s own search (Ctrl F) finds only rows near the screen.
        </p>
      )}
    </>
  );
}
