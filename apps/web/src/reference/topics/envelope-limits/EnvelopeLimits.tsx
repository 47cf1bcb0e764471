import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { edgeTable, limitTable, solarTable } from "./tables.ts";

export function EnvelopeLimits(): ReactNode {
  return (
    <>
      <p>
        ASHRAE 90.1-2013, buildings that are no dwellings, by climate zone. Later editions ask for more: verify against the code you are
        under.
      </p>
      <ReferenceTable table={limitTable} isTitled />
      <ReferenceTable table={solarTable} isTitled />
      <ReferenceTable table={edgeTable} isTitled />
    </>
  );
}
