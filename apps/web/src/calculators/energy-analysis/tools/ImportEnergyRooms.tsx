import type { FileRef } from "@org/data";
import type { CalculatorState } from "@org/form/state";
import { commonTexts, notify } from "@org/ui/elements";
import type { ReactNode } from "react";
import { RoomsDialog } from "./RoomsDialog.tsx";

interface ImportEnergyRoomsProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  /** Id of the heat load that is selected at first. */
  readonly source?: string;
  readonly onClose: () => void;
}

/** The import of the rooms of a heat load by the hourly method, as an edit of the open file. */
export function ImportEnergyRooms({ target, state: { input, complete, change }, source, onClose }: ImportEnergyRoomsProps): ReactNode {
  return (
    <RoomsDialog
      target={target}
      first={source}
      input={input}
      complete={complete}
      onTake={(values, imports, message) => {
        const edit = change({ type: "values", values, imports });
        notify({ key: "import", message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
      }}
      onClose={onClose}
    />
  );
}
