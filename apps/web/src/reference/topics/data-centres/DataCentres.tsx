import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { dataCentresTable } from "./tables.ts";

export function DataCentres(): ReactNode {
  return <ReferenceTable table={dataCentresTable} />;
}
