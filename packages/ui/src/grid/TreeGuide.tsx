import type { ReactNode } from "react";
import type { TreeLine } from "@org/form/rows";
import styles from "./grid.module.css";

interface TreeGuideProps {
  readonly line: TreeLine;
  /** Pixels of a level. */
  readonly step: number;
  /** Height of the line, pixels. */
  readonly height: number;
}

/** Guide lines to a row from its ancestors. */
export function TreeGuide({ line: { depth, goesOn }, step, height }: TreeGuideProps): ReactNode {
  if (depth === 0) return null;
  const middle = height / 2;
  const path = goesOn.map((hasNext, level) => {
    const x = Math.round((level + 0.5) * step) + 0.5;
    const isOwn = level === depth - 1;
    // Closer lines would be a grey patch, so only the row's line shows its level.
    if (!isOwn && step < 3) return "";
    const down = hasNext ? `V${height}` : isOwn ? `V${middle}` : "";
    return `${down && `M${x} 0${down}`}${isOwn ? `M${x} ${middle}H${depth * step}` : ""}`;
  });
  return (
    <svg className={styles.guide} width={depth * step + 4} height={height} aria-hidden>
      <path d={path.join("")} />
    </svg>
  );
}
