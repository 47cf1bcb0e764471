import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

const DutyDialog = lazyPart(async () => (await import("./DutyDialog.tsx")).DutyDialog);

interface DutyToolProps {
  readonly state: CalculatorState;
}

/** Imports flow, head and fluid from a pipe file of the project. */
export function DutyTool({ state }: DutyToolProps): ReactNode {
  return (
    <ImportTool label={texts.import}>
      {(target, close) => (
        <DutyDialog
          target={target}
          state={state}
          onImport={(values, message) => {
            const edit = state.change({ type: "values", values });
            notify({ key: "import", message, action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id: edit }) } });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
