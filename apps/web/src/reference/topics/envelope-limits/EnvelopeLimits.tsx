import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { edgeTable, limitTable, solarTable } from "./tables.ts";
import { texts } from "./texts.ts";

export function EnvelopeLimits(): ReactNode {
  return (
    <>
      <p>{texts.lead}</p>
      <ReferenceTable table={limitTable} isTitled />
      <ReferenceTable table={solarTable} isTitled />
      <ReferenceTable table={edgeTable} isTitled />
    </>
  );
}
