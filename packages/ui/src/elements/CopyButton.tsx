import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { copyTable } from "./copyTable.ts";
import type { CopiedTable } from "@org/form/numbers";
import styles from "./controls.module.css";

interface CopyButtonProps {
  /** What is copied, for those who do not see where the button stands. */
  readonly name: string;
  /** Made when it is asked for. */
  readonly table: () => CopiedTable;
}

/** Copies a table with its units. It is seen while the pointer or the focus is in what it belongs to, and always where there is no pointer that hovers. */
export function CopyButton({ name, table }: CopyButtonProps): ReactNode {
  return (
    <IconButton
      small
      className={`${styles.copy} screen-only`}
      label={`Copy ${name}`}
      hint="Copy with units"
      onClick={() => void copyTable(table())}
    >
      <IconCopy size={14} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
