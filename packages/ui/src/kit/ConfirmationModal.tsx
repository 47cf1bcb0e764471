import { Box, Button, Loader } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { Modal, ModalActions } from "./Modal.tsx";

interface ConfirmationModalProps {
  readonly title: string;
  readonly message: ReactNode;
  /** What is done: the label of the button. */
  readonly action: string;
  /** Label of the button while it is being done. */
  readonly processing: string;
  readonly look?: "primary" | "danger";
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** The processing state is shown at least this long before the action runs: what is done at once would leave nothing to see. */
const processingMs = 350;

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
    await new Promise((resolve) => setTimeout(resolve, processingMs));
    try {
      await onConfirm();
    } finally {
      onClose();
    }
  };
  return (
    <Modal title={title} locked={isProcessing} onClose={onClose}>
      <Box style={{ overflowWrap: "anywhere" }}>{message}</Box>
      <output className="sr-only">{isProcessing && processing}</output>
      <ModalActions>
        <Button variant="default" disabled={isProcessing} onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          {...(look === "danger" && { color: "red" })}
          disabled={isProcessing}
          aria-busy={isProcessing}
          leftSection={isProcessing && <Loader size={14} color="gray" aria-hidden />}
          onClick={() => void confirm()}
        >
          {isProcessing ? processing : action}
        </Button>
      </ModalActions>
    </Modal>
  );
}
