import { useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { Modal, ModalActions } from "./Modal.tsx";
import styles from "./modals.module.css";

interface ConfirmationModalProps {
  readonly title: string;
  readonly message: ReactNode;
  /** What is done: the word on the button. */
  readonly action: string;
  /** What the button says meanwhile. */
  readonly processing: string;
  readonly look?: "primary" | "danger";
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** So long it is shown that it is being done before it is, in milliseconds: what is done at once would leave nothing to see. */
const seen = 350;

/** Asks once, shows that it is being done, does it, and closes. */
export function ConfirmationModal({
  title,
  message,
  action,
  processing,
  look = "danger",
  onConfirm,
  onClose,
}: ConfirmationModalProps): ReactNode {
  const [isProcessing, setProcessing] = useState(false);
  const confirm = async (): Promise<void> => {
    setProcessing(true);
    await new Promise((resolve) => setTimeout(resolve, seen));
    try {
      await onConfirm();
    } finally {
      onClose();
    }
  };
  return (
    <Modal title={title} locked={isProcessing} onClose={onClose}>
      <div className={styles.message}>{message}</div>
      <output className="sr-only">{isProcessing && processing}</output>
      <ModalActions>
        <Button disabled={isProcessing} onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button look={look} disabled={isProcessing} aria-busy={isProcessing} onClick={() => void confirm()}>
          {isProcessing && <span className={styles.turning} aria-hidden />}
          {isProcessing ? processing : action}
        </Button>
      </ModalActions>
    </Modal>
  );
}
