import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { spaceDensities, buildingDensities } from "./tables.ts";

export function Lighting(): ReactNode {
  return (
    <>
      <ReferenceTable table={spaceDensities} isTitled />
      <ReferenceTable table={buildingDensities} isTitled />
    </>
  );
}
