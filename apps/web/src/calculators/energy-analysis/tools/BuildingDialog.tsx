import type { FileRef } from "@org/data";
import { copiedQuantity } from "@org/hvac-core/exchange";
import type { BuildingLoads } from "@org/hvac-core/exchange/energy";
import type { Path } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { FileSource } from "../../imports/FileSource.tsx";
import layout from "../../imports/imports.module.css";
import { buildingFiles } from "./heatLoadFiles.ts";
import styles from "./tariffTools.module.css";
import { texts } from "./dialogTexts.ts";

interface BuildingDialogProps {
  readonly target: FileRef;
  readonly unitSystem: UnitSystem;
  readonly onTake: (values: Readonly<Record<Path, unknown>>) => void;
  readonly onClose: () => void;
}

const facts = [
  ["lossCoefficient", "heatLossCoefficient"],
  ["floorArea", "area"],
  ["ventilationFlow", "airFlow"],
  ["altitude", "altitude"],
] as const satisfies readonly (readonly [keyof BuildingLoads, string])[];

/** Values of a heat load. */
const valuesOf = (loads: BuildingLoads) =>
  facts.flatMap(([name, kind]) => {
    const value = loads[name];
    return value === undefined ? [] : [{ name, label: texts.building.facts[name], kind, value }];
  });

/** Preview of the building of a heat load of the project, before it is imported. */
export function BuildingDialog({ target, unitSystem, onTake, onClose }: BuildingDialogProps): ReactNode {
  return (
    <GridDialog title={texts.building.title} wide onClose={onClose}>
      <div className={styles.content}>
        <FileSource files={buildingFiles} target={target}>
          {(loads) => (
            <div className={styles.preview}>
              <dl>
                {valuesOf(loads).map(({ name, label, kind, value }) => (
                  <div key={name} style={{ display: "contents" }}>
                    <dt>{label}</dt>
                    <dd>{quantityText(value, kind, unitSystem).text}</dd>
                  </div>
                ))}
              </dl>
              <p className={layout.hint}>{texts.building.lead}</p>
              <div className={layout.buttons}>
                <Button
                  look="primary"
                  onClick={() => {
                    onTake(
                      Object.fromEntries(valuesOf(loads).map(({ name, kind, value }) => [name, copiedQuantity(value, kind, unitSystem)])),
                    );
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
