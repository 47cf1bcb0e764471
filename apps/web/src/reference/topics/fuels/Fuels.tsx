import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { fuelsTable } from "./tables.ts";

export function Fuels(): ReactNode {
  return <ReferenceTable table={fuelsTable} />;
}
