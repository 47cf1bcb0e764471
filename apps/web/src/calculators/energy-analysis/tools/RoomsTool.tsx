import { lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { TakeOver } from "../../takeOver/TakeOver.tsx";

const RoomsDialog = lazyPart(async () => (await import("./RoomsDialog.tsx")).RoomsDialog);

/** Takes the rooms of the project over from a heat load by the hourly method. */
export function RoomsTool({ state: { complete, change } }: { readonly state: CalculatorState }): ReactNode {
  return (
    <TakeOver label="Take over rooms from a heat load…">
      {(target, close) => (
        <RoomsDialog
          target={target}
          unitSystem={complete.unitSystem}
          replaces={Array.isArray(complete["rooms"]) && complete["rooms"].length > 0}
          onTake={({ rooms, constructions, profiles }) => {
            const edit = change({ type: "values", values: { rooms, constructions, profiles } });
            notify({
              key: "take-over",
              message: "Rooms taken over.",
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}
