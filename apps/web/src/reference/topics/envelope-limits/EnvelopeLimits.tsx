import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { edgeTable, limitTable, solarTable } from "./limitTables.ts";

export function EnvelopeLimits(): ReactNode {
  return (
    <>
      <p>
        ASHRAE 90.1-2013, buildings that are no dwellings, by climate zone. Later editions ask for more: verify against the code you are
        under.
      </p>
      <h3>{limitTable.title}</h3>
      <ReferenceTable table={limitTable} />
      <h3>{solarTable.title}</h3>
      <ReferenceTable table={solarTable} />
      <h3>{edgeTable.title}</h3>
      <ReferenceTable table={edgeTable} />
    </>
  );
}
