import { lazyPart } from "@org/ui/elements";
import { IconAlertTriangle, IconCloudUpload } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { loadBackend } from "../account/loadBackend.ts";
import { countText, isSentAutomatically } from "./statusText.ts";
import { useOverdueFiles } from "./useOverdueFiles.ts";
import type { OutboxDialog as Dialog } from "./OutboxDialog.tsx";
import styles from "./outbox.module.css";

export const loadDialog = async (): Promise<typeof Dialog> => (await import("./OutboxDialog.tsx")).OutboxDialog;
const OutboxDialog = lazyPart(async () => (await Promise.all([loadDialog(), loadBackend()]))[0]);

export interface OutboxButtonProps {
  /** Shows only the number, on narrow screens. */
  readonly isCompact?: boolean;
  /** Called when the list opens, to close what covers the page. */
  readonly onOpen?: () => void;
}

/** Says how many files have changes that the server does not have, and opens their list. Shows nothing without such files. */
export function OutboxButton({ isCompact = false, onOpen }: OutboxButtonProps): ReactNode {
  const files = useOverdueFiles();
  const [isOpen, setOpen] = useState(false);
  const needsAnswer = !files.every(isSentAutomatically);
  const words = countText(files);
  const Icon = needsAnswer ? IconAlertTriangle : IconCloudUpload;
  return (
    <>
      {files.length > 0 && (
        <button
          type="button"
          className={styles.button}
          data-needs-answer={needsAnswer || undefined}
          aria-haspopup="dialog"
          aria-label={isCompact ? words : undefined}
          title={isCompact ? words : undefined}
          onClick={() => {
            onOpen?.();
            setOpen(true);
          }}
        >
          <Icon size={16} stroke={1.6} aria-hidden />
          <span className="numbers">{isCompact ? files.length : words}</span>
        </button>
      )}
      {/* The navigation that contains the button may close while the list is open. */}
      {isOpen && createPortal(<OutboxDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
