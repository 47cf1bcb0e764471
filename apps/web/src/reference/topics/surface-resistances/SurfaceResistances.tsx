import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { surfaceTable } from "./tables.ts";

export function SurfaceResistances(): ReactNode {
  return <ReferenceTable table={surfaceTable} />;
}
