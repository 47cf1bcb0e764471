import type { ReactNode } from "react";
import styles from "./controls.module.css";

/** Content is loading, and there is no skeleton for it. */
export function Spinner({ label }: { readonly label: string }): ReactNode {
  return (
    <output className={styles.waiting}>
      <span className={styles.spinner} aria-hidden />
      {label}
    </output>
  );
}
