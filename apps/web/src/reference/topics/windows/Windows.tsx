import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { glazingTable, windowTable } from "./tables.ts";

export function Windows(): ReactNode {
  return (
    <>
      <ReferenceTable table={windowTable} isTitled />
      <ReferenceTable table={glazingTable} isTitled />
    </>
  );
}
