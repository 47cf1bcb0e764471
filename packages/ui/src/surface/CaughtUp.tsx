import type { ReactNode } from "react";
import styles from "./surface.module.css";

interface CaughtUpProps {
  /** From `useFollowing`. */
  readonly catchUp: () => void;
  readonly children: ReactNode;
}

/**
 * A part that follows the page a moment later. It has the latest input and selection before anything in it is pressed: "Remove" right after a row was
 * selected removes that row, and an edit right after an entry keeps that entry.
 */
export function CaughtUp({ catchUp, children }: CaughtUpProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- events of what is inside
    <div className={styles.caughtUp} onPointerDownCapture={catchUp} onClickCapture={catchUp} onKeyDownCapture={catchUp}>
      {children}
    </div>
  );
}
