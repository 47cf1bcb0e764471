import { commonTexts, usePendingWork } from "@org/ui/elements";
import type { ReactNode } from "react";
import styles from "./page.module.css";
import { useTemporaryTitle } from "./usePageTitle.ts";

interface PageSkeletonProps {
  /** Title of the page that is loading, if known. */
  readonly title?: string;
}

/** Outline of a calculator page while its code is loading. */
export function PageSkeleton({ title = commonTexts.loading }: PageSkeletonProps): ReactNode {
  useTemporaryTitle(title);
  usePendingWork();
  const lines = (count: number): ReactNode => Array.from({ length: count }, (_, index) => <i key={index} />);
  return (
    <output className={styles.skeleton} aria-label={commonTexts.loading}>
      <i />
      <div aria-hidden>
        <div>{lines(9)}</div>
        <div>
          <i className={styles.figure} />
          {lines(6)}
        </div>
      </div>
    </output>
  );
}
