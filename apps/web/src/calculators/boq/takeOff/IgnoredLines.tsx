import type { IgnoredLine } from "@org/hvac-core/take-off";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import styles from "./takeOff.module.css";
import { texts } from "./texts.ts";

interface IgnoredLinesProps {
  readonly ignored: readonly IgnoredLine[];
  readonly onRestore: (id: string) => void;
}

/** Lines that do not belong in the bill; each can be proposed again. */
export function IgnoredLines({ ignored, onRestore }: IgnoredLinesProps): ReactNode {
  if (ignored.length === 0) return null;
  return (
    <section className={styles.ignored} aria-label={texts.ignored.title}>
      <h3>{texts.ignored.title}</h3>
      <ul>
        {ignored.map(({ id, description }) => (
          <li key={id}>
            <span>{description}</span>
            <Button small look="quiet" aria-label={texts.ignored.restoreLine(description)} onClick={() => onRestore(id)}>
              {texts.ignored.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
