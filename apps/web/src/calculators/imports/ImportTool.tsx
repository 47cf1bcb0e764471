import type { FileRef } from "@org/data";
import { Button } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { useOpenFile } from "../../page/openFile.ts";
import styles from "./imports.module.css";

interface ImportToolProps {
  readonly label: string;
  readonly children: (target: FileRef, close: () => void) => ReactNode;
}

/** A button that opens an import from other files of the project. A page without a file has no button. */
export function ImportTool({ label, children }: ImportToolProps): ReactNode {
  const target = useOpenFile();
  const [isOpen, setOpen] = useState(false);
  if (!target) return null;
  return (
    <div className={`${styles.tool} screen-only`}>
      <Button small onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(target, () => setOpen(false))}
    </div>
  );
}
