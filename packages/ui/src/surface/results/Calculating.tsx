import { useEffect, useState, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Duration below which a calculation needs no message, ms. */
const patienceMs = 1000;

interface CalculatingProps {
  readonly isCalculating: boolean;
  /** Share that is done, 0…1, if known. */
  readonly progress?: number | undefined;
  /** Before the first calculation there are no earlier results. */
  readonly isFirst: boolean;
  /** Shown while no calculation is running. */
  readonly children: ReactNode;
}

/** Message that the results belong to the previous input, during a long calculation. */
export function Calculating({ isCalculating, progress, isFirst, children }: CalculatingProps): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isCalculating) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isCalculating]);
  if (!isLong) return isCalculating && isFirst ? <p className={styles.summary}>{"\u00a0"}</p> : children;
  return (
    <output className={`${styles.calculating} screen-only`}>
      <progress aria-label={texts.calculating.label} value={progress} />
      {isFirst ? texts.calculating.first : texts.calculating.lead}
    </output>
  );
}
