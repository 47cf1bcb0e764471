import type { FileRef } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

interface NotAvailableProps {
  readonly title: string;
  /** A file whose calculator is not built yet. */
  readonly file?: FileRef;
}

/** Placeholder for a part of the product that is not built yet. */
export function NotAvailable({ title, file }: NotAvailableProps): ReactNode {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{file ? texts.notAvailable.file : texts.notAvailable.lead}</p>
      <p>
        {file ? (
          <Link to="/projects/$projectId" params={{ projectId: file.projectId }}>
            {texts.notAvailable.toProject}
          </Link>
        ) : (
          <Link to="/dashboard">{texts.navigation.dashboard}</Link>
        )}
      </p>
    </div>
  );
}
