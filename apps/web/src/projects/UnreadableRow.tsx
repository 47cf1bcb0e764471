import type { Unreadable } from "@org/data";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import { download } from "./download.ts";
import styles from "./projects.module.css";

/** A stored document that cannot be read: it is shown in its row, can be exported, and the rest of the list stays. */
export function UnreadableRow({
  what,
  document,
  onDelete,
}: {
  readonly what: string;
  readonly document: Unreadable;
  readonly onDelete?: () => void;
}): ReactNode {
  return (
    <>
      <div className={styles.name} data-unreadable>
        <strong>Unreadable {what}</strong>
        <span>{document.reason}</span>
      </div>
      <span className={styles.buttons}>
        <Button small onClick={() => download(`unreadable ${what} ${document.id}`, document.raw)}>
          Export as it is
        </Button>
        {onDelete && (
          <Button small look="quiet" onClick={onDelete}>
            Delete
          </Button>
        )}
      </span>
    </>
  );
}
