import { Button, Modal, ModalActions, Spinner } from "@org/ui";
import { Suspense, type ReactNode } from "react";
import { AccountGate } from "../account/AccountGate.tsx";
import { useBackend } from "../account/useBackend.ts";
import { useReadable } from "../account/useReadable.ts";
import { useSigned } from "../account/workspace.ts";
import { OutboxRow } from "./OutboxRow.tsx";
import styles from "./outbox.module.css";

interface OutboxDialogProps {
  readonly onClose: () => void;
}

/** Everything that was typed on this device and that the server does not have. */
export function OutboxDialog({ onClose }: OutboxDialogProps): ReactNode {
  return (
    <Modal title="Waiting to be sent" size="lg" onClose={onClose}>
      <Suspense fallback={<Spinner label="Loading" />}>
        <Gate>
          <WaitingList onClose={onClose} />
        </Gate>
      </Suspense>
    </Modal>
  );
}

function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  return <AccountGate backend={useBackend()}>{children}</AccountGate>;
}

function WaitingList({ onClose }: OutboxDialogProps): ReactNode {
  const { outbox } = useSigned().workspace;
  const files = useReadable(outbox);
  return (
    <>
      <output>{files.length === 0 && "Nothing is left to be sent."}</output>
      <ul className={styles.list} aria-label="Files">
        {files.map((waiting) => (
          <OutboxRow key={`${waiting.file.projectId}/${waiting.file.collection}/${waiting.file.fileId}`} waiting={waiting} onLeave={onClose} />
        ))}
      </ul>
      <ModalActions>
        {files.length > 0 && <Button onClick={outbox.retry}>Try all again</Button>}
        <Button look="primary" onClick={onClose} data-autofocus>
          Close
        </Button>
      </ModalActions>
    </>
  );
}
