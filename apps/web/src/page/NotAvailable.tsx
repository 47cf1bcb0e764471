import type { FileRef } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
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
      <p className={styles.lead}>
        {file
          ? "This part of Plenum is not available yet. The file is kept unchanged and will open when it is."
          : "This part of Plenum is not available yet."}
      </p>
      <p>
        {file ? (
          <Link to="/projects/$projectId" params={{ projectId: file.projectId }}>
            Back to the project
          </Link>
        ) : (
          <Link to="/dashboard">Dashboard</Link>
        )}
      </p>
    </div>
  );
}
