import type { SectionRow } from "./duct.ts";
import type { DuctValues } from "./schema.ts";

/** Id of the row of a single duct. No entered row has it: ids are letters, digits, `_` and `-`. */
export const alone = "";

/** The single duct as a row of a system. */
export function rowOf(values: DuctValues): SectionRow {
  return {
    id: alone,
    name: "",
    parent: null,
    airPath: "supply",
    airflow: values.airflow,
    ductLength: values.ductLength,
    ductShape: values.ductShape,
    aspectRatio: null,
    sizingMethod: values.sizingMethod,
    targetFriction: values.targetFriction,
    targetVelocity: values.targetVelocity,
    sizeChoice: values.sizeChoice,
    chosenDiameter: values.chosenDiameter,
    chosenWidth: values.chosenWidth,
    chosenHeight: values.chosenHeight,
    heightLimit: null,
    ductMaterial: values.ductMaterial,
    roughness: null,
    lined: false,
    linerThickness: 0,
    insulationThickness: null,
    insulationConductivity: null,
    flexibleLength: 0,
    compression: values.compression,
    junction: "none",
    branchAngle: 90,
    fittings: values.fittings,
    equipmentPressureDrop: 0,
    terminalPressureDrop: values.terminalPressureDrop,
    ductPart: values.ductPart,
    ductLocation: values.ductLocation,
  };
}

/** Fields that only systems have. */
type SystemSettings = Pick<
  DuctValues,
  | "balanceBy"
  | "leakageAdded"
  | "supplyEquipmentDrop"
  | "returnEquipmentDrop"
  | "exhaustEquipmentDrop"
  | "outletEffectFactor"
  | "inletEffectFactor"
  | "exhaustEffectFactor"
>;

const none: SystemSettings = {
  balanceBy: "damper",
  leakageAdded: false,
  supplyEquipmentDrop: 0,
  returnEquipmentDrop: 0,
  exhaustEquipmentDrop: 0,
  outletEffectFactor: 0,
  inletEffectFactor: 0,
  exhaustEffectFactor: 0,
};

/** Fields of a system as a whole; a single duct has none of them, whatever is entered for another scope. */
export const ofSystem = (values: DuctValues): SystemSettings => (values.scope === "system" ? values : none);
