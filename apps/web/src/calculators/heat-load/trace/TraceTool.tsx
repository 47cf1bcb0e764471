import { fieldAt } from "@org/hvac-core/internal";
import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { draftOwner } from "../../../account/signedInUser.ts";
import { useOpenFile } from "../../../page/openFile.ts";
import { texts } from "./toolTexts.ts";

const TraceEditor = lazyPart(
  async () => (await import("./TraceEditor.tsx")).TraceEditor,
  () => texts.part,
);

interface TraceToolProps {
  readonly state: CalculatorState;
  /** Imports the traced rooms, which are in a file. */
  readonly onDrawing: (file: File) => void;
}

/** Name under which the device stores the drawing of a page or file. */
const pageName = "heat-load";

/** Draws rooms on the plan of an architect, and imports them as those of a model. */
export function TraceTool({ state, onDrawing }: TraceToolProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const file = useOpenFile();
  const { definition, complete } = state;
  const rooms = fieldAt(definition.fields, "rooms");
  const types = rooms?.type === "list" ? rooms.row["spaceType"] : undefined;
  return (
    <>
      <Button small title={texts.hint} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <TraceEditor
          unitSystem={complete.unitSystem}
          place={{ owner: draftOwner(), name: file ? `${file.projectId}/${file.fileId}` : pageName }}
          spaceTypes={types?.type === "choice" ? types.options : {}}
          input={state.input}
          onContinue={(drawing) => {
            setOpen(false);
            onDrawing(drawing);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
