import { commonTexts } from "@org/ui/elements";
import { Skeleton } from "@org/ui/kit";
import type { ReactNode } from "react";
import styles from "./projects.module.css";

/** Outline of a list that is loading. */
export function ListSkeleton({ rows = 4 }: { readonly rows?: number }): ReactNode {
  return (
    <output className={styles.skeleton} aria-label={commonTexts.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={14} width={`${90 - index * 12}%`} />
      ))}
    </output>
  );
}
