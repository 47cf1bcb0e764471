import type { Unreadable } from "@org/data";
import { Button } from "@org/ui/kit";
import type { ReactNode } from "react";
import { download } from "./download.ts";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

/** Row of a stored document that cannot be read: it can be exported, and the rest of the list is still shown. */
export function UnreadableRow({
  what,
  document,
  onDelete,
}: {
  readonly what: "project" | "file";
  readonly document: Unreadable;
  readonly onDelete?: () => void;
}): ReactNode {
  return (
    <>
      <div className={styles.name} data-unreadable>
        <strong>{texts.unreadable.title[what]}</strong>
        <span>{document.reason}</span>
      </div>
      <span className={styles.buttons}>
        <Button variant="default" size="xs" onClick={() => download(texts.unreadable.exported[what](document.id), document.raw)}>
          {texts.exportAsIs}
        </Button>
        {onDelete && (
          <Button variant="subtle" color="gray" size="xs" onClick={onDelete}>
            {texts.unreadable.delete}
          </Button>
        )}
      </span>
    </>
  );
}
