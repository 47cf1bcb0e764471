import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

const RoomsDialog = lazyPart(async () => (await import("./RoomsDialog.tsx")).RoomsDialog);

/** Imports the rooms of a heat load by the hourly method. */
export function RoomsTool({ state: { complete, change } }: { readonly state: CalculatorState }): ReactNode {
  return (
    <ImportTool label={texts.rooms.import}>
      {(target, close) => (
        <RoomsDialog
          target={target}
          unitSystem={complete.unitSystem}
          replaces={Array.isArray(complete["rooms"]) && complete["rooms"].length > 0}
          onTake={({ rooms, constructions, profiles }) => {
            const edit = change({ type: "values", values: { rooms, constructions, profiles } });
            notify({
              key: "import",
              message: texts.rooms.imported,
              action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
