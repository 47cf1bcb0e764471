import { commonTexts, Spinner, useObservable } from "@org/ui/elements";
import { Button, Modal, ModalActions } from "@org/ui/kit";
import { Suspense, useEffect, type ReactNode } from "react";
import { AccountGate } from "../account/AccountGate.tsx";
import { useBackend } from "../account/useBackend.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { OutboxRow } from "./OutboxRow.tsx";
import { texts } from "./texts.ts";
import styles from "./outbox.module.css";

interface OutboxDialogProps {
  readonly onClose: () => void;
}

/** All changes on this device that the server does not have. */
export function OutboxDialog({ onClose }: OutboxDialogProps): ReactNode {
  return (
    <Modal title={texts.title} size="lg" onClose={onClose}>
      <Suspense fallback={<Spinner label={commonTexts.loading} />}>
        <Gate onSignedOut={onClose}>
          <WaitingList onClose={onClose} />
        </Gate>
      </Suspense>
    </Modal>
  );
}

/** Like `AccountGate`, but closes when the session ends: a visitors' page with the list open stays. */
function Gate({ onSignedOut, children }: { readonly onSignedOut: () => void; readonly children: ReactNode }): ReactNode {
  const backend = useBackend();
  const isSignedOut = useObservable(backend.account.state).status === "signedOut";
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut, onSignedOut]);
  return isSignedOut ? undefined : <AccountGate backend={backend}>{children}</AccountGate>;
}

function WaitingList({ onClose }: OutboxDialogProps): ReactNode {
  const { outbox } = useSignedIn().workspace;
  const files = useObservable(outbox);
  return (
    <>
      <output>{files.length === 0 && texts.empty}</output>
      <ul className={styles.list} aria-label={texts.files}>
        {files.map((waiting) => (
          <OutboxRow
            key={`${waiting.file.projectId}/${waiting.file.collection}/${waiting.file.fileId}`}
            waiting={waiting}
            onLeave={onClose}
          />
        ))}
      </ul>
      <ModalActions>
        {files.length > 0 && (
          <Button variant="default" onClick={outbox.retry}>
            {texts.retryAll}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {commonTexts.close}
        </Button>
      </ModalActions>
    </>
  );
}
