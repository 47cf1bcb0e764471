import type { FileRef } from "@org/data";
import { Button } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { useOpenFile } from "../../pageParts/openFile.ts";
import styles from "./takeOver.module.css";

interface TakeOverProps {
  readonly label: string;
  readonly children: (target: FileRef, close: () => void) => ReactNode;
}

/** A button that opens what takes over from other files. Only a file has others beside it. */
export function TakeOver({ label, children }: TakeOverProps): ReactNode {
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
