import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { velocitiesTable } from "./tables.ts";

export function Velocities(): ReactNode {
  return <ReferenceTable table={velocitiesTable} />;
}
