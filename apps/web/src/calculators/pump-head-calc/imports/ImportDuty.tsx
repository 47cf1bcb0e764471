import type { FileRef } from "@org/data";
import type { CalculatorState } from "@org/form/state";
import { commonTexts, notify } from "@org/ui/elements";
import type { ReactNode } from "react";
import { DutyDialog } from "./DutyDialog.tsx";

interface ImportDutyProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  /** Id of the pipe file that is selected at first. */
  readonly source?: string;
  readonly onClose: () => void;
}

/** The import of a pump's duty, as an edit of the open file. */
export function ImportDuty({ target, state, source, onClose }: ImportDutyProps): ReactNode {
  return (
    <DutyDialog
      target={target}
      first={source}
      state={state}
      onImport={(values, imports, message) => {
        const edit = state.change({ type: "values", values, imports });
        notify({ key: "import", message, action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id: edit }) } });
      }}
      onClose={onClose}
    />
  );
}
