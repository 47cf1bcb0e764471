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
import { texts } from "./dialogTexts.ts";

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
    <GridDialog title={texts.rooms.title} wide onClose={onClose}>
      <div className={styles.content}>
        <FileSource files={roomFiles} target={target}>
          {({ names, floorArea, omissions, rowsIn }) => (
            <div className={styles.preview}>
              <p>{texts.rooms.floor(names, quantityText(floorArea, "area", unitSystem).text)}</p>
              <p className={layout.hint}>{texts.rooms.lead(replaces)}</p>
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
                  {texts.import}
                </Button>
              </div>
            </div>
          )}
        </FileSource>
      </div>
    </GridDialog>
  );
}
