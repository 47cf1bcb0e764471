import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { gridCarbonTable } from "./tables.ts";

export function GridCarbonTopic(): ReactNode {
  return <ReferenceTable table={gridCarbonTable} />;
}
