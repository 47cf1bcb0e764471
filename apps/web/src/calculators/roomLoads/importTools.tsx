import { zoneRow, type LoadRoom, type RowContext } from "@org/hvac-core/exchange/rooms";
import { fieldAt } from "@org/hvac-core/internal";
import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import { newRowId, type CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

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
  readonly rowOf: (room: LoadRoom, context: RowContext, first: Row | undefined) => Row;
  /** Row before them where the list is empty. */
  readonly first?: Row;
}

/** Rooms as zones of ventilation. */
const zones: ImportedRooms = { path: "zones", rowLabel: texts.rooms.zone, hint: texts.rooms.zonesHint, rowOf: zoneRow };

/** Adds the rooms of a heat load of the project to a list, with their airflows linked. */
export function RoomsTool({
  state: { definition, input, complete, change },
  imported: { path, rowLabel, hint, rowOf, first },
}: ToolProps & { readonly imported: ImportedRooms }): ReactNode {
  const field = fieldAt(definition.fields, path);
  const rows = Array.isArray(input[path]) ? (input[path] as readonly Row[]) : [];
  const before = rows.length === 0 && first ? [first] : rows;
  const maxRooms = field?.type === "list" ? field.maxRows - before.length : 0;
  return (
    <ImportTool label={texts.rooms.import}>
      {(target, close) => (
        <RoomsDialog
          target={target}
          unitSystem={complete.unitSystem}
          maxRooms={maxRooms}
          rowLabel={rowLabel}
          hint={hint}
          rowOf={(room, file) => rowOf(room, { id: newRowId(), file, unitSystem: complete.unitSystem }, before[0])}
          onAdd={(added) => {
            const edit = change({ type: "rows", path, rows: [...before, ...added] });
            notify({
              key: "import",
              message: texts.rooms.added(added.length, rowLabel),
              action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
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
