import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

const BuildingDialog = lazyPart(async () => (await import("./BuildingDialog.tsx")).BuildingDialog);

/** Imports loss coefficient, floor area and outdoor air from a heat load of the project. */
export function BuildingTool({ state: { complete, change } }: { readonly state: CalculatorState }): ReactNode {
  return (
    <ImportTool label={texts.building.import}>
      {(target, close) => (
        <BuildingDialog
          target={target}
          unitSystem={complete.unitSystem}
          onTake={(values) => {
            const edit = change({ type: "values", values });
            notify({
              key: "import",
              message: texts.building.imported,
              action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
