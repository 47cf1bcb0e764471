import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { edgeTable, limitTable, solarTable } from "./tables.ts";

export function EnvelopeLimits(): ReactNode {
  return (
    <>
      <p>
        ASHRAE 90.1-2013, nonresidential buildings, by climate zone. Later editions are stricter: check the code that your project is under.
      </p>
      <ReferenceTable table={limitTable} isTitled />
      <ReferenceTable table={solarTable} isTitled />
      <ReferenceTable table={edgeTable} isTitled />
    </>
  );
}
