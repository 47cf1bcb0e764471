import type { ReactNode } from "react";
import styles from "./settings.module.css";

interface RowProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons of the setting. */
  readonly children?: ReactNode;
}

/** One setting: its value on the left, its buttons on the right. */
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
