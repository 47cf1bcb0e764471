import type { FileRef } from "@org/data";
import { fieldAt } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { lazyPart, notify, plural } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { ImportTool } from "../imports/ImportTool.tsx";
import { zoneRow, type LoadRoom } from "./roomLoads.ts";

const RoomsDialog = lazyPart(async () => (await import("./RoomsDialog.tsx")).RoomsDialog);
const AirflowDialog = lazyPart(async () => (await import("./AirflowDialog.tsx")).AirflowDialog);

interface ToolProps {
  readonly state: CalculatorState;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Rows for imported rooms. */
export interface ImportedRooms {
  /** The list that they are added to. */
  readonly path: string;
  readonly rowLabel: string;
  readonly hint: string;
  readonly rowOf: (room: LoadRoom, unitSystem: UnitSystem, file: FileRef, first: Row | undefined) => Row;
  /** What stands before them where the list is empty. */
  readonly first?: Row;
}

/** Rooms as zones of ventilation. */
const zones: ImportedRooms = {
  path: "zones",
  rowLabel: "zone",
  hint: "Figures are for one room. Rooms like one another become one zone with all of their area, people and air.",
  rowOf: zoneRow,
};

/** Adds the rooms of a heat load of the project to a list, with where their airflows come from. */
export function RoomsTool({
  state: { definition, input, complete, change },
  imported: { path, rowLabel, hint, rowOf, first },
}: ToolProps & { readonly imported: ImportedRooms }): ReactNode {
  const field = fieldAt(definition.fields, path);
  const stated = Array.isArray(input[path]) ? (input[path] as readonly Row[]) : [];
  const before = stated.length === 0 && first ? [first] : stated;
  const most = field?.type === "list" ? field.maxRows - before.length : 0;
  return (
    <ImportTool label="Import rooms from a heat load…">
      {(target, close) => (
        <RoomsDialog
          target={target}
          unitSystem={complete.unitSystem}
          most={most}
          rowLabel={rowLabel}
          hint={hint}
          rowOf={(room, file) => rowOf(room, complete.unitSystem, file, before[0])}
          onAdd={(rows) => {
            const edit = change({ type: "rows", path, rows: [...before, ...rows] });
            notify({
              key: "import",
              message: `${rows.length} ${rows.length === 1 ? rowLabel : plural(rowLabel)} added.`,
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
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
    <ImportTool label="Import an airflow from a heat load…">
      {(target, close) => (
        <AirflowDialog
          target={target}
          unitSystem={complete.unitSystem}
          onChoose={({ value, name }) => {
            const edit = change({ type: "value", path: "airflow", value });
            notify({
              key: "import",
              message: `Airflow of “${name}” imported.`,
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
