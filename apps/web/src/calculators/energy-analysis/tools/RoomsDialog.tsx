import type { FileRef } from "@org/data";
import type { EnergyRows } from "@org/hvac-core/exchange/energy";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { FileSource } from "../../imports/FileSource.tsx";
import layout from "../../imports/imports.module.css";
import { roomFiles } from "./heatLoadFiles.ts";
import styles from "./tariffTools.module.css";

interface RoomsDialogProps {
  readonly target: FileRef;
  readonly unitSystem: UnitSystem;
  /** Whether the form has rooms that the imported ones replace. */
  readonly replaces: boolean;
  readonly onTake: (rows: EnergyRows) => void;
  readonly onClose: () => void;
}

/** Preview of the rooms of a heat load of the project, before they are imported. */
export function RoomsDialog({ target, unitSystem, replaces, onTake, onClose }: RoomsDialogProps): ReactNode {
  return (
    <GridDialog title="Import rooms from a heat load" wide onClose={onClose}>
      <div className={styles.content}>
        <FileSource files={roomFiles} target={target}>
          {({ names, floorArea, omissions, rowsIn }) => (
            <div className={styles.preview}>
              <p>
                {names.join(", ")}: {quantityText(floorArea, "area", unitSystem).text} of floor.
              </p>
              <p className={layout.hint}>
                Surfaces, windows, constructions, gains with their schedules, outdoor air and temperatures are copied and do not follow
                later changes.{replaces && " They replace the rooms of this file."}
              </p>
              <ul>
                {omissions.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <div className={layout.buttons}>
                <Button
                  look="primary"
                  onClick={() => {
                    onTake(rowsIn(unitSystem));
                    onClose();
                  }}
                >
                  Import
                </Button>
              </div>
            </div>
          )}
        </FileSource>
      </div>
    </GridDialog>
  );
}
