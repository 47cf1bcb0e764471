import { prose } from "@org/form/numbers";
import type { ReactNode } from "react";
import styles from "../trace.module.css";

interface SectionProps {
  readonly title: string;
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** A part of the panel, which can be folded. */
export function Section({ title, isFolded = false, children }: SectionProps): ReactNode {
  return (
    <details className={styles.section} open={!isFolded}>
      <summary>
        <h3>{prose(title)}</h3>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
