import type { ReactNode } from "react";
import styles from "./results.module.css";

/** How a warning leads to fields. */
export interface WayToFields {
  /** Goes to the field that a warning concerns. */
  readonly goTo: (field: string) => void;
  readonly labelOf: (field: string) => string | undefined;
}

/** The way to the field that a warning concerns, where it concerns one. */
export function GoTo({ field, goTo, labelOf }: WayToFields & { readonly field: string | undefined }): ReactNode {
  const label = field && labelOf(field);
  return (
    label && (
      <button type="button" className={`${styles.goto} screen-only`} onClick={() => goTo(field)}>
        Go to {label.charAt(0).toLowerCase() + label.slice(1)}
      </button>
    )
  );
}
