import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { maxFiles, type FileDifferences } from "./useFileDifferences.ts";
import styles from "./site.module.css";

interface DifferingFilesProps {
  /** Missing where the project has too many files to compare. */
  readonly differences: readonly FileDifferences[] | undefined;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** The files that differ from the site of their project, with their fields; nothing without any. */
export function DifferingFiles({ differences, children }: DifferingFilesProps): ReactNode {
  if (!differences) return <p className={styles.dim}>{texts.project.tooMany(maxFiles)}</p>;
  if (differences.length === 0) return undefined;
  return (
    <details className={styles.differ}>
      <summary>{texts.project.differ(differences.length)}</summary>
      <ul>
        {differences.map(({ id, name, labels }) => (
          <li key={id} dir="auto">
            {texts.project.file(name, labels.join(", "))}
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
