import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { ventilationRates } from "./tables.ts";

export function VentilationRates(): ReactNode {
  return <ReferenceTable table={ventilationRates} />;
}
