import type { ReactNode } from "react";
import styles from "./settings.module.css";

interface RowProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One setting: what it is at the left, what can be done about it at the right. */
export function Row({ title, description, children }: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <div>
        {title}
        {description && <p className={styles.dim}>{description}</p>}
      </div>
      {children}
    </div>
  );
}
