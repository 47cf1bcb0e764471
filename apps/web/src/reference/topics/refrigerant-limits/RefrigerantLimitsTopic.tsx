import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { refrigerantLimitsTable } from "./tables.ts";

export function RefrigerantLimitsTopic(): ReactNode {
  return <ReferenceTable table={refrigerantLimitsTable} />;
}
