import type { ReactNode } from "react";
import styles from "./settings.module.css";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the settings: what it is about at the left, its fields at the right. */
export function Section({ id, title, lead, children }: SectionProps): ReactNode {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
