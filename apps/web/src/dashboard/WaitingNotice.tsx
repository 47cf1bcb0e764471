import { lazyPart } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { IconAlertTriangle, IconCloudUpload } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { countText, isSentAutomatically } from "../outbox/statusText.ts";
import { useOverdueFiles } from "../outbox/useOverdueFiles.ts";
import { texts } from "./texts.ts";
import styles from "./dashboard.module.css";

const OutboxDialog = lazyPart(async () => (await import("../outbox/OutboxDialog.tsx")).OutboxDialog);

/** Changes that the server does not have: the number of files, what they need, and a button that opens their list. Nothing without such changes. */
export function WaitingNotice(): ReactNode {
  const files = useOverdueFiles();
  const [isOpen, setOpen] = useState(false);
  const needsAnswer = !files.every(isSentAutomatically);
  const NoticeIcon = needsAnswer ? IconAlertTriangle : IconCloudUpload;
  return (
    <>
      {files.length > 0 && (
        <section className={styles.waiting} data-needs-answer={needsAnswer || undefined} aria-label={texts.waiting}>
          <NoticeIcon size={18} stroke={1.6} aria-hidden />
          <span className="numbers">{countText(files)}</span>
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {texts.openWaiting}
          </Button>
        </section>
      )}
      {isOpen && <OutboxDialog onClose={() => setOpen(false)} />}
    </>
  );
}
