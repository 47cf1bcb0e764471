import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { typicalTable } from "./typicalTable.ts";

export function TypicalEnvelopes(): ReactNode {
  return <ReferenceTable table={typicalTable} />;
}
