import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { gauges, rectangularSides, roundDucts } from "./tables.ts";

export function DuctSizes(): ReactNode {
  return (
    <>
      <ReferenceTable table={roundDucts} isTitled />
      <ReferenceTable table={rectangularSides} isTitled />
      <ReferenceTable table={gauges} isTitled />
    </>
  );
}
