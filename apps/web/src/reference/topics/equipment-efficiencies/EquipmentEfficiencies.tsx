import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { minima, typicalEfficiencies } from "./tables.ts";

export function EquipmentEfficiencies(): ReactNode {
  return (
    <>
      <ReferenceTable table={minima} isTitled />
      <ReferenceTable table={typicalEfficiencies} isTitled />
    </>
  );
}
