import type { ReactNode } from "react";
import { lineHeight } from "./geometry.ts";
import type { TreeLine } from "./treeLines.ts";
import styles from "./grid.module.css";

interface TreeGuideProps {
  readonly line: TreeLine;
  /** Pixels of a level. */
  readonly step: number;
}

/** The lines that lead to a row from its parents. */
export function TreeGuide({ line: { depth, goesOn }, step }: TreeGuideProps): ReactNode {
  if (depth === 0) return null;
  const middle = lineHeight / 2;
  const path = goesOn.map((hasNext, level) => {
    const x = Math.round((level + 0.5) * step) + 0.5;
    const isOwn = level === depth - 1;
    const down = hasNext ? `V${lineHeight}` : isOwn ? `V${middle}` : "";
    return `${down && `M${x} 0${down}`}${isOwn ? `M${x} ${middle}H${depth * step}` : ""}`;
  });
  return (
    <svg className={styles.guide} width={depth * step + 4} height={lineHeight} aria-hidden>
      <path d={path.join("")} />
    </svg>
  );
}

/** Pixels of a level in a column: fewer where a tree is so deep that names would have no room. */
export function stepOf(width: number, deepest: number): number {
  return Math.max(2, Math.min(16, (width * 0.45) / Math.max(1, deepest)));
}
