import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { pipeTable } from "./tables.ts";

export function PipeSizes(): ReactNode {
  return <ReferenceTable table={pipeTable} />;
}
