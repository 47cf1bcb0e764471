import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { typicalTable } from "./tables.ts";

export function TypicalEnvelopes(): ReactNode {
  return <ReferenceTable table={typicalTable} />;
}
