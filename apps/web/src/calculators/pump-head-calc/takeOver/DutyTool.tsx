import { lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { TakeOver } from "../../takeOver/TakeOver.tsx";

const DutyDialog = lazyPart(async () => (await import("./DutyDialog.tsx")).DutyDialog);

interface DutyToolProps {
  readonly state: CalculatorState;
}

/** Takes flow, head and fluid over from a pipe file of the project. */
export function DutyTool({ state }: DutyToolProps): ReactNode {
  return (
    <TakeOver label="Take over flow and head from a pipe file…">
      {(target, close) => (
        <DutyDialog
          target={target}
          state={state}
          onTake={(values, message) => {
            const edit = state.change({ type: "values", values });
            notify({ key: "take-over", message, action: { label: "Undo", run: () => state.change({ type: "undo", id: edit }) } });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}
