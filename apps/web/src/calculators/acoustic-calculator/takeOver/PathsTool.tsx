import { lazyPart, notify, plural } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { TakeOver } from "../../takeOver/TakeOver.tsx";

const PathsDialog = lazyPart(async () => (await import("./PathsDialog.tsx")).PathsDialog);

interface PathsToolProps {
  readonly state: CalculatorState;
}

/** Takes paths over from a duct file: its ducts, fittings and outlets as elements, its ends as rooms, its fans as sources. */
export function PathsTool({ state }: PathsToolProps): ReactNode {
  return (
    <TakeOver label="Take over paths from a duct file…">
      {(target, close) => (
        <PathsDialog
          target={target}
          input={state.input}
          onTake={({ values, count }) => {
            const edit = state.change({ type: "values", values });
            notify({
              key: "take-over",
              message: `${count} ${count === 1 ? "element" : plural("element")} taken over.`,
              action: { label: "Undo", run: () => state.change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}
