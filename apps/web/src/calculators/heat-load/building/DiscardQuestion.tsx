import { Button } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import styles from "./building.module.css";
import { texts } from "./texts.ts";

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before the decisions of an import are discarded. Escape and Enter keep them. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps): ReactNode {
  return (
    <GridDialog title={texts.discard.title} onClose={onKeep}>
      <div className={styles.discard}>
        <p>{texts.discard.lead}</p>
        <div className={styles.buttons}>
          <Button data-begin onClick={onKeep}>
            {texts.discard.keep}
          </Button>
          <Button look="danger" onClick={onDiscard}>
            {texts.discard.action}
          </Button>
        </div>
      </div>
    </GridDialog>
  );
}
