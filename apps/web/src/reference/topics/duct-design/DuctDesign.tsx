import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { airDrops, frictionTable, insulationTable, leakageTable, noiseVelocities, roughnessTable } from "./tables.ts";

export function DuctDesign(): ReactNode {
  return (
    <>
      <ReferenceTable table={frictionTable} isTitled />
      <ReferenceTable table={noiseVelocities} isTitled />
      <ReferenceTable table={leakageTable} isTitled />
      <ReferenceTable table={roughnessTable} isTitled />
      <ReferenceTable table={insulationTable} isTitled />
      <ReferenceTable table={airDrops} isTitled />
    </>
  );
}
