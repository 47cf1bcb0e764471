import type { MouseEvent, ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** First on the page: past the bar and the settings to the active cell of the table. */
export function SkipToTable(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-main] [data-grid] [tabindex="0"]')?.focus();
  };
  return (
    <a href="#table" className={`${styles.skip} screen-only`} onClick={skip}>
      {texts.skipToTable}
    </a>
  );
}
