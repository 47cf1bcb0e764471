import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { airChangesTable } from "./tables.ts";

export function AirChanges(): ReactNode {
  return <ReferenceTable table={airChangesTable} />;
}
