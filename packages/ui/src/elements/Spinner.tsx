import type { ReactNode } from "react";
import styles from "./controls.module.css";

/** Something is on its way, and there is no outline of it to show. */
export function Spinner({ label }: { readonly label: string }): ReactNode {
  return (
    <output className={styles.waiting}>
      <span className={styles.spinner} aria-hidden />
      {label}
    </output>
  );
}
