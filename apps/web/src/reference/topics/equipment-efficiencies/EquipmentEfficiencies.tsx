import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { equipmentEfficienciesTable } from "./tables.ts";

export function EquipmentEfficiencies(): ReactNode {
  return <ReferenceTable table={equipmentEfficienciesTable} />;
}
