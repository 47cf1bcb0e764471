import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../imports/ImportTool.tsx";
import { zones, type ImportedRooms } from "./importedRooms.ts";
import { texts } from "./texts.ts";

const ImportRooms = lazyPart(async () => (await import("./ImportRooms.tsx")).ImportRooms);
const AirflowDialog = lazyPart(async () => (await import("./AirflowDialog.tsx")).AirflowDialog);

interface ToolProps {
  readonly state: CalculatorState;
}

/** Imports the rooms of a heat load of the project to a list: new ones are added, and earlier ones updated, with their numbers linked. */
export function RoomsTool({ state, imported }: ToolProps & { readonly imported: ImportedRooms }): ReactNode {
  return (
    <ImportTool label={texts.rooms.import}>
      {(target, close) => <ImportRooms target={target} state={state} imported={imported} onClose={close} />}
    </ImportTool>
  );
}

/** Adds the rooms of a heat load of the project as zones. */
export function ZonesTool(props: ToolProps): ReactNode {
  return <RoomsTool {...props} imported={zones} />;
}

/** Imports the airflow from a heat load of the project. */
export function AirflowTool({ state: { complete, change } }: ToolProps): ReactNode {
  return (
    <ImportTool label={texts.airflow.import}>
      {(target, close) => (
        <AirflowDialog
          target={target}
          unitSystem={complete.unitSystem}
          onChoose={({ value, name }) => {
            const edit = change({ type: "value", path: "airflow", value });
            notify({
              key: "import",
              message: texts.airflow.imported(name),
              action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
