import type { FileRef } from "@org/data";
import { linkedAirflow } from "@org/hvac-core/exchange/rooms";
import type { TypedQuantity } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { RowChoice } from "../rowPicker/RowPicker.tsx";
import { FileSource } from "../imports/FileSource.tsx";
import layout from "../imports/imports.module.css";
import { heatLoadFiles } from "./heatLoadFiles.ts";
import { texts } from "./dialogTexts.ts";

/** An airflow that is linked to its result. */
interface ChosenAirflow {
  readonly name: string;
  readonly value: TypedQuantity;
}

interface AirflowDialogProps {
  readonly target: FileRef;
  readonly unitSystem: UnitSystem;
  readonly onChoose: (chosen: ChosenAirflow) => void;
  readonly onClose: () => void;
}

/** One airflow of a heat load of the project: of a system, a zone or a room. */
export function AirflowDialog({ target, unitSystem, onChoose, onClose }: AirflowDialogProps): ReactNode {
  return (
    <GridDialog title={texts.airflow.title} wide onClose={onClose}>
      <div className={layout.content}>
        <FileSource files={heatLoadFiles} target={target}>
          {({ airflows }, file) =>
            airflows.length === 0 ? (
              <p>{texts.airflow.empty}</p>
            ) : (
              <RowChoice
                key={file.fileId}
                title={texts.airflow.rows}
                label={texts.airflow.search}
                rows={airflows.map((each) => ({
                  ...each,
                  label: `${each.name}: ${quantityText(each.airflow, "airFlow", unitSystem).text}`,
                }))}
                onChoose={(row) => {
                  onChoose({ name: row.name, value: linkedAirflow(row, file, unitSystem) });
                  onClose();
                }}
              />
            )
          }
        </FileSource>
      </div>
    </GridDialog>
  );
}
