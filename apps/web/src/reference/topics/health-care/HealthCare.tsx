import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { healthCareTable } from "./tables.ts";

export function HealthCare(): ReactNode {
  return <ReferenceTable table={healthCareTable} />;
}
