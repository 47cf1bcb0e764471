import { daysInBin } from "@org/data";
import { ConfirmationModal } from "@org/ui/kit";
import type { ReactNode } from "react";
import { announceRemoval, type Removal } from "./announceRemoval.ts";
import { texts } from "./texts.ts";

interface RemovalModalProps {
  readonly name: string;
  /** What is deleted with it. */
  readonly lead: string;
  /** Consequences for other files. */
  readonly children?: ReactNode;
  readonly action: string;
  readonly remove: () => Removal;
  readonly onClose: () => void;
}

/** Asks before a file or project is put into the bin. */
export function RemovalModal({ name, lead, children, action, remove, onClose }: RemovalModalProps): ReactNode {
  return (
    <ConfirmationModal
      title={texts.deleteQuestion(name)}
      message={
        <>
          <p>
            {lead} {texts.binHint(daysInBin)}
          </p>
          {children}
        </>
      }
      action={action}
      processing={texts.deleting}
      onConfirm={() => announceRemoval(name, remove())}
      onClose={onClose}
    />
  );
}
