import type { ReactNode } from "react";
import type { Drawing } from "./drawings.ts";
import styles from "./fittings.module.css";

/** A fitting in outline: beside its name, which says what it is. */
export function FittingDrawing({ drawing }: { readonly drawing: Drawing | undefined }): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 48" aria-hidden focusable="false">
      {drawing ? (
        <>
          <path className={styles.walls} d={drawing.walls} />
          {drawing.thin && <path className={styles.thin} d={drawing.thin} />}
          {drawing.flow && <path className={styles.flow} d={drawing.flow} />}
        </>
      ) : (
        // What is known by its coefficient alone.
        <path className={styles.thin} d="M16 10H48V38H16ZM4 24H16M48 24H60" />
      )}
    </svg>
  );
}
