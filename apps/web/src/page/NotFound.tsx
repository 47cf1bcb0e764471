import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

export function NotFound(): ReactNode {
  usePageTitle(texts.notFound.title);
  return (
    <div className={styles.page}>
      <h1>{texts.notFound.title}</h1>
      <p className={styles.lead}>{texts.notFound.lead}</p>
      <p>
        <a href="/">{texts.allCalculators}</a>
      </p>
    </div>
  );
}
