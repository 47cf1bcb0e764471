import type { ReactNode } from "react";
import styles from "./chart.module.css";

/** Two figures that belong together: beside each other where there is room and on paper, else one below the other. */
export function FigureRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.group}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
