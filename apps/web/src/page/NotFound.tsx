import type { ReactNode } from "react";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

export function NotFound(): ReactNode {
  usePageTitle("Page not found");
  return (
    <div className={styles.page}>
      <h1>Page not found</h1>
      <p className={styles.lead}>There is no page at this address. Check that it is complete and spelled correctly.</p>
      <p>
        <a href="/">All calculators</a>
      </p>
    </div>
  );
}
