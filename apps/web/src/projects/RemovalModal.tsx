import { ConfirmationModal } from "@org/ui/kit";
import type { ReactNode } from "react";
import { announceRemoval, type Removal } from "./announceRemoval.ts";
import { texts } from "./texts.ts";

interface RemovalModalProps {
  readonly name: string;
  /** What is deleted with it. */
  readonly lead: string;
  readonly action: string;
  readonly remove: () => Removal;
  readonly onClose: () => void;
}

/** Asks before a file or project is deleted, which can be undone for a while. */
export function RemovalModal({ name, lead, action, remove, onClose }: RemovalModalProps): ReactNode {
  return (
    <ConfirmationModal
      title={texts.deleteQuestion(name)}
      message={
        <p>
          {lead} {texts.undoHint}
        </p>
      }
      action={action}
      processing={texts.deleting}
      onConfirm={() => announceRemoval(name, remove())}
      onClose={onClose}
    />
  );
}
