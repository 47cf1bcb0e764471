import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import {
  criteriaTable,
  erosionTable,
  expansionTable,
  flowLimitTable,
  insulationTable,
  roughnessTable,
  supportTable,
  waterDrops,
} from "./tables.ts";

export function PipeDesign(): ReactNode {
  return (
    <>
      <ReferenceTable table={criteriaTable} isTitled />
      <ReferenceTable table={erosionTable} isTitled />
      <ReferenceTable table={flowLimitTable} isTitled />
      <ReferenceTable table={roughnessTable} isTitled />
      <ReferenceTable table={insulationTable} isTitled />
      <ReferenceTable table={expansionTable} isTitled />
      <ReferenceTable table={supportTable} isTitled />
      <ReferenceTable table={waterDrops} isTitled />
    </>
  );
}
