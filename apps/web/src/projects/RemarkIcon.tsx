import { IconAlertTriangle, IconExclamationCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import type { ListedRemark } from "./totals.ts";
import styles from "./projects.module.css";

/** Icon of a file that has no results, or whose results exceed a limit or have a caution. Nothing for other files, or if that is unknown. */
export function RemarkIcon({ remark }: { readonly remark: ListedRemark | undefined }): ReactNode {
  if (remark === undefined || remark === "") return undefined;
  const Icon = remark === "caution" ? IconAlertTriangle : IconExclamationCircle;
  return (
    <span className={styles.remark} data-remark={remark} title={texts.remark[remark]}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span className="sr-only">{texts.remark[remark]}</span>
    </span>
  );
}
