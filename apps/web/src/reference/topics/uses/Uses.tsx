import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { uses } from "./tables.ts";

export function Uses(): ReactNode {
  return <ReferenceTable table={uses} />;
}
