import { lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { TakeOver } from "../../takeOver/TakeOver.tsx";

const BuildingDialog = lazyPart(async () => (await import("./BuildingDialog.tsx")).BuildingDialog);

/** Takes loss coefficient, floor area and outdoor air over from a heat load of the project. */
export function BuildingTool({ state: { complete, change } }: { readonly state: CalculatorState }): ReactNode {
  return (
    <TakeOver label="Take over the building from a heat load…">
      {(target, close) => (
        <BuildingDialog
          target={target}
          unitSystem={complete.unitSystem}
          onTake={(values) => {
            const edit = change({ type: "values", values });
            notify({
              key: "take-over",
              message: "Building taken over.",
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}
