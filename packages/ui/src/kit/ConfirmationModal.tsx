import { Box, Button, Loader } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { commonTexts } from "../elements/texts.ts";
import { Modal, ModalActions } from "./Modal.tsx";

interface ConfirmationModalProps {
  readonly title: string;
  readonly message: ReactNode;
  /** Label of the button: the action. */
  readonly action: string;
  /** Label of the button while the action runs. */
  readonly processing: string;
  readonly look?: "primary" | "danger";
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Minimum time of the processing state before the action runs: users would miss an immediate action. */
const processingMs = 350;

/** Asks for confirmation, shows the processing state, runs the action, and closes. */
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
          {commonTexts.cancel}
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
