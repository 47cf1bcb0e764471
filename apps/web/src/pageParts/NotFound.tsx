import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

export function NotFound(): ReactNode {
  usePageTitle("Page not found");
  return (
    <div className={styles.page}>
      <h1>Page not found</h1>
      <p className={styles.lead}>There is nothing at this address. It may have been typed or copied incompletely.</p>
      <p>
        <Link to="/">All calculators</Link>
      </p>
    </div>
  );
}
