import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { airChangesTable } from "./airChangesTable.ts";

export function AirChanges(): ReactNode {
  return <ReferenceTable table={airChangesTable} />;
}
