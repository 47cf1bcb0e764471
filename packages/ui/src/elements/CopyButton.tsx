import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { copyTable } from "./copyTable.ts";
import type { CopiedTable } from "@org/form/numbers";
import { texts } from "./texts.ts";
import styles from "./controls.module.css";

interface CopyButtonProps {
  /** Name of the copied table, for screen readers. */
  readonly name: string;
  /** Called on a click. */
  readonly table: () => CopiedTable;
}

/** Copies a table with its units. It is visible while the pointer or the focus is in its table, and always on devices without hover. */
export function CopyButton({ name, table }: CopyButtonProps): ReactNode {
  return (
    <IconButton
      small
      data-copy
      className={`${styles.copy} screen-only`}
      label={texts.copy.label(name)}
      hint={texts.copy.hint}
      onClick={() => void copyTable(table())}
    >
      <IconCopy size={14} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
