import { useEffect, useState, type ReactNode } from "react";
import styles from "./results.module.css";

/** What takes no longer is not worth a word, ms. */
const patienceMs = 1000;

interface CalculatingProps {
  readonly isCalculating: boolean;
  /** What stands there otherwise. */
  readonly children: ReactNode;
}

/** Says of results that take their time that they are those of the input before. */
export function Calculating({ isCalculating, children }: CalculatingProps): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isCalculating) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isCalculating]);
  if (!isLong) return children;
  return (
    <output className={`${styles.calculating} screen-only`}>
      <progress aria-label="Calculating" />
      Calculating. These are the results before your last change.
    </output>
  );
}
