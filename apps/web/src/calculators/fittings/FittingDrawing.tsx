import type { ReactNode } from "react";
import type { Drawing } from "./drawings.ts";
import styles from "./fittings.module.css";

/** Outline of a fitting, next to its name. Hidden from screen readers: the name is enough. */
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
        // A fitting with only a coefficient: a plain box.
        <path className={styles.thin} d="M16 10H48V38H16ZM4 24H16M48 24H60" />
      )}
    </svg>
  );
}
