import type { OutOfDate } from "@org/hvac-core/exchange/project";
import { IconRefreshAlert } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { countDifferences } from "./outOfDate/useOutOfDate.ts";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

/** Mark of a file that is out of date, with the number of differences. Nothing for other files, or if that is unknown. */
export function OutOfDateMark({ outOfDate }: { readonly outOfDate: OutOfDate | undefined }): ReactNode {
  if (!outOfDate) return undefined;
  const label = texts.outOfDate.label(texts.outOfDate.file(outOfDate));
  return (
    <span className={styles.outOfDate} title={label}>
      <IconRefreshAlert size={16} stroke={1.8} aria-hidden />
      <span aria-hidden>{countDifferences(outOfDate)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
