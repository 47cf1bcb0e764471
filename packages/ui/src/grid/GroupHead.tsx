import type { CSSProperties, ReactNode } from "react";
import type { Column } from "@org/form/rows";
import type { Pins } from "./pins.ts";
import { texts } from "./texts.ts";
import type { Grid } from "./useGrid.ts";
import styles from "./grid.module.css";

/** Neighbouring columns of a group; pinned columns are separate, because the others pass below them. */
interface GroupRun {
  readonly group: string;
  readonly first: number;
  readonly count: number;
  readonly width: number;
  readonly isPinned: boolean;
  /** The name of the group is at an earlier run. */
  readonly isContinued: boolean;
}

/** The groups of columns from left to right. */
export function groupRuns(columns: readonly Column[], widths: readonly number[], pins: Pins): readonly GroupRun[] {
  const runs: GroupRun[] = [];
  for (const [index, { group = "" }] of columns.entries()) {
    const isPinned = pins[index] !== undefined;
    const last = runs.at(-1);
    const width = widths[index]!;
    const isSame = last?.group === group && last.isPinned === isPinned;
    if (last && isSame && index !== 1) runs[runs.length - 1] = { ...last, count: last.count + 1, width: last.width + width };
    else runs.push({ group, first: index, count: 1, width, isPinned, isContinued: isSame });
  }
  return runs;
}

/** Row above the heads of columns with the names of their groups; nothing in a table without groups. */
export function GroupHead({ grid: { columns, widths, hasGroups }, pins }: { readonly grid: Grid; readonly pins: Pins }): ReactNode {
  if (!hasGroups) return undefined;
  // Names of groups stay in view next to the first column.
  const style: CSSProperties & { "--first-width": string } = { "--first-width": `${widths[0]}px` };
  return (
    <div role="row" aria-rowindex={1} className={`${styles.line} ${styles.groups}`} style={style}>
      <div role="columnheader" aria-colindex={1} className={styles.rowHead}>
        <span className="sr-only">{texts.column.row}</span>
      </div>
      {groupRuns(columns, widths, pins).map(({ group, first, count, width, isPinned, isContinued }) => (
        <div
          key={first}
          role="columnheader"
          aria-colindex={first + 2}
          aria-colspan={count}
          className={styles.groupHead}
          style={{ width }}
          data-first={first === 0 || undefined}
          data-pinned={isPinned || undefined}
          data-continued={isContinued || undefined}
        >
          <span className={isContinued ? "sr-only" : undefined}>{group}</span>
        </div>
      ))}
    </div>
  );
}
