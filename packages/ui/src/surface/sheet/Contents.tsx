import type { ReactNode } from "react";
import { isWide } from "./useLineWidth.ts";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

interface ContentsProps {
  readonly parts: readonly { readonly heading: string; readonly id: string }[];
  readonly lineWidth: number;
}

function goToPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** Contents of the sheet: next to it where there is room, else folded above it. */
export function Contents({ parts, lineWidth }: ContentsProps): ReactNode {
  const list = (
    <ol>
      {parts.map(
        ({ heading, id }) =>
          heading && (
            <li key={id}>
              <button type="button" onClick={() => goToPart(id)}>
                {heading}
              </button>
            </li>
          ),
      )}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={texts.contents.label}>
      {isWide(lineWidth) ? (
        list
      ) : (
        <details>
          <summary>{texts.contents.title}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
