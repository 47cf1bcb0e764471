import type { FileRef } from "@org/data";
import { fieldAt } from "@org/hvac-core/kernel";
import { Button, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { useOpenFile } from "../../pageParts/openFile.ts";
import styles from "./roomLoads.module.css";

const RoomsDialog = lazyPart(async () => (await import("./RoomsDialog.tsx")).RoomsDialog);
const AirflowDialog = lazyPart(async () => (await import("./AirflowDialog.tsx")).AirflowDialog);

interface ToolProps {
  readonly state: CalculatorState;
}

interface TakeOverProps {
  readonly label: string;
  readonly children: (target: FileRef, close: () => void) => ReactNode;
}

/** Only a file has others beside it to take over from. */
function TakeOver({ label, children }: TakeOverProps): ReactNode {
  const target = useOpenFile();
  const [isOpen, setOpen] = useState(false);
  if (!target) return null;
  return (
    <div className={`${styles.tool} screen-only`}>
      <Button small onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(target, () => setOpen(false))}
    </div>
  );
}

/** Adds the rooms of a heat load of the project to a list of zones, with where their airflows come from. */
export function RoomsTool({ state: { definition, input, complete, change } }: ToolProps): ReactNode {
  const field = fieldAt(definition.fields, "zones");
  const zones = Array.isArray(input["zones"]) ? (input["zones"] as { readonly id: string }[]) : [];
  const most = field?.type === "list" ? field.maxRows - zones.length : 0;
  return (
    <TakeOver label="Take over rooms from a heat load…">
      {(target, close) => (
        <RoomsDialog
          target={target}
          unitSystem={complete.unitSystem}
          most={most}
          onAdd={(rows) => {
            const edit = change({ type: "rows", path: "zones", rows: [...zones, ...rows] });
            notify({
              key: "take-over",
              message: rows.length === 1 ? "1 zone added." : `${rows.length} zones added.`,
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}

/** Takes the airflow over from a heat load of the project. */
export function AirflowTool({ state: { complete, change } }: ToolProps): ReactNode {
  return (
    <TakeOver label="Take over an airflow from a heat load…">
      {(target, close) => (
        <AirflowDialog
          target={target}
          unitSystem={complete.unitSystem}
          onChoose={({ value, name }) => {
            const edit = change({ type: "value", path: "airflow", value });
            notify({
              key: "take-over",
              message: `Airflow of “${name}” taken over.`,
              action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </TakeOver>
  );
}
